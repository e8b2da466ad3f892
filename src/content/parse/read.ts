import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import {
  type Path,
  type PlacedProblem,
  type Problem,
  ProblemError,
  problemsOf,
} from '../../error-messages/sentences.ts';
import { type Locale, localeCodes } from '../../i18n/locales.ts';
import { westernNumbers } from '../../i18n/normalize.ts';
import { findLogo } from '../../logo/logo.ts';
import { listPhotos, photoKey } from '../../photographs/photo-files.ts';
import { type ContentName, contentSchemas, focusPointsSchema } from '../schema/pages.ts';
import { mapTexts, type Shape, shapeOf, valueAt } from '../schema/shape.ts';
import { siteSchema } from '../schema/site.ts';
import { explain } from './explain.ts';
import { dropEmpty, fillFacts, fillPlaceholders } from './placeholders.ts';
import { lineOf, readYaml, type Source, valuesOf } from './yaml.ts';

/** The name of every file that each language must have. */
export const contentNames = Object.keys(contentSchemas) as ContentName[];

/** Each file as it was read last: to parse all takes longer than all else, and most have not changed. */
const lastRead = new Map<string, Source>();

type Prepare = (value: unknown) => unknown;
type Entries = { [Name in ContentName]: z.infer<(typeof contentSchemas)[Name]> };

/** The content of the site, as its files have it. */
export type SiteContent = ReturnType<typeof readContent>;

/**
 * Reads all content, with its mistakes and what can be shown all the same.
 * @throws ProblemError where nothing can be shown: for `site.yaml`, or a page that is broken in every language
 */
export function readContent(folder = 'content') {
  const sources = new Map<string, Source>();
  const mistakes: PlacedProblem[] = [];
  const read = <Schema extends z.ZodType>(file: string, schema: Schema, prepare: Prepare) => {
    const text = readText(folder, file);
    const before = lastRead.get(file);
    const source = before?.text === text ? before : readYaml(text);
    lastRead.set(file, source);
    sources.set(file, source);
    const parsed = parseShown(`content/${file}`, source, schema, prepare);
    mistakes.push(...parsed.mistakes);
    return parsed.values;
  };
  /** What is read, or nothing where mistakes leave nothing to show. */
  const attempt = <Value>(readValue: () => Value): Value | undefined => {
    try {
      return readValue();
    } catch (error) {
      mistakes.push(...problemsOf(error));
      return undefined;
    }
  };

  const unfilled = read('site.yaml', siteSchema, dropEmpty);
  if (mistakes.length > 0) throw new ProblemError(...mistakes);
  const site = fillFacts(unfilled);
  const entriesIn = (locale: Locale) =>
    contentNames.map((name) => {
      const schema = contentSchemas[name];
      const shape = shapeOf(schema);
      const prepare = (value: unknown) =>
        mapTexts(fillPlaceholders(value, site, locale), shape, (text, { photo }) =>
          photo ? photoKey(text) : text,
        );
      return [name, attempt(() => read(`${locale}/${name}.yaml`, schema, prepare))];
    });
  const entries = Object.fromEntries(
    localeCodes.map((locale) => [locale, Object.fromEntries(entriesIn(locale))]),
  ) as Record<Locale, Entries>;
  /** The files of pages that cannot be shown: in their place stands the page in another language. */
  const unshown: string[] = [];
  for (const name of contentNames) {
    const standIn = localeCodes.map((locale) => entries[locale][name]).find(Boolean);
    if (!standIn) throw new ProblemError(...mistakes);
    for (const locale of localeCodes.filter((locale) => !entries[locale][name])) {
      Object.assign(entries[locale], { [name]: standIn });
      unshown.push(`${locale}/${name}.yaml`);
    }
  }
  const photos = listPhotos(`${folder}/photos`);
  mistakes.push(...photos.mistakes);
  const orNothing = (value: unknown) => value ?? {};
  const focusPoints = attempt(() => read('photos.yaml', focusPointsSchema, orNothing));
  return {
    folder,
    site,
    entries,
    focusPoints: focusPoints ?? {},
    photos,
    logo: findLogo(`${folder}/logo`),
    /** Every file that was read, by its path in the folder, such as `ar/home.yaml`. */
    sources,
    mistakes,
    unshown,
  };
}

/**
 * What a page can show of a file, and its mistakes against the schema; `prepare` changes the values first.
 * @throws ProblemError with all mistakes where it can show nothing
 */
function parseShown<Schema extends z.ZodType>(
  file: string,
  source: Source,
  schema: Schema,
  prepare: Prepare,
) {
  const written = mapTexts(valuesOf(file, source), shapeOf(schema), asShown);
  const values = prepare(written) as z.infer<Schema>;
  const { data, error } = schema.safeParse(values, { reportInput: true });
  if (!error) return { values: data as z.infer<Schema>, mistakes: [] };
  const mistakes = explain(error.issues, source.document).map(
    (problem): PlacedProblem => ({ ...problem, file, line: lineOf(source, problem.path) }),
  );
  if (!error.issues.every(canShow)) throw new ProblemError(...mistakes);
  for (const { path } of error.issues.filter(isMissingText)) {
    const group = Object(valueAt(values, path.slice(0, -1) as Path));
    group[`${String(path.at(-1))}`] = '';
  }
  return { values, mistakes };
}

/** A text with the numbers that pages have; names, addresses and the names of files stay as they are. */
const asShown = (text: string, { isName, shared, format }: Shape) =>
  isName || shared || format ? text : westernNumbers(text);

/** Whether a page can show values with this mistake: none can show a value of another type. */
const canShow = (issue: z.core.$ZodIssue) =>
  isMissingText(issue) || !['invalid_type', 'invalid_value'].includes(issue.code);

/** Whether a text is not there, in whose place a page can have an empty one. */
const isMissingText = (issue: z.core.$ZodIssue) =>
  issue.code === 'invalid_type' && issue.expected === 'string' && issue.input == null;

/** A problem of a field of a content file, with its place. */
export function problemAt(content: SiteContent, file: string, path: Path, problem: Problem) {
  const line = lineOf(content.sources.get(file), path);
  return { ...problem, file: `content/${file}`, line, path };
}

/** The text of a content file. Throws a ProblemError when it is missing or not UTF-8. */
export function readText(folder: string, file: string): string {
  const path = `${folder}/${file}`;
  if (!existsSync(path)) throw new ProblemError({ code: 'file-missing', file: `content/${file}` });
  const bytes = readFileSync(path);
  // In UTF-16 every second byte of a Latin letter is zero.
  if (isUtf8(bytes) && !bytes.includes(0)) return new TextDecoder().decode(bytes);
  throw new ProblemError({ code: 'not-utf8', file: `content/${file}` });
}
