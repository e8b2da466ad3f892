import { z } from 'zod';
import { nearest } from './nearest.ts';
import type { FieldNotes } from './walk.ts';

/** What `{…}` may stand for in a text: entries of `content/site.yaml`. */
export const placeholders = ['name', 'shortName', 'city'] as const;

const filled = (otherwise = 'must not be empty') => z.string().trim().min(1, otherwise);

/** Lets these placeholders stand in a text, and no other braces. */
function bracesOf(...names: string[]) {
  const allowed = names.map((name) => `{${name}}`);
  return (value: string, context: z.core.$RefinementCtx<string>) => {
    const rest = allowed.reduce((text, placeholder) => text.replaceAll(placeholder, ''), value);
    const [braces] = /\{[^{}]*\}|[{}]/.exec(rest) ?? [];
    if (braces === undefined) return;
    const meant = nearest(braces, allowed);
    const instead = allowed.length ? `use ${allowed.join(', ')}` : 'write it without braces';
    context.addIssue(`has ${braces} in it: ${meant ? `did you mean ${meant}?` : instead}`);
  };
}

/** A text that is not empty, in which these placeholders may stand. */
export const textWith = (...names: string[]) => filled().superRefine(bracesOf(...names));

/** A text as pages have it. */
export const text = textWith(...placeholders);

const noted = <Schema extends z.ZodType>(schema: Schema, notes: FieldNotes) =>
  schema.meta({ ...notes });

/**
 * A text whose place on the page holds about this many characters: measured in both languages at
 * 360, 768, 1024 and 1280 px with words taken at random from the site's own texts. So long, most
 * stay on one line in a button or label, on two in a heading or name, on three in a slogan.
 */
export const textUpTo = (characters: number) => noted(text, { holds: characters });

/** What is the same in every language, because it is no wording. */
export const shared = <Schema extends z.ZodType>(schema: Schema) => noted(schema, { shared: true });

/** The name of a photograph in `content/photos`, shown with this image preset. */
export const photoName = (preset: string) => noted(text, { photo: preset, shared: true });

/** What is in a picture. */
export const alternative = filled('must not be empty: say what is in the picture').superRefine(
  bracesOf(...placeholders),
);

/** A list of at least one; no two items may have the same text in the entry `differs`. */
export function list<Item extends z.ZodType>(item: Item, differs?: string) {
  return z
    .array(item)
    .min(1)
    .superRefine((items, context) => {
      const seen = new Map<unknown, number>();
      for (const [index, value] of items.entries()) {
        const text = differs ? (value as Record<string, unknown>)[differs] : value;
        const before = seen.get(text);
        if (before !== undefined) {
          context.addIssue({
            code: 'custom',
            path: differs ? [index, differs] : [index],
            message: `is "${text}" again, as in item ${before + 1}: make the two differ`,
          });
        }
        seen.set(text, index);
      }
    });
}
