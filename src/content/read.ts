import { readdirSync, readFileSync } from 'node:fs';
import { parse as parsePath, resolve } from 'node:path';
import type { Language } from '../language.ts';
import { ContentError, parseContent } from './parse.ts';
import {
  type Content,
  type ContentName,
  contentSchemas,
  type Identity,
  identitySchema,
  photosSchema,
} from './schema.ts';

const root = resolve('content');
const schemas = contentSchemas(
  new Set(readdirSync(`${root}/photos`).map((file) => parsePath(file).name)),
);

/** Every file name that each language must have. */
export const contentNames = Object.keys(schemas) as ContentName[];

/**
 * The words and photographs of one page, or of the layout, in one language.
 * @throws ContentError when the file is missing or has a mistake
 */
export function readContent<Name extends ContentName>(
  name: Name,
  language: Language,
): Content<Name> {
  const file = `${language}/${name}.yaml`;
  return parseContent(`content/${file}`, read(file), schemas[name]) as Content<Name>;
}

/**
 * Who the factory is.
 * @throws ContentError when the file is missing or has a mistake
 */
export function readIdentity(): Identity {
  return parseContent('content/site.yaml', read('site.yaml'), identitySchema);
}

/**
 * The point of a photograph that stays in view, in per cent from left and top.
 * @throws ContentError when `content/photos.yaml` has a mistake
 */
export function readFocus(photo: string): [number, number] {
  const photos = parseContent('content/photos.yaml', read('photos.yaml'), photosSchema);
  return photos[photo]?.focus ?? [50, 50];
}

function read(file: string): string {
  try {
    return readFileSync(`${root}/${file}`, 'utf8');
  } catch {
    throw new ContentError(`content/${file} is missing.`);
  }
}
