import { z } from 'zod';
import { localeCodes } from '../i18n/locales.ts';
import { colorNames, contrastMistake } from '../styles/palette.ts';
import { code, each, list, text, textWith, webAddress } from './fields.ts';

const city = textWith([]).regex(
  /^[^،,]+[،,] [^،,]+[،,] [^،,]+$/,
  'must be the city, the governorate and the country, with commas between them',
);

/** The networks that the factory may have pages on; each is linked where its address is filled in. */
export const networks = ['instagram', 'facebook', 'linkedin', 'tiktok', 'youtube'] as const;

const social = each(networks, webAddress.exactOptional()).superRefine((links, context) => {
  for (const [name, link] of Object.entries(links)) {
    if (new RegExp(`^https://([a-z-]+\\.)?${name}\\.com(/\\S*)?$`, 'i').test(link)) continue;
    const message = `must be an address on ${name}.com, without spaces`;
    context.addIssue({ code: 'custom', path: [name], message });
  }
});

/**
 * An Egyptian mobile number, the only kind that WhatsApp answers on: +20 and ten digits, which begin
 * with the code of one of the four networks (10 Vodafone, 11 e&, 12 Orange, 15 WE), with or without
 * spaces. Source: the national numbering plan of the NTRA, as Egypt communicates it to the ITU
 * (ITU-T E.164, country code +20).
 */
const egyptianMobile = /^\+20 ?1[0125]( ?\d){8}$/;

const color = code.toLowerCase().regex(/^#[0-9a-f]{6}$/, {
  error: 'must be # and six of the digits 0-9 and a-f, in quotes: "#14213d"',
  // Their contrast cannot be told.
  abort: true,
});

const colors = each(colorNames, color).superRefine((chosen, context) => {
  const mistake = contrastMistake(chosen);
  if (!mistake) return;
  context.addIssue({ code: 'custom', path: [mistake.name], message: mistake.sentence });
});

const site = z.strictObject({
  name: each(localeCodes, textWith([])),
  shortName: each(localeCodes, textWith([])),
  city: each(localeCodes, city),
  coordinates: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  phone: code.regex(
    egyptianMobile,
    'must be an Egyptian mobile number, +20 and the ten digits after its 0: "+20 100 000 0000"',
  ),
  email: code.check(z.email('must be an e-mail address')),
  url: webAddress
    .regex(
      /^https:\/\/([\p{L}\d-]+\.)+(xn--[a-z\d-]+|\p{L}{2,})$/iu,
      'must be only https:// and the name of the site, such as "https://khayt.example"',
    )
    // As browsers send it: https://خيط.مصر is https://xn--tgbs0d.xn--wgbh1c.
    .transform((value) => new URL(value).origin),
  social: social.default({}),
});

/** The facts that answer a question of a visitor, in the order in which they are asked. */
export const answerNames = [
  'minimum',
  'sample',
  'leadTime',
  'payment',
  'fabrics',
  'printMethods',
  'sizes',
  'hours',
] as const;

const day = z.enum(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);
const time = text.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be hours and minutes, such as "09:00"');
const eachLanguage = each(localeCodes, textWith([]));

/** What only the factory can say: each is shown where it is filled in. */
const facts = each(answerNames, eachLanguage)
  .extend({
    street: eachLanguage,
    // The days and times are for search engines; visitors read the text.
    hours: eachLanguage
      .extend({ days: list(day), opens: time, closes: time })
      .refine(({ opens, closes }) => opens < closes, 'must close later than they open'),
  })
  .partial();

/** What each entry of `facts` is named. */
export const factNames = facts.keyof().options;

/** `content/site.yaml`: who the factory is, in every language, and its colors. */
export const siteSchema = site.extend({
  colors,
  facts: facts.default({}),
  standIns: z.array(z.enum(Object.keys(site.shape))),
});

/** What `content/site.yaml` holds. */
export type Site = z.infer<typeof siteSchema>;
