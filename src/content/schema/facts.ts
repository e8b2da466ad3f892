import { z } from 'zod';
import { afternoonWords, anyOf, morningWords, unclearWords } from '../../i18n/known-words.ts';
import { localeCodes } from '../../i18n/locales.ts';
import type { Code } from '../../problems/problem.ts';
import { each, issueOf, list, text, trimmed, webAddress } from './fields.ts';

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

const [morning, afternoon] = [anyOf(morningWords), anyOf(afternoonWords)];
const timePattern = new RegExp(
  `^(?<hour>\\d\\d?)(?:[:.٫](?<minute>\\d\\d))? ?(?:(?<am>${morning})|(?<pm>${afternoon}))?$`,
  'i',
);
const unclearTwelve = new RegExp(`^12\\b.*${anyOf(unclearWords)}`);

/** A time of the day as "17:00", also where it is written as "5 pm" or "٥ م"; others as they are. */
function readTime(typed: string): string {
  const { hour, minute, am, pm } = timePattern.exec(typed)?.groups ?? {};
  if (!(minute || am || pm) || unclearTwelve.test(typed)) return typed;
  const isHalfDay = (am || pm) && Number(hour) <= 12;
  const hours = isHalfDay ? (Number(hour) % 12) + (pm ? 12 : 0) : Number(hour);
  return `${hours}:${minute ?? '00'}`.replace('24:00', '0:00').padStart(5, '0');
}

const time = trimmed
  .overwrite(readTime)
  .check(z.iso.time({ precision: -1, error: 'not-time' satisfies Code, abort: true }));
const midnight = '00:00';
const eachLanguage = each(localeCodes, text);

const inAnyLetters = each(localeCodes, text.meta({ isName: true }));

/** What an authority or an auditor has on record under a number. */
const credential = z.strictObject({
  name: inAnyLetters,
  number: trimmed,
  holder: inAnyLetters.exactOptional(),
  link: webAddress.exactOptional(),
});

/** What shows that the factory can do it, in the order of its rows. */
const proof = z.strictObject({
  since: z.int().min(1800).max(new Date().getFullYear()),
  people: z.int().min(1),
  machines: z.int().min(1),
  capacity: eachLanguage,
  clients: inAnyLetters,
  certificates: list(credential.extend({ number: trimmed.exactOptional() })),
});

/** What each entry of `proof` is named. */
export const proofNames = proof.keyof().options;

/** What only the factory can say: each is shown where it is filled in. */
export const factsSchema = each(answerNames, eachLanguage)
  .extend({
    street: eachLanguage,
    hours: each(localeCodes, text.meta({ isTime: true }))
      // For search engines, all or none; visitors read the text.
      .extend({ days: list(day).optional(), opens: time.optional(), closes: time.optional() })
      .superRefine(({ days, opens, closes }, context) => {
        const given = Object.entries({ days, opens, closes });
        const missing = given.filter(([, value]) => !value).map(([name]) => name);
        if (missing.length < given.length)
          for (const name of missing) context.addIssue(issueOf({ code: 'missing' }, [name]));
        if (opens && closes && closes !== midnight && opens >= closes)
          context.addIssue(issueOf({ code: 'closes-early' }));
      }),
    ...proof.shape,
    registers: list(credential),
  })
  .partial();
