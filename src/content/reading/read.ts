import { isUtf8 } from 'node:buffer';
import { existsSync, globSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { type Locale, localeCodes } from '../../i18n/locales.ts';
import { listPhotos } from '../../images/photo-files.ts';
import { readLogo } from '../../logo/read.ts';
import type { Message, Path, Problem } from '../../messages/message.ts';
import { ContentError, mistakesOf } from '../../messages/write.ts';
import { shapeOf } from '../schema/json-schema.ts';
import type { Content, ContentName } from '../schema/pages.ts';
import { contentSchemas, creditsSchema, focusPointsSchema } from '../schema/pages.ts';
import { siteSchema } from '../schema/site.ts';
import { explain } from './explain.ts';
import { dropEmpty, fillFacts, fillPlaceholders } from './placeholders.ts';
import { lineOf, readYaml } from './yaml.ts';

/** Every file name that each language must have. */
export const contentNames = Object.keys(contentSchemas) as ContentName[];

type Fill = Parameters<typeof parseContent>[3];
type Entries = { [Name in ContentName]: Content<Name> };

/** All that the site is made of, as the files in the content folder say it. */
export type SiteContent = ReturnType<typeof readContent>;

/** Reads all content; throws the mistakes of all languages' files, or of the first other file. */
export function readContent(folder = 'content') {
  const sources = new Map<string, string>();
  const read = <Schema extends z.ZodType>(file: string, schema: Schema, fill?: Fill) => {
    const source = readText(folder, file);
    sources.set(file, source);
    return parseContent(`content/${file}`, source, schema, fill);
  };

  const site = fillFacts(read('site.yaml', siteSchema, dropEmpty));
  const mistakes: Message[] = [];
  const entriesIn = (locale: Locale) =>
    contentNames.map((name) => {
      const schema = contentSchemas[name];
      const shape = shapeOf(schema);
      const fill = (value: unknown) => fillPlaceholders(value, site, locale, shape);
      try {
        return [name, read(`${locale}/${name}.yaml`, schema, fill)];
      } catch (error) {
        mistakes.push(...mistakesOf(error));
        return [name];
      }
    });
  const entries = localeCodes.map((locale) => [locale, Object.fromEntries(entriesIn(locale))]);
  if (mistakes.length > 0) throw new ContentError(...mistakes);
  const credits = 'photos/credits.yaml';
  const orNothing = (value: unknown) => value ?? {};
  return {
    folder,
    site,
    entries: Object.fromEntries(entries) as Record<Locale, Entries>,
    focusPoints: read('photos.yaml', focusPointsSchema, orNothing),
    credits: existsSync(`${folder}/${credits}`) ? read(credits, creditsSchema, orNothing) : {},
    photos: listPhotos(`${folder}/photos`),
    logo: readLogo(`${folder}/logo`),
    /** The text of every file that was read, by its path in the folder, such as `ar/home.yaml`. */
    sources,
  };
}

/** Reads a YAML text against its schema; `fill` completes the values first. Throws a ContentError. */
export function parseContent<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
  fill = (value: unknown) => value,
): z.infer<Schema> {
  const document = readYaml(file, source);
  const result = schema.safeParse(fill(document.toJS()), { reportInput: true });
  if (result.success) return result.data;
  const problems = explain(result.error.issues, document);
  throw new ContentError(
    ...problems.map((problem) => ({ ...problem, file, line: lineOf(source, problem.path) })),
  );
}

/** A problem of a field of a content file, with its place. */
export function problemAt(
  { sources }: SiteContent,
  file: string,
  path: Path,
  problem: Problem,
): Message {
  const line = lineOf(sources.get(file) ?? '', path);
  return { ...problem, file: `content/${file}`, line, path };
}

/** Files that nothing reads, such as a copy, `site (1).yaml`, or a photograph in a language's folder. */
export function unreadFiles({ folder, sources, logo }: SiteContent): Message[] {
  // These two are read by the forms and by `launch:check`.
  const known = [...sources.keys(), 'editor.yaml', 'samples.yaml'];
  const patterns = ['**/*.y*ml*', ...localeCodes.map((code) => `${code}/*`)];
  return globSync(patterns, { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !known.includes(file))
    .map((file): Message => ({ code: 'not-read', file: `content/${file}` }))
    .concat(logo.unread);
}

function readText(folder: string, file: string): string {
  const path = `${folder}/${file}`;
  if (!existsSync(path)) {
    const folders = localeCodes.map((code) => `content/${code}`).join(', ');
    const isPage = file.includes('/');
    const code = isPage ? 'page-missing' : 'file-missing';
    throw new ContentError({ code, file: `content/${file}`, values: { folders } });
  }
  const bytes = readFileSync(path);
  // In UTF-16 every second byte of a Latin letter is zero.
  if (isUtf8(bytes) && !bytes.includes(0)) return new TextDecoder().decode(bytes);
  throw new ContentError({ code: 'not-utf8', file: `content/${file}` });
}
