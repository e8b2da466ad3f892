import { readdirSync, readFileSync } from 'node:fs';
import { parse as parsePath, resolve } from 'node:path';
import type { z } from 'zod';
import { type Language, languageCodes } from '../language.ts';
import { fillIdentity } from './fill.ts';
import { ContentError, parseContent } from './parse.ts';
import {
  type Content,
  type ContentName,
  contentSchemas,
  type Identity,
  identitySchema,
  ownSummary,
  photosSchema,
} from './schema.ts';

const root = resolve('content');

/** The photographs in `content/photos`: the file of each name. */
export const photoFiles: ReadonlyMap<string, string> = new Map(
  readdirSync(`${root}/photos`)
    .filter((file) => /\.(jpe?g|png|webp)$/i.test(file))
    .map((file) => [parsePath(file).name, file]),
);

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
  return readFilled(name, language, schemas[name]) as Content<Name>;
}

/**
 * Sees to it that no two pages have one title or one description: a visitor who searches could not
 * tell them apart.
 * @throws ContentError when two have
 */
export function checkSummaries(): void {
  const places = new Map<string, string>();
  for (const language of languageCodes) {
    for (const name of contentNames.filter((name) => name !== 'layout')) {
      const { title, description } = readFilled(name, language, ownSummary(places));
      for (const text of [title, description]) places.set(text, `content/${language}/${name}.yaml`);
    }
  }
}

/** One file in one language, with the factory's names filled in before it is checked. */
function readFilled<Schema extends z.ZodType>(
  name: ContentName,
  language: Language,
  schema: Schema,
) {
  const file = `${language}/${name}.yaml`;
  const identity = readIdentity();
  return parseContent(`content/${file}`, read(file), schema, (value) =>
    fillIdentity(value, identity, language),
  );
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
