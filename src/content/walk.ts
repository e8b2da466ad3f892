import { parseDocument } from 'yaml';
import { z } from 'zod';
import { type Locale, localeCodes, locales } from '../i18n/locales.ts';
import type { Path } from './path.ts';
import { contentNames, type SiteContent } from './read.ts';
import { contentSchemas } from './schema.ts';

/** A zod schema as JSON Schema, with what `.meta()` says in `schema.ts`. */
export type Shape = z.core.JSONSchema.JSONSchema & {
  photo?: string; // names a photograph, shown with this image preset
  shared?: true; // is the same in every language
  unique?: true; // is another one on every page
  holds?: number; // about how many characters its place has room for
};

/** A value in a content file, where it is, and what the schema says of it. */
export interface Field {
  path: Path;
  value: unknown;
  shape: Shape;
}

/** The JSON Schema of what a content file holds. */
export function shapeOf(schema: z.ZodType): Shape {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
}

/** A field that each language has its own value for, or the same. */
export type LocaleField = ReturnType<typeof localeFields>[number];

/** Every field of each language's files, and what `site.yaml` has in each language, with its YAML node. */
export function localeFields({ entries, site, sources }: SiteContent) {
  return localeCodes.flatMap((locale) =>
    [...contentNames, 'site' as const].flatMap((name) => {
      const isSite = name === 'site';
      const contentIn = (other: Locale) => (isSite ? site : entries[other][name]);
      const file = isSite ? 'site.yaml' : `${locale}/${name}.yaml`;
      const source = sources.get(file) ?? '';
      const document = parseDocument(source);
      const fields = walk(contentIn(locale), isSite ? {} : shapeOf(contentSchemas[name]));
      const own = [...fields].filter(({ path }) => !isSite || path.at(-1) === locale);
      return own.map((field) => {
        const node = document.getIn(field.path, true);
        /** What another language has in its place. */
        const valueIn = (other: Locale) => {
          const path = field.path.map((step) => (step === locale ? other : step));
          return path.reduce<unknown>((parent, step) => Object(parent)[step], contentIn(other));
        };
        return { ...field, locale, file, source, node, valueIn };
      });
    }),
  );
}

/** Punctuation that components write between words, and what formatted numbers are made of. */
const always = ' 0123456789+-.,:/%()\u00a0';

/** Every character that pages in a language may show, in code-point order. */
export function lettersOf({ entries, site }: SiteContent, locale: Locale): string {
  const names = localeCodes.map((code) => locales[code].name);
  const texts = [...walk([entries[locale], site, names])]
    .map(({ value }) => value)
    .filter((value) => typeof value === 'string');
  return [...new Set([always, ...texts].join(''))].sort().join('');
}

/** Every value in some content, at any depth, each group and list before what is in it. */
export function* walk(value: unknown, shape: Shape = {}, path: Path = []): Generator<Field> {
  yield { path, value, shape };
  if (value === null || typeof value !== 'object') return;
  for (const [key, item] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    yield* walk(item, partOf(shape, key), [...path, step]);
  }
}

/** What a schema says of one entry of a group, or of the items of a list. */
export function partOf(shape: Shape, key: string): Shape {
  return (shape.items ?? shape.properties?.[key] ?? shape.additionalProperties ?? {}) as Shape;
}
