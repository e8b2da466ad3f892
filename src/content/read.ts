import { readdirSync, readFileSync } from 'node:fs';
import { parse as parsePath, resolve } from 'node:path';
import type { Language } from '../language.ts';
import { fillIdentity } from './fill.ts';
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

/** The photographs that are in `content/photos` now: the file of each name. */
export function listPhotos(): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(`${root}/photos`)
      .filter((file) => /\.(jpe?g|png|webp)$/i.test(file))
      .map((file) => [parsePath(file).name, file]),
  );
}

/** The photographs of this build: the file of each name. */
export const photoFiles = listPhotos();

const photoNames = new Set(photoFiles.keys());
const schemas = contentSchemas(photoNames);

/** Every file name that each language must have. */
export const contentNames = Object.keys(schemas) as ContentName[];

/**
 * The words and photographs of one page, or of the layout, in one language.
 * @throws ContentError when the file, or `content/site.yaml`, is missing or has a mistake
 */
export function readContent<Name extends ContentName>(
  name: Name,
  language: Language,
): Content<Name> {
  const file = `${language}/${name}.yaml`;
  const content = parseContent(`content/${file}`, read(file), schemas[name]) as Content<Name>;
  return fillIdentity(content, readIdentity(), language);
}

/**
 * Who the factory is.
 * @throws ContentError when the file is missing or has a mistake
 */
export function readIdentity(): Identity {
  return parseContent('content/site.yaml', read('site.yaml'), identitySchema);
}

/**
 * The point that stays in view of each photograph that has one, in per cent from left and top.
 * @throws ContentError when `content/photos.yaml` is missing or has a mistake
 */
export function readFocusPoints(): Record<string, { focus: [number, number] }> {
  return parseContent('content/photos.yaml', read('photos.yaml'), photosSchema(photoNames));
}

function read(file: string): string {
  try {
    return readFileSync(`${root}/${file}`, 'utf8');
  } catch {
    throw new ContentError(`content/${file} is missing.`);
  }
}
