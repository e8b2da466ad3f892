import { z } from 'zod';
import { languageCodes, pages } from '../language.ts';
import { iconNames } from './icons.ts';

const text = z.string().trim().min(1);
const webAddress = z.url({
  protocol: /^https$/,
  error: 'must be a web address that starts with https://',
});

/** A list of at least one. */
const list = <T extends z.ZodType>(item: T) => z.array(item).min(1);

const eachLanguage = <T extends z.ZodType>(value: T) =>
  z.strictObject(
    Object.fromEntries(languageCodes.map((code) => [code, value])) as Record<
      (typeof languageCodes)[number],
      T
    >,
  );

const numeral = text.regex(/^[0-9]+%?$/, 'must be digits, with % if it is a share');
const titled = z.strictObject({ title: text, text });
const iconed = titled.extend({ icon: z.enum(iconNames) });

/** `content/site.yaml`: who the factory is, in both languages. */
export const identitySchema = z
  .strictObject({
    name: eachLanguage(text),
    shortName: eachLanguage(text),
    city: eachLanguage(text),
    coordinates: z.strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    }),
    phone: text.regex(
      /^\+[0-9][0-9 ]{7,18}$/,
      'must be an international number: + and digits, such as "+20 100 000 0000"',
    ),
    email: z.email('must be an e-mail address'),
    address: webAddress.regex(
      /^https:\/\/[^/]+$/,
      'must be only https:// and the name of the site, such as "https://khayt.example"',
    ),
    social: z.strictObject({ instagram: webAddress, facebook: webAddress, linkedin: webAddress }),
    standIns: z.array(text),
  })
  .superRefine((identity, context) => {
    identity.standIns.forEach((name, index) => {
      if (!(name in identity) || name === 'standIns') {
        context.addIssue({
          code: 'custom',
          path: ['standIns', index],
          message: `names "${name}", which is no entry of this file`,
        });
      }
    });
  });

const percent = z.int('must be a whole number').min(0).max(100);

/**
 * `content/photos.yaml`: the point of each photograph that stays in view, in per cent from left and
 * top. `photoNames` are the files in `content/photos`, without their ending.
 */
export function photosSchema(photoNames: ReadonlySet<string>) {
  return z
    .record(text, z.strictObject({ focus: z.tuple([percent, percent]) }))
    .superRefine((photos, context) => {
      for (const name of Object.keys(photos).filter((name) => !photoNames.has(name))) {
        context.addIssue({
          code: 'custom',
          path: [name],
          message: 'names a photograph that is not in content/photos',
        });
      }
    });
}

/**
 * The schemas of every file in `content/ar` and `content/en`; both languages share them.
 * `photoNames` are the files in `content/photos`, without their ending.
 */
export function contentSchemas(photoNames: ReadonlySet<string>) {
  const photoName = text
    .refine((name) => photoNames.has(name), {
      error: (issue) => `names a photograph that is not in content/photos: "${issue.input}"`,
    })
    // For editor/fields.ts, which offers the photographs themselves.
    .meta({ photo: true });
  const photo = z.strictObject({ name: photoName, alt: text });
  const page = z.strictObject({ title: text, description: text });

  return {
    layout: z.strictObject({
      skip: text,
      home: text,
      navigation: z.strictObject({
        label: text,
        open: text,
        links: z.record(z.enum(pages), text),
      }),
      chat: z.strictObject({ label: text, greeting: text }),
      newTab: text,
      map: z.strictObject({ title: text, open: text }),
      labels: z.strictObject({ address: text, phone: text, email: text }),
      social: z.strictObject({ label: text, instagram: text, facebook: text, linkedin: text }),
      footer: z.strictObject({ about: text, quickLinks: text, contact: text, copyright: text }),
    }),
    home: page.extend({
      hero: z.strictObject({
        label: text,
        slides: list(z.strictObject({ text, photo: photoName })),
        action: text,
        slide: text.includes('{number}').includes('{count}'),
        chooseSlide: text,
        pause: text,
        play: text,
      }),
      facts: list(z.strictObject({ numeral, text })),
      features: z.strictObject({ heading: text, items: list(iconed) }),
      location: z.strictObject({ heading: text }),
    }),
    about: page.extend({
      heading: text,
      intro: text,
      story: z.strictObject({ heading: text, paragraphs: list(text) }),
      photo,
      values: z.strictObject({ heading: text, items: list(titled) }),
    }),
    services: page.extend({
      heading: text,
      intro: text,
      startups: z.strictObject({ heading: text, items: list(iconed.extend({ photo })) }),
      traders: z.strictObject({
        heading: text,
        intro: text,
        items: list(iconed.extend({ numeral: numeral.optional() })),
      }),
      action: text,
    }),
    catalog: page.extend({
      heading: text,
      intro: text,
      order: text,
      products: list(
        z.strictObject({
          id: text.regex(/^[a-z0-9-]+$/, 'must be small Latin letters, digits and hyphens'),
          name: text,
          photo,
        }),
      ),
      categories: z.strictObject({
        heading: text,
        items: list(z.strictObject({ name: text, text })),
      }),
      action: text,
    }),
    'start-project': page.extend({
      heading: text,
      subtitle: text,
      checklist: z.strictObject({ heading: text, intro: text, items: list(titled) }),
      form: z.strictObject({
        heading: text,
        name: text,
        phone: text,
        brandType: text,
        budget: text,
        message: text,
        submit: text,
      }),
    }),
    contact: page.extend({ heading: text, intro: text, details: text }),
    'not-found': page.extend({ heading: text, text }),
  };
}

type Schemas = ReturnType<typeof contentSchemas>;

/** The name of a file in `content/ar` and `content/en`, without its ending. */
export type ContentName = keyof Schemas;

/** What the file of that name holds. */
export type Content<Name extends ContentName> = z.infer<Schemas[Name]>;

/** What `content/site.yaml` holds. */
export type Identity = z.infer<typeof identitySchema>;
