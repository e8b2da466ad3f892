import { z } from 'zod';
import { localeCodes } from '../../i18n/locales.ts';
import type { Code } from '../../messages/message.ts';
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
const time = trimmed
  .overwrite((value) => value.padStart(5, '0'))
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
    error: 'not-time' satisfies Code,
    abort: true,
  });
const eachLanguage = each(localeCodes, text);

/** What an authority or an auditor has on record under a number. */
const credential = z.strictObject({
  name: eachLanguage,
  number: trimmed,
  holder: eachLanguage.exactOptional(),
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
    // The days and times are for search engines; visitors read the text.
    hours: eachLanguage
      .extend({ days: list(day), opens: time, closes: time })
      .refine(({ opens, closes }) => opens < closes, 'closes-early' satisfies Code),
    ...proof.shape,
    registers: list(credential),
  })
  .partial();
