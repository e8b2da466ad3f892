import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { z } from 'zod';
import { type Language, languageCodes } from '../language.ts';
import { fillIdentity } from './fill.ts';
import { nearest } from './nearest.ts';
import { ContentError, parseContent } from './parse.ts';
import { photoFilesIn, unusableFilesIn } from './photo-files.ts';
import {
  type Content,
  type ContentName,
  type Credits,
  contentSchemas,
  creditsSchema,
  type Identity,
  identitySchema,
  ownSummary,
  photosSchema,
} from './schema.ts';

/** The folder that the site is made of. Every reader takes another one, as an absolute path. */
const content = resolve('content');

/** Every file name that each language must have. */
export const contentNames = Object.keys(contentSchemas(new Set())) as ContentName[];

/**
 * The photographs in `photos`: the file of each name.
 * @throws ContentError when two share a name
 */
export function photoFiles(folder = content): Map<string, string> {
  return photoFilesIn(`${folder}/photos`);
}

/**
 * The words and photographs of one page, or of the layout, in one language.
 * @throws ContentError when the file, or `site.yaml`, is missing or has a mistake
 */
export function readContent<Name extends ContentName>(
  name: Name,
  language: Language,
  folder = content,
): Content<Name> {
  const schemas = contentSchemas(names(folder), unusableFilesIn(`${folder}/photos`));
  return readFilled(name, language, schemas[name], folder) as Content<Name>;
}

/**
 * Sees to it that no two pages have one title or one description: a visitor who searches could not
 * tell them apart.
 * @throws ContentError when two have
 */
export function checkSummaries(folder: string): void {
  const places = new Map<string, string>();
  for (const language of languageCodes) {
    for (const name of contentNames.filter((name) => name !== 'layout')) {
      const { title, description } = readFilled(name, language, ownSummary(places), folder);
      for (const text of [title, description]) places.set(text, `content/${language}/${name}.yaml`);
    }
  }
}

/** One file in one language, with the factory's names filled in before it is checked. */
function readFilled<Schema extends z.ZodType>(
  name: ContentName,
  language: Language,
  schema: Schema,
  folder: string,
) {
  const file = `${language}/${name}.yaml`;
  const identity = readIdentity(folder);
  return parseContent(`content/${file}`, readText(file, folder), schema, (value) =>
    fillIdentity(value, identity, language),
  );
}

/**
 * Who the factory is.
 * @throws ContentError when the file is missing or has a mistake
 */
export function readIdentity(folder = content): Identity {
  return parseContent('content/site.yaml', readText('site.yaml', folder), identitySchema);
}

/**
 * The point that stays in view of each photograph that has one, in per cent from left and top.
 * @throws ContentError when `photos.yaml` is missing or has a mistake
 */
export function readFocusPoints(folder = content): Record<string, { focus: [number, number] }> {
  const source = readText('photos.yaml', folder);
  return parseContent('content/photos.yaml', source, photosSchema(names(folder)));
}

/**
 * Whose the photographs are that are not the factory's own.
 * @throws ContentError when `photos/credits.yaml` has a mistake
 */
export function readCredits(folder = content): Credits {
  const file = 'photos/credits.yaml';
  if (!existsSync(`${folder}/${file}`)) return {};
  return parseContent(`content/${file}`, readText(file, folder), creditsSchema(names(folder)));
}

/**
 * The text of a file.
 * @param file its path in the folder, such as `ar/home.yaml`
 * @throws ContentError when the file is missing or holds no text
 */
export function readText(file: string, folder = content): string {
  const path = `${folder}/${file}`;
  if (!existsSync(path)) {
    const others = existsSync(dirname(path)) ? readdirSync(dirname(path)) : [];
    const meant = nearest(
      basename(file),
      others.filter((other) => !contentNames.some((name) => other === `${name}.yaml`)),
    );
    throw new ContentError(
      `content/${file} is missing${meant ? `: is it the file named ${meant}?` : ': every page has one file in content/ar and one in content/en.'}`,
    );
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
    if (!text.includes('\0')) return text;
  } catch {
    // Said below.
  }
  throw new ContentError(
    `content/${file} is not saved as UTF-8: save it again and choose the encoding UTF-8.`,
  );
}

function names(folder: string): Set<string> {
  return new Set(photoFiles(folder).keys());
}
