import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { z } from 'zod';
import { type Locale, localeCodes } from '../i18n/locales.ts';
import { pages } from '../i18n/routes.ts';
import { fillIdentity } from './fill.ts';
import { nearest } from './nearest.ts';
import { ContentError, fieldError, parseContent } from './parse.ts';
import { fieldName, lineOf, type Path } from './path.ts';
import { listPhotos, type PhotoFiles } from './photo-files.ts';
import {
  type Content,
  type ContentName,
  type Credits,
  contentSchemas,
  creditsSchema,
  type FocusPoints,
  focusPointsSchema,
  type Identity,
  identitySchema,
} from './schema.ts';

/** Every file name that each language must have. */
export const contentNames = Object.keys(contentSchemas) as ContentName[];

/** All that the site is made of, as the files in the content folder say it. */
export interface SiteContent {
  /** The content folder, as an absolute path. */
  folder: string;
  identity: Identity;
  /** What each language's files hold, by their names. */
  entries: Record<Locale, { [Name in ContentName]: Content<Name> }>;
  /** The point that stays in view of each photograph that has one. */
  focusPoints: FocusPoints;
  /** Whose the photographs are that are not the factory's own. */
  credits: Credits;
  photos: PhotoFiles;
  /** The text of every file that was read, by its path in the folder, such as `ar/home.yaml`. */
  sources: Map<string, string>;
}

/**
 * Reads all content once. What depends on several files or on the photographs is checked by
 * `validate.ts`.
 * @param folder the content folder
 * @throws ContentError at the first mistake
 */
export function readContent(folder = resolve('content')): SiteContent {
  const sources = new Map<string, string>();
  const read = <Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    fill?: (value: unknown) => unknown,
  ): z.infer<Schema> => {
    const source = readText(file, folder);
    sources.set(file, source);
    return parseContent(`content/${file}`, source, schema, fill);
  };

  const forgotten = pages.find((page) => !(page in contentSchemas));
  if (forgotten) {
    throw new ContentError(`src/content/schema.ts has no schema for the page "${forgotten}".`);
  }
  const credits = 'photos/credits.yaml';
  const identity = read('site.yaml', identitySchema);
  const entries = localeCodes.map((locale) => [
    locale,
    Object.fromEntries(
      contentNames.map((name) => [
        name,
        read(`${locale}/${name}.yaml`, contentSchemas[name], (value) =>
          fillIdentity(value, identity, locale),
        ),
      ]),
    ),
  ]);
  return {
    folder,
    identity,
    entries: Object.fromEntries(entries) as SiteContent['entries'],
    focusPoints: read('photos.yaml', focusPointsSchema),
    credits: existsSync(`${folder}/${credits}`) ? read(credits, creditsSchema) : {},
    photos: listPhotos(`${folder}/photos`),
    sources,
  };
}

/**
 * The mistake in a field of a file that has been read.
 * @param sentence what follows the field's name, without a full stop
 */
export function mistakeAt(content: SiteContent, file: string, path: Path, sentence: string) {
  const source = content.sources.get(file) ?? '';
  return fieldError(`content/${file}`, source, path, `${fieldName(path)} ${sentence}`);
}

/** Where a field is, as messages begin: file, line and the field's name. */
export function placeOf({ sources }: SiteContent, file: string, path: Path): string {
  return `content/${file}, line ${lineOf(sources.get(file) ?? '', path)}: ${fieldName(path)}`;
}

/** @throws ContentError when the file is missing or holds no text */
function readText(file: string, folder: string): string {
  const path = `${folder}/${file}`;
  if (!existsSync(path)) {
    const others = existsSync(dirname(path)) ? readdirSync(dirname(path)) : [];
    const meant = nearest(
      basename(file),
      others.filter((other) => !contentNames.some((name) => other === `${name}.yaml`)),
    );
    const ofPage = `every page has one file in ${localeCodes.map((code) => `content/${code}`).join(' and one in ')}.`;
    const remedy = meant
      ? `is it the file named ${meant}?`
      : file.includes('/')
        ? ofPage
        : 'without it the site cannot be built.';
    throw new ContentError(`content/${file} is missing: ${remedy}`);
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
