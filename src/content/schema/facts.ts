import { z } from 'zod';
import type { Code } from '../../error-messages/sentences.ts';
import { localeCodes } from '../../i18n/locales.ts';
import { each, list, text, trimmed, webAddress } from './fields.ts';

/** The facts that answer a question of a visitor, in the order in which they are asked. */
export const answerNames = [
  'minimumCounts',
  'sample',
  'leadTime',
  'payment',
  'fabrics',
  'ownFabric',
  'printMethods',
  'patternFees',
  'sizes',
  'stock',
  'shipping',
  'returns',
  'confidentiality',
  'invoice',
  'chatHours',
  'hours',
] as const;

const day = z.enum(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);

/** What is typed as a time of the day, such as "17:00" or "9:00". */
const time = trimmed.overwrite((typed) => typed.padStart(5, '0'));
const isValid = z.iso.time({ precision: -1, error: 'not-time' satisfies Code });
const opens = time.check(isValid);
/** At or before the opening, it is the next day's. */
const closes = time.overwrite((typed) => typed.replace('24:00', '00:00')).check(isValid);
const eachLanguage = each(localeCodes, text);

/** What an authority or an auditor has on record under a number. */
const credential = z.strictObject({
  name: eachLanguage,
  number: trimmed,
  holder: each(localeCodes, text.meta({ isName: true })).exactOptional(),
  link: webAddress.exactOptional(),
});

/** What shows that the factory can do it, in the order of its rows. */
const proof = z.strictObject({
  since: z.int().min(1800).max(new Date().getFullYear()),
  people: z.int().min(1),
  machines: z.int().min(1),
  capacity: eachLanguage,
  clients: eachLanguage,
  certificates: list(credential.extend({ number: trimmed.exactOptional() })),
});

/** What each entry of `proof` is named. */
export const proofNames = proof.keyof().options;

/** What only the factory can say: each is shown where it is filled in. */
export const factsSchema = each(answerNames, eachLanguage)
  .extend({
    street: eachLanguage,
    hours: each(localeCodes, text.meta({ isTime: true }))
      // For search engines, which are told all three or none; visitors read the text.
      .extend({ days: list(day).optional(), opens: opens.optional(), closes: closes.optional() }),
    ...proof.shape,
    registers: list(credential),
  })
  .partial();
