import { domainToASCII, domainToUnicode } from 'node:url';
import { isSupportedCountry } from 'libphonenumber-js/max';
import { z } from 'zod';
import { contrastMistakes } from '../../colors/contrast.ts';
import { colorNames } from '../../colors/palette.ts';
import type { Code } from '../../error-messages/sentences.ts';
import { knownLocales, localeCodes } from '../../i18n/locales.ts';
import { factsSchema } from './facts.ts';
import { each, issueOf, list, textWith, trimmed, webAddress } from './fields.ts';
import { type PhoneNumber, phoneFormats, readNumber } from './phone-number.ts';

const ownName = textWith([]).meta({ isName: true });

/** City, governorate and country, or city and country. */
const city = textWith([]).regex(/^[^،,]+([،,] [^،,]+){1,2}$/, 'not-city' satisfies Code);

/** A country by its two letters (ISO 3166-1 alpha-2). */
const country = trimmed
  .toUpperCase()
  // Unlike a refinement, a failed transform ends the parsing: without the country no phone number can be read.
  .transform((typed, context) => {
    if (isSupportedCountry(typed)) return typed;
    context.addIssue(issueOf({ code: 'not-country' }));
    return z.NEVER;
  })
  .meta({ format: 'country' });

/** A number to call; what it is follows from the country. */
const phone = trimmed
  .transform((typed): PhoneNumber => ({ shown: typed, dialed: typed, kind: 'phone' }))
  .meta({ format: 'phone' });

/** The entries of `content/site.yaml` that are numbers to call. */
const phoneNames = ['phone', 'secondPhone', 'whatsapp'] as const;

const notEmail: Code = 'not-email';

/** An email address in the letters of any script (RFC 6531), as people write it. */
const email = trimmed
  .overwrite((value) =>
    value
      .replace(/^mailto:|^.*<|>|[.,;]$/gi, '')
      .replace(/(?<=@)[^@]*xn--[^@]*$/i, domainToUnicode),
  )
  .check(
    z.email({
      pattern:
        /^(?!\.)(?!.*\.[.@])[\p{L}\p{M}\p{N}_'+.-]+@([\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+[\p{L}\p{M}]{2,}$/u,
      error: notEmail,
    }),
  )
  .refine((value) => domainToASCII(value.replace(/.*@/, '')), notEmail);

/** The hosts of the networks that the factory may have pages on; each is linked where its address is filled in. */
export const networkHosts = {
  instagram: ['instagram.com'],
  facebook: ['facebook.com', 'fb.com'],
  linkedin: ['linkedin.com'],
  tiktok: ['tiktok.com'],
  youtube: ['youtube.com', 'youtu.be'],
  x: ['x.com', 'twitter.com'],
  telegram: ['t.me', 'telegram.me'],
  snapchat: ['snapchat.com'],
  pinterest: ['pinterest.com', 'pin.it'],
};

type Network = keyof typeof networkHosts;

/** Their names in content. */
export const networks = Object.keys(networkHosts) as Network[];

const social = each(networks, webAddress.exactOptional()).superRefine((links, context) => {
  for (const [name, hosts] of Object.entries(networkHosts)) {
    const link = links[name as Network];
    const any = hosts.map(RegExp.escape).join('|');
    if (!link || new RegExp(`^https://([a-z-]+\\.)?(${any})(/\\S*)?$`, 'i').test(link)) continue;
    context.addIssue(issueOf({ code: 'not-social', values: { host: `${hosts[0]}` } }, [name]));
  }
});

const color = trimmed
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, {
    error: 'not-color' satisfies Code,
    // Without valid colors there is no contrast to check.
    abort: true,
  })
  .meta({ format: 'color' });

const colors = each(colorNames, color).superRefine((chosen, context) => {
  for (const mistake of contrastMistakes(chosen))
    context.addIssue(issueOf(mistake, [mistake.name]));
});

const site = z.strictObject({
  name: each(localeCodes, ownName),
  shortName: each(localeCodes, ownName),
  city: each(localeCodes, city),
  country,
  coordinates: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  phone,
  email,
  url: webAddress
    .overwrite((value) => value.replace(/\/$/, ''))
    .regex(
      /^https:\/\/([\p{L}\d-]+\.)+(xn--[a-z\d-]+|\p{L}{2,})$/iu,
      'not-site-address' satisfies Code,
    )
    // As browsers send it: https://خيط.مصر is https://xn--tgbs0d.xn--wgbh1c.
    .transform((value) => new URL(value).origin),
  social: social.default({}),
  minimum: z.int().min(1).max(9999),
  discount: z.int().min(1).max(99).optional(),
});

/** `content/site.yaml`: who the factory is, in every language, and its colors. */
export const siteSchema = site
  .extend({
    colors,
    whatsapp: phone.optional(),
    secondPhone: phone.optional(),
    phoneFormat: z.enum(phoneFormats).default('national'),
    whatsappCatalog: webAddress
      .overwrite((value) => value.replace(/\/$/, ''))
      .regex(/^https:\/\/wa\.me\/c\/\d+$/, 'not-whatsapp-catalog' satisfies Code)
      .optional(),
    areaServed: list(country).optional(),
    facts: factsSchema.default({}),
    quantities: z.boolean().default(true),
    languages: z
      .array(z.enum(Object.keys(knownLocales)))
      .min(1)
      .optional()
      .meta({ hidden: true }),
    sampleValues: z
      .array(z.enum(Object.keys(site.shape)))
      .default([])
      .meta({ hidden: true }),
  })
  .superRefine((site, context) => {
    const forChat = site.whatsapp ? 'whatsapp' : 'phone';
    for (const name of phoneNames) {
      const number = site[name] && readNumber(site[name].shown, site.country, site.phoneFormat);
      if (!number) continue;
      if ('code' in number) context.addIssue(issueOf(number, [name]));
      // Only the country itself can call a hotline.
      else if (number.kind === 'hotline' && name === forChat)
        context.addIssue(issueOf({ code: 'phone-short' }, [name]));
      else site[name] = number;
    }
  });

/** What `content/site.yaml` holds. */
export type Site = z.infer<typeof siteSchema>;

/** The two figures of a wholesale order. */
export const termNames = ['minimum', 'discount'] as const;
