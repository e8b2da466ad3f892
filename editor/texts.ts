import { parse as parsePath } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { fillIdentity } from '../src/content/fill.ts';
import { parseContent } from '../src/content/parse.ts';
import { photoFiles, readIdentity } from '../src/content/read.ts';
import { languageCodes } from '../src/language.ts';
import { type Schema, shapeOf } from './fields.ts';
import type { Form } from './forms.ts';
import { withValues } from './values.ts';

/** Where the forms say that photographs are; a content file has a photograph's name alone. */
export const photoFolder = '/content/photos';

/**
 * A content file as the form gets it: with the path of each photograph in place of its name.
 * @throws ContentError when it is no YAML
 */
export function toForm({ schema }: Form, path: string, source: string): string {
  const values = parseContent(path, source, z.unknown());
  const files = photoFiles();
  const toPath = (name: string) => `${photoFolder}/${files.get(name) ?? name}`;
  return stringify(
    eachText(shapeOf(schema), values, (text, { photo }) => (photo ? toPath(text) : text)),
  );
}

/**
 * The content file with what the form now holds.
 * @param path of the file, for messages
 * @param source the file as it is
 * @param saved what the form wants written
 * @throws ContentError in the build's own words when the build would refuse it
 */
export function fromForm({ schema }: Form, path: string, source: string, saved: string): string {
  // A text is one line in the files; a line break within it would be a space on the page.
  const values = eachText(shapeOf(schema), parse(saved), (text, { photo }) =>
    photo ? parsePath(text).name : text.replaceAll(/\s*\n\s*/g, ' ').trim(),
  );
  const written = withValues(source, values as Record<string, unknown>);
  const language = languageCodes.find((code) => path.startsWith(`content/${code}/`));
  parseContent(path, written, schema, (value) =>
    language ? fillIdentity(value, readIdentity(), language) : value,
  );
  return written;
}

function eachText(
  schema: Schema | undefined,
  value: unknown,
  change: (text: string, schema: Schema) => string,
): unknown {
  if (typeof value === 'string') return change(value, schema ?? {});
  if (Array.isArray(value)) {
    return value.map((item) => eachText(schema?.items as Schema, item, change));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        key,
        eachText(
          (schema?.properties?.[key] ?? schema?.additionalProperties) as Schema,
          part,
          change,
        ),
      ]),
    );
  }
  return value;
}
