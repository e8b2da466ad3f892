import { z } from 'zod';
import type { Code, Problem } from '../../error-messages/sentences.ts';
import { normalizeValue } from '../../i18n/normalize.ts';
import type { ImagePreset } from '../../photographs/presets.ts';
import { visible } from '../characters.ts';
import { valueAt } from './shape.ts';

/** What `{…}` in a text is filled with: entries of `content/site.yaml`, and two parts of its `city`. */
export const placeholders = [
  'name',
  'shortName',
  'city',
  'town',
  'country',
  'minimum',
  'discount',
] as const;

/** What `addIssue` takes for a problem: zod's message is the code of ours. */
export const issueOf = ({ code, values }: Problem, path: (string | number)[] = []) => ({
  code: 'custom' as const,
  message: code,
  params: values,
  path,
});

const quote = `["'\u2018-\u201f«»‹›]`;
const quotesAround = new RegExp(`^${quote}+|(?<!${quote})${quote}+$`, 'g');

/** A number, name or address, without what a paste brings along: quotes around it too. */
export const trimmed = z
  .string()
  .overwrite((typed) => normalizeValue(typed).replace(quotesAround, ''))
  .min(1);

/** An address on the web; that of a domain alone, such as `your-factory.com`, begins with https:// too. */
export const webAddress = trimmed
  .overwrite((value) =>
    value.replace(/\.$/, '').replace(/^(?=(?:[\p{L}\d-]+\.)+\p{L})(?=[^@]*$)/u, 'https://'),
  )
  .check(z.url({ protocol: /^https$/, error: 'not-web-address' satisfies Code }));

/** Signs of other programs that a page would show, although nobody meant them. */
const notPlain = [
  /<\/?[a-z][^<>]*>?|<!--|&(?:#\w+|[a-z]\w+);/i, // HTML
  /\*\*|`[^`]+`|\[[^[\]]*\]\([^[)]*\)|^#{1,6} /, // Markdown
  // Also WhatsApp's: *bold*, _italic_ and ~struck~, but no figure such as 2*3*4.
  /(?<![\p{L}\p{N}/@.])([*_~]{1,2})(?=[\p{L}\p{N}{])[^*_~]*[\p{L}\p{N}}.!?؟]\1(?![\p{L}\p{N}])/u,
  // UTF-8 that was read as the encoding of Western Europe, or as the one of Arabic.
  /[ÂÃ][\u0080-\u00bf€‚ƒ„†‡ˆ‰Š‹ŒŽšžŸ™]|â€|ï»¿|ðŸ|(?:[ØÙ][\u0080-\u00bf„†‡ˆ‰Š]){2}|(?:[طظ][\u00a0-\u00bf\u2018-\u203a€ˆ‰]){2}/,
  /\\n|\?{3}|(?![\n\r\t])[\p{Cc}\p{Co}\ufffc\ufffd]/u, // lost letters
];

/** A text that is not empty, which may have these names in braces. */
export function textWith(names: readonly string[]) {
  const allowed = names.map((name) => `{${name}}`);
  return z
    .string()
    .trim()
    .refine((value) => /[\p{L}\p{N}]/u.test(value), 'empty' satisfies Code)
    .superRefine((value, context) => {
      const found = notPlain.map((pattern) => pattern.exec(value)?.[0]).find(Boolean);
      if (found)
        context.addIssue(issueOf({ code: 'not-plain', values: { found: visible(found) } }));
      const braces = value.match(/\{+([^{}]*\}+)?|\}/g)?.find((found) => !allowed.includes(found));
      if (!braces) return;
      const code = allowed.length > 0 ? 'braces-unknown' : 'braces-none';
      const values = { braces: visible(braces), allowed: allowed.join(', ') };
      context.addIssue(issueOf({ code, values }));
    });
}

/** A text as pages have it. */
export const text = textWith(placeholders);

/** A text that must contain each of these names in braces. */
export const textContaining = (...names: string[]) =>
  textWith([...placeholders, ...names]).superRefine((value, context) => {
    for (const placeholder of names.map((name) => `{${name}}`))
      if (!value.includes(placeholder))
        context.addIssue(issueOf({ code: 'must-contain', values: { placeholder } }));
  });

/** A text whose place holds so many characters, as measured at 360 to 1280 px with the site's texts. */
export const textUpTo = (characters: number) => text.meta({ roomFor: characters });

/** What is the same in every language, because it is no wording. */
export const shared = <Schema extends z.ZodType>(schema: Schema) => schema.meta({ shared: true });

/** The name of a photograph in `content/photos`, shown with this image preset. */
export const photoName = (preset: ImagePreset) =>
  trimmed.brand<'photo'>().meta({ photo: preset, shared: true });

/** A group of entries that are all of one kind. */
export const each = <Name extends string, Schema extends z.ZodType>(
  names: readonly Name[],
  schema: Schema,
) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>);

/** A list of at least one; no two items may have the same text in an entry of `differs`, or be the same without any. */
export function list<Item extends z.ZodType>(item: Item, ...differs: string[]) {
  return z
    .array(item)
    .min(1)
    .superRefine((items, context) => {
      const fields = differs.length > 0 ? differs.map((name) => [name]) : [[]];
      for (const field of fields) {
        const texts = items.map((value) => valueAt(value, field));
        const isAgain = (text: unknown, index: number) =>
          text !== undefined && text !== '' && texts.indexOf(text) < index;
        const index = texts.findIndex(isAgain);
        if (index < 0) continue;
        const values = { text: `${texts[index]}`, item: texts.indexOf(texts[index]) + 1 };
        context.addIssue(issueOf({ code: 'repeated', values }, [index, ...field]));
      }
    });
}
