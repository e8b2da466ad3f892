import { readFileSync } from 'node:fs';
import { parse as parsePath } from 'node:path';
import { Document, parse } from 'yaml';
import { z } from 'zod';
import { fillIdentity } from '../src/content/fill.ts';
import { ContentError, parseContent } from '../src/content/parse.ts';
import { fieldName, lineOf } from '../src/content/path.ts';
import { listPhotos } from '../src/content/photo-files.ts';
import { contentNames } from '../src/content/read.ts';
import { contentSchemas, focusPointsSchema, identitySchema } from '../src/content/schema.ts';
import { type Shape, shapeOf, walk } from '../src/content/walk.ts';
import { localeCodes } from '../src/i18n/locales.ts';
import { withValues } from './values.ts';

/** One form of the editor. */
export interface Form {
  name: string;
  /** The file that it edits; `{{locale}}`, as Sveltia CMS writes it, stands for each language. */
  file: string;
  schema: z.ZodType;
  shape: Shape;
}

const identityFile = 'content/site.yaml';

/** Every form. */
export const forms: Form[] = [
  { name: 'site', file: identityFile, schema: identitySchema },
  ...contentNames.map((name) => ({
    name,
    file: `content/{{locale}}/${name}.yaml`,
    schema: contentSchemas[name],
  })),
  { name: 'focus-points', file: 'content/photos.yaml', schema: focusPointsSchema },
].map((form) => ({ ...form, shape: shapeOf(form.schema) }));

/** The files of a form: one in each language, or one for all. */
export function pathsOf({ file }: Form): string[] {
  return [...new Set(localeCodes.map((code) => file.replace('{{locale}}', code)))];
}

/** Where the photographs are. */
export const photoFolder = 'content/photos';

/**
 * A content file as the form gets it: with the path of each photograph in place of its name.
 * @throws ContentError when it is no YAML
 */
export function toForm({ shape }: Form, path: string, source: string): string {
  const document = new Document(parseContent(path, source, z.unknown()));
  const { usable } = listPhotos(photoFolder);
  for (const field of walk(document.toJS(), shape)) {
    if (!field.shape.photo) continue;
    const name = String(field.value);
    document.setIn(field.path, `/${photoFolder}/${usable.get(name) ?? name}`);
  }
  return document.toString();
}

/**
 * The content file with what the form now holds.
 * @param path of the file, for messages
 * @param source the file as it is
 * @param saved what the form wants written
 * @throws ContentError in the build's own words when the build would refuse it
 */
export function fromForm(form: Form, path: string, source: string, saved: string): string {
  const document = new Document(parse(saved));
  for (const field of walk(document.toJS(), form.shape)) {
    if (typeof field.value !== 'string') continue;
    // A text is one line in the files; a line break within it would be a space on the page.
    const value = field.shape.photo
      ? parsePath(field.value).name.normalize('NFC')
      : field.value.replaceAll(/\s*\n\s*/g, ' ').trim();
    document.setIn(field.path, value);
  }
  const written = withValues(source, document.toJS());
  check(form, path, written);
  return written;
}

function check({ schema, shape }: Form, path: string, written: string): void {
  const locale = localeCodes.find((code) => path.startsWith(`content/${code}/`));
  const content = parseContent(path, written, schema, (value) => {
    if (!locale) return value;
    const identity = parseContent(identityFile, readFileSync(identityFile, 'utf8'), identitySchema);
    return fillIdentity(value, identity, locale);
  });
  const { usable } = listPhotos(photoFolder);
  for (const field of walk(content, shape)) {
    if (!field.shape.photo || usable.has(String(field.value))) continue;
    throw new ContentError(
      `${path}, line ${lineOf(written, field.path)}: ${fieldName(field.path)} names a photograph that is not in ${photoFolder}, ${field.value}.`,
    );
  }
}
