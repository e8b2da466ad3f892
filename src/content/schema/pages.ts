import { z } from 'zod';
import { colorNames } from '../../colors/palette.ts';
import type { Code } from '../../error-messages/sentences.ts';
import { heldPieces, unitName } from '../../i18n/units.ts';
import type { Page } from '../../page-table.ts';
import { photoKey } from '../../photographs/photo-files.ts';
import type { ImagePreset } from '../../photographs/presets.ts';
import { lengthOf } from '../characters.ts';
import { contentIcons } from '../icons.ts';
import { answerNames, proofNames } from './facts.ts';
import {
  each,
  issueOf,
  list,
  photoName,
  shared,
  text,
  textContaining,
  textUpTo,
  textWith,
  trimmed,
} from './fields.ts';
import { networks, termNames } from './site.ts';

const percent = z.int().min(0).max(100).default(50);

/** `content/photos.yaml`: the point of each photograph that stays in view, in per cent. */
export const focusPointsSchema = z.record(
  z.string().overwrite(photoKey),
  z.strictObject({ left: percent, top: percent }),
);

/**
 * A text for search results, which lengthen what is too short and cut off the end of what is too long.
 * Both numbers are characters, with the factory's own names filled in.
 */
const measured = (least: number, most: number) =>
  text
    .superRefine((value, context) => {
      const values = { least, most, length: lengthOf(value) };
      if (values.length < least) context.addIssue(issueOf({ code: 'too-short', values }));
    })
    .meta({ unique: true, roomFor: most });

const fact = shared(z.enum(answerNames)).optional();
const term = shared(z.enum(termNames)).optional();
const icon = shared(z.enum(Object.keys(contentIcons) as (keyof typeof contentIcons)[]));
const [before, after] = [textUpTo(12), textUpTo(40)];
const photo = (preset: ImagePreset) => z.strictObject({ name: photoName(preset), alt: text });
const titled = (titleRoom: number, textRoom: number) =>
  z.strictObject({ title: textUpTo(titleRoom), text: textUpTo(textRoom) });
const section = <Items extends z.ZodType>(items: Items) =>
  z.strictObject({ heading: textUpTo(35), items });

const summary = z.strictObject({ title: measured(10, 60), description: measured(70, 155) });
const page = summary.extend({
  navigation: text.meta({ unique: true }),
  preview: z.strictObject({ photos: list(photoName('socialImage')), alt: text }),
});
/** The two audiences; each has a part of the services page, whose id this is. */
export const audiences = ['startups', 'traders'] as const;
const audience = z.strictObject({
  heading: textUpTo(35),
  text: textUpTo(110),
  action: textUpTo(30),
  photo: photo('audience'),
});

const percentOfPhoto = shared(z.int().min(0).max(100));

const outside: Code = 'print-area-outside';
/** The part of a photograph that may be printed, in per cent of it. */
const printArea = each(['left', 'top', 'width', 'height'], percentOfPhoto)
  .refine(({ left, width }) => width > 0 && left + width <= 100, outside)
  .refine(({ top, height }) => height > 0 && top + height <= 100, outside);

/** Where a print usually is on a garment, and what colors one may have besides its own: the site's four, white and black. */
const printPlaces = ['chest', 'heart', 'front', 'back'] as const;
const inkNames = ['white', 'black', ...colorNames] as const;

/** What a style has for trying a logo on it only together with something else. */
const printPairs = [
  ['plain', 'printArea', 'plain-alone'],
  ['printArea', 'plain', 'print-area-alone'],
  ['plainBack', 'backArea', 'plain-alone'],
  ['backArea', 'plainBack', 'print-area-alone'],
  ['backArea', 'plain', 'print-area-alone'],
] as const;

/** The details that a style of the catalog may have, in the order of their rows. */
export const detailNames = ['fabric', 'weight', 'sizes', 'colors', 'minimum'] as const;

/** How a chat's message begins. Its address has room for 2,000 characters, and an Arabic letter takes six of them. */
const greeting = text.max(100).meta({ isSent: true });

/** How it begins where a list follows. */
const opening = text.max(60).meta({ isSent: true });

/** The forms that words take beside numbers; a language needs only those that it has. */
export const pluralForms = ['one', 'two', 'few', 'many', 'other'] as const;

/** What is counted, in each form. */
const countsIn = (form: z.ZodType<string>) =>
  each(pluralForms, form.meta({ isPlural: true }).optional()).required({ other: true });
const counted = textWith(['number']);

const namedUnit = shared(trimmed.max(20).overwrite(unitName));
const ofMany = textContaining('number').meta({ isPlural: true });
/** A unit of the owner's: its name in content, and its words. */
const ownUnit = z.strictObject({
  name: namedUnit,
  pieces: textUpTo(20),
  pieceCounts: countsIn(counted).extend({
    ...each(['few', 'many'], ofMany.optional()).shape,
    other: ofMany,
  }),
});

/** A name in addresses. */
const id = shared(trimmed.regex(/^[a-z0-9-]+$/, 'not-id' satisfies Code).max(60));

/** The sentence over the chat at the end of a page. */
const ending = textUpTo(60);
const innerPage = page.extend({ heading: textUpTo(50), intro: textUpTo(130) });

/** The schemas of the files in each language's folder in `content`, by the file's name. */
export const contentSchemas = {
  layout: z.strictObject({
    skip: text,
    home: text,
    menu: z.strictObject({ label: text, open: text }),
    chat: z.strictObject({
      label: textUpTo(18),
      greeting,
      qrCode: z.strictObject({ label: text, text }),
    }),
    action: textUpTo(20),
    terms: z.strictObject({
      minimum: z.strictObject({ before, after: after.meta({ followsMinimum: true }) }),
      // A factory without a discount needs none.
      discount: z
        .strictObject({ before: before.default(''), after: after.default('') })
        .prefault({}),
      printing: textUpTo(30).optional(),
    }),
    seeCatalog: textUpTo(25),
    newTab: text,
    map: z.strictObject({ title: text, open: text }),
    labels: each(
      [
        'address',
        'hours',
        'phone',
        'mobile',
        'landline',
        'hotline',
        'whatsapp',
        'email',
        'registers',
      ],
      textUpTo(20),
    ),
    social: each(networks, text).extend({ label: textUpTo(14) }),
    footer: z.strictObject({
      about: text,
      quickLinks: textUpTo(14),
      contact: textUpTo(14),
      copyright: text,
    }),
  }),
  home: page.extend({
    hero: z.strictObject({
      label: text,
      eyebrow: textUpTo(52),
      slides: list(z.strictObject({ text: textUpTo(40), photo: photoName('hero') }), 'text'),
      slide: textContaining('number', 'count'),
      ...each(['carouselRole', 'slideRole', 'chooseSlide', 'pause', 'play'], text).shape,
    }),
    brandLabel: z
      .strictObject({
        heading: textUpTo(35),
        text: textUpTo(110),
        photo: photo('label'),
        // A phone shows the photograph without its sides (`BrandLabel.module.css`).
        printArea: printArea.refine(
          ({ left, width }) => left >= 8 && left + width <= 92,
          'label-area-edge' satisfies Code,
        ),
        ...each(['field', 'example', 'open'], textUpTo(24)).shape,
      })
      .optional(),
    audiences: each(audiences, audience),
    steps: section(list(titled(24, 110).extend({ fact }), 'title').min(3).max(7)),
    work: section(
      list(z.strictObject({ photo: photo('work') }))
        .min(3)
        .max(5),
    ).optional(),
    styles: z.strictObject({ heading: textUpTo(35) }),
    features: section(list(titled(30, 110), 'title')).extend({ photo: photo('work').optional() }),
    location: z.strictObject({ heading: textUpTo(35) }),
    ending,
  }),
  about: innerPage.extend({
    story: z.strictObject({ heading: textUpTo(35), paragraphs: list(text) }),
    photo: photo('about'),
    proof: z.strictObject({ heading: textUpTo(35), ...each(proofNames, textUpTo(30)).shape }),
    values: section(list(titled(50, 150), 'title')).extend({ photo: photo('work').optional() }),
    ending,
  }),
  services: innerPage.extend({
    photo: photo('audience').optional(),
    startups: section(
      list(titled(50, 150).extend({ icon, fact, photo: photo('service') }), 'title'),
    ),
    traders: section(list(titled(28, 90).extend({ icon, fact, term }), 'title')).extend({
      intro: text,
      photo: photo('audience'),
    }),
    ending,
  }),
  catalog: innerPage.extend({
    order: textUpTo(12),
    choice: z.strictObject({
      ...each(['add', 'added'], textUpTo(18)).shape,
      addMore: textUpTo(30).optional(),
      remove: textContaining('style'),
      label: countsIn(counted),
      ...each(['chosen', 'tooMany'], textContaining('styles')).shape,
      counts: countsIn(counted),
      pieceCounts: countsIn(counted),
      ownUnits: list(ownUnit, 'name').optional(),
      ...each(['setPieces', 'pieces', 'send'], textUpTo(20)).shape,
      ...each(['notPieces', 'belowMinimum', 'fromLink'], text).shape,
      belowStyleMinimum: textContaining('pieces'),
      message: opening,
      more: textContaining('number', 'address').max(40).meta({ isSent: true }),
      total: textContaining('pieces').max(30),
      brand: textContaining('brand').max(30).meta({ isSent: true }),
      removeBrand: text,
    }),
    mockup: z.strictObject({
      ...each(['open', 'close', 'styleRow', 'choose', 'chooseOther', 'typeName'], textUpTo(24))
        .shape,
      ...each(['placeRow', 'inkRow', 'asItIs', 'size', 'across', 'down'], textUpTo(14)).shape,
      rough: textUpTo(24),
      places: each(printPlaces, textUpTo(14)),
      inks: each(inkNames, textUpTo(10)),
      centimeters: textContaining('number'),
      ...each(['addTo', 'send', 'download', 'attach', 'edit'], textUpTo(24)).shape,
      ...each(['private', 'stage', 'background', 'backgroundFound', 'backgroundSeen'], text).shape,
      ...each(['both', 'faint', 'outside', 'heic', 'unreadable', 'failed', 'unmade'], text).shape,
      ...each(['refused', 'saved', 'confirm'], text).shape,
      coarse: text.optional(),
      printIn: textContaining('color'),
      print: z.strictObject({
        line: textContaining('prints').max(50).meta({ isSent: true }),
        asItIs: textContaining('place', 'size').max(50).meta({ isSent: true }),
        inOneColor: textContaining('place', 'size', 'color').max(50).meta({ isSent: true }),
        named: textContaining('typed', 'print').max(30).meta({ isSent: true }),
        tints: textContaining('color').max(30).meta({ isSent: true }).optional(),
        placed: textContaining('print').max(50).meta({ isSent: true }).optional(),
        remove: textContaining('style'),
      }),
    }),
    styles: list(
      z
        .strictObject({
          id,
          name: textUpTo(35),
          photo: photo('style'),
          code: shared(trimmed.max(10)).optional(),
          plain: photoName('mockup').optional(),
          printArea: printArea.optional(),
          printWidth: shared(z.int().min(10).max(80)).optional(),
          plainBack: photoName('mockup').optional(),
          backArea: printArea.optional(),
          fabric: textUpTo(40).optional(),
          weight: shared(z.int().min(20).max(2000)).optional(),
          sizes: textUpTo(40).optional(),
          colors: textUpTo(60).optional(),
          minimum: shared(z.int().min(1).max(9999)).optional(),
          unit: namedUnit.optional(),
          unitPieces: shared(z.int().min(1).max(9999)).optional(),
          photos: list(photo('style'), 'name').max(3).optional(),
        })
        .superRefine((style, context) => {
          const { unit = 'piece', unitPieces } = style;
          const held = heldPieces[unit];
          const values = { unit, held: `${held?.join(', ')}` };
          const code = held?.length ? 'unit-pieces-other' : 'unit-pieces-alone';
          if (unitPieces && held && !held.includes(unitPieces))
            context.addIssue(issueOf({ code, values }, ['unitPieces']));
          for (const [entry, needed, code] of printPairs)
            if (style[entry] && !style[needed])
              context.addIssue(issueOf({ code, values: { entry: needed } }, [entry]));
        }),
      'id',
      'code',
    ),
    details: each(['open', ...detailNames], textUpTo(20)).extend({
      units: z.strictObject({ weight: textContaining('number') }),
    }),
    categories: section(
      list(z.strictObject({ id, name: textUpTo(32), text: textUpTo(110) }), 'id'),
    ),
    whatsappCatalog: textUpTo(30),
    ending,
  }),
  'start-project': page.extend({
    heading: textUpTo(50),
    subtitle: textUpTo(130),
    audiences: each(audiences, z.strictObject({ chosen: text, greeting, message: opening })),
    nextStep: textUpTo(90),
    email: z.strictObject({ label: textUpTo(20), subject: text.max(50).meta({ isSent: true }) }),
    stylesHeading: textUpTo(30),
    checklist: z.strictObject({
      heading: text,
      intro: text,
      ...each(['enough', 'helpful'], section(list(titled(50, 65), 'title'))).shape,
      fewer: text,
    }),
    questions: section(list(z.strictObject({ question: text, answer: text }), 'question')).extend({
      ask: z.strictObject({
        heading: textUpTo(35),
        facts: shared(list(shared(z.enum(answerNames))).max(8)),
      }),
      facts: each(answerNames, text),
    }),
    form: each(['heading', 'name', 'phone', 'brandType', 'budget', 'message', 'submit'], text),
  }),
  contact: innerPage.extend({ details: text, save: text, ending }),
  'not-found': summary.extend({ heading: textUpTo(50), text: textUpTo(130) }),
} satisfies Record<Page | 'layout' | 'not-found', z.ZodType>;

/** The name of a file in each language's folder in `content`, without its ending. */
export type ContentName = keyof typeof contentSchemas;

/** A photograph, as pages get it in place of its name. */
export interface Photograph {
  /** From the root of the project. */
  file: string;
  /** The point that stays in view, in per cent. */
  focus: readonly [left: number, top: number];
  /** The color of what is transparent in it. */
  background: string;
}

type PhotoName = z.infer<ReturnType<typeof photoName>>;

type WithPhotos<Value> = Value extends PhotoName
  ? Photograph
  : Value extends { name: PhotoName; alt: string }
    ? Photograph & { alt: string }
    : Value extends object
      ? { [Key in keyof Value]: WithPhotos<Value[Key]> }
      : Value;

/** What pages get of the file of that name. */
export type Content<Name extends ContentName> = WithPhotos<z.infer<(typeof contentSchemas)[Name]>>;

/** A style of the catalog. */
export type Style = Content<'catalog'>['styles'][number];
