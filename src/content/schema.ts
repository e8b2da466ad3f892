import { z } from 'zod';
import { languageCodes, pages } from '../language.ts';
import { alternative, list, missingPhoto, placeholders, text, textWith } from './fields.ts';
import { iconNames } from './icons.ts';

const webAddress = z.url({
  protocol: /^https$/,
  error: 'must be a web address that starts with https://',
});

const eachLanguage = <T extends z.ZodType>(value: T) =>
  z.strictObject(
    Object.fromEntries(languageCodes.map((code) => [code, value])) as Record<
      (typeof languageCodes)[number],
      T
    >,
  );

/**
 * A text for lists of results, which cut off what is longer and add words of their own to what is
 * shorter. Both numbers are characters, with the factory's own names in their places.
 */
const measured = (least: number, most: number) =>
  text.refine(({ length }) => length >= least && length <= most, {
    error: ({ input }) =>
      `must have ${least} to ${most} characters with the factory's names filled in, and has ${(input as string).length}`,
  });

const numeral = text.regex(/^[0-9]+%?$/, 'must be digits, with % if it is a share');
const aboutProduct = textWith(...placeholders, 'product').includes(
  '{product}',
  'must hold {product}',
);
const titled = z.strictObject({ title: text, text });
const iconed = titled.extend({ icon: z.enum(iconNames) });

const place = textWith().regex(
  /^[^،,]+[،,] [^،,]+[،,] [^،,]+$/,
  'must be the city, the governorate and the country, with commas between them',
);

/** `content/site.yaml`: who the factory is, in both languages. */
export const identitySchema = z
  .strictObject({
    name: eachLanguage(textWith()),
    shortName: eachLanguage(textWith()),
    city: eachLanguage(place),
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

/** An entry for some of the photographs, each under its name. */
function photoRecord<Fields extends z.ZodRawShape>(
  photoNames: ReadonlySet<string>,
  fields: Fields,
) {
  return z.record(z.string(), z.strictObject(fields)).superRefine((photos, context) => {
    for (const name of Object.keys(photos).filter((name) => !photoNames.has(name))) {
      context.addIssue({ code: 'custom', path: [name], message: missingPhoto(name, photoNames) });
    }
  });
}

const percent = z.int().min(0).max(100);

/**
 * `content/photos.yaml`: the point of each photograph that stays in view, in per cent from left and
 * top. `photoNames` are the files in `content/photos`, without their ending.
 */
export function photosSchema(photoNames: ReadonlySet<string>) {
  return photoRecord(photoNames, { focus: z.tuple([percent, percent]) });
}

/**
 * `content/photos/credits.yaml`: who made each photograph that is not the factory's own, the page
 * that it comes from, and the licence under which it is used.
 */
export function creditsSchema(photoNames: ReadonlySet<string>) {
  return photoRecord(photoNames, { author: text, source: webAddress, license: text });
}

/**
 * What no two pages may share, of a page that is read after others. `places` says where each text
 * stands already.
 */
export function ownSummary(places: ReadonlyMap<string, string>) {
  const own = z.string().refine((text) => !places.has(text), {
    error: ({ input }) => `must be its own, and is the same in ${places.get(input as string)}`,
  });
  return z.object({ title: own, description: own });
}

/**
 * The schemas of every file in `content/ar` and `content/en`; both languages share them.
 * `photoNames` are the files in `content/photos`, without their ending; `unusable` are those there
 * that pages cannot show: the file of each name.
 */
export function contentSchemas(
  photoNames: ReadonlySet<string>,
  unusable: ReadonlyMap<string, string> = new Map(),
) {
  const photoName = text
    .refine((name) => photoNames.has(name), {
      error: ({ input }) => missingPhoto(String(input), photoNames, unusable),
    })
    // For editor/fields.ts, which offers the photographs themselves.
    .meta({ photo: true });
  const photo = z.strictObject({ name: photoName, alt: alternative });
  const page = z.strictObject({ title: measured(10, 60), description: measured(70, 155) });
  const preview = z.strictObject({ photos: list(photoName), alt: alternative });

  return {
    layout: z.strictObject({
      skip: text,
      home: text,
      navigation: z.strictObject({
        label: text,
        open: text,
        links: z.record(z.enum(pages), text),
      }),
      chat: z.strictObject({
        label: text,
        greeting: text,
        code: z.strictObject({ label: text, text }),
      }),
      facts: list(z.strictObject({ numeral, text }), 'text'),
      newTab: text,
      map: z.strictObject({ title: text, open: text }),
      labels: z.strictObject({ address: text, phone: text, email: text }),
      social: z.strictObject({ label: text, instagram: text, facebook: text, linkedin: text }),
      footer: z.strictObject({ about: text, quickLinks: text, contact: text, copyright: text }),
    }),
    home: page.extend({
      preview,
      hero: z.strictObject({
        label: text,
        slides: list(z.strictObject({ text, photo: photoName }), 'text'),
        action: text,
        slide: textWith(...placeholders, 'number', 'count')
          .includes('{number}')
          .includes('{count}'),
        chooseSlide: text,
        pause: text,
        play: text,
      }),
      features: z.strictObject({ heading: text, items: list(iconed, 'title') }),
      location: z.strictObject({ heading: text }),
    }),
    about: page.extend({
      preview,
      heading: text,
      intro: text,
      story: z.strictObject({ heading: text, paragraphs: list(text) }),
      photo,
      values: z.strictObject({ heading: text, items: list(titled, 'title') }),
    }),
    services: page.extend({
      preview,
      heading: text,
      intro: text,
      startups: z.strictObject({ heading: text, items: list(iconed.extend({ photo }), 'title') }),
      traders: z.strictObject({
        heading: text,
        intro: text,
        items: list(iconed.extend({ numeral: numeral.optional() }), 'title'),
      }),
      action: text,
    }),
    catalog: page.extend({
      preview,
      heading: text,
      intro: text,
      order: text,
      products: list(
        z.strictObject({
          id: text.regex(/^[a-z0-9-]+$/, 'must be small Latin letters, digits and hyphens'),
          name: text,
          photo,
        }),
        'id',
      ),
      categories: z.strictObject({
        heading: text,
        items: list(z.strictObject({ name: text, text }), 'name'),
      }),
      action: text,
    }),
    'start-project': page.extend({
      preview,
      heading: text,
      subtitle: text,
      order: z.strictObject({ chosen: aboutProduct, message: aboutProduct }),
      checklist: z.strictObject({ heading: text, intro: text, items: list(titled, 'title') }),
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
    contact: page.extend({ preview, heading: text, intro: text, details: text, save: text }),
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

/** What `content/photos/credits.yaml` holds. */
export type Credits = z.infer<ReturnType<typeof creditsSchema>>;
