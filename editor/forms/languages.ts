import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { readYaml, valuesOf } from '../../src/content/parse/yaml.ts';
import type { Shape } from '../../src/content/schema/shape.ts';
import { partOf } from '../../src/content/schema/shape.ts';
import { ProblemError } from '../../src/error-messages/sentences.ts';
import { knownLocales, type Locale, localeCodes } from '../../src/i18n/locales.ts';
import { formOf, forms, sourceOf, valuesIn } from './files.ts';
import type { Group } from './merge.ts';
import { afterOtherWrites, replaceFiles } from './store.ts';
import { withValues } from './values.ts';

const siteFile = 'content/site.yaml';
/** What stands there of languages that are left out, too. */
const keptFile = 'before/site.yaml';

/** Whether this program has begun with other languages than the site has by now: it is to be started again. */
export let isOutdated = false;

/**
 * Gives the site other languages, the first of them the default. One that is added has the texts of the default one, and its
 * own as far as it had any before and those of the default one are still the same. The files of one that is removed are put
 * into the folder `before`, beside those of the default one. Throws a ProblemError for a language that is not known.
 */
export const setLanguages = (codes: Locale[]) =>
  afterOtherWrites(() => {
    // A second press may have waited for the first.
    if (isOutdated) return;
    const isKnown = codes.length > 0 && codes.every((code) => code in knownLocales);
    if (!isKnown) throw new ProblemError({ code: 'forms-foreign', file: `content/${codes}` });
    const source = sourceOf(siteFile);
    const { shape } = formOf(siteFile);
    const values = valuesIn(siteFile, source);
    // The texts of languages that were left out before.
    const former = existsSync(keptFile)
      ? valuesOf(siteFile, readYaml(readFileSync(keptFile, 'utf8')))
      : {};
    const isKept = (code: Locale) => localeCodes.includes(code) || existsSync(`before/${code}`);
    const kept = (Object.keys(knownLocales) as Locale[]).filter(isKept);
    mkdirSync('before', { recursive: true });
    for (const code of codes) if (!existsSync(`content/${code}`)) addLanguage(code);
    const written = { ...Object(inLanguages(values, shape, codes, former)), languages: codes };
    const all = inLanguages(values, shape, kept, former);
    replaceFiles(
      new Map([
        [keptFile, Buffer.from(withValues(source, all))],
        [siteFile, Buffer.from(withValues(source, written))],
      ]),
    );
    for (const code of localeCodes.filter((other) => !codes.includes(other))) {
      rmSync(`before/${code}`, { recursive: true, force: true });
      renameSync(`content/${code}`, `before/${code}`);
      cpSync(`content/${codes[0]}`, `before/${code}/${codes[0]}`, { recursive: true });
    }
    isOutdated = true;
  });

/**
 * Makes the files of a language from those of the default one. What it had before it was left out is kept, as far as that
 * still has its place there.
 */
function addLanguage(code: Locale): void {
  const [standard] = localeCodes;
  cpSync(`content/${standard}`, `content/${code}`, { recursive: true });
  for (const form of forms.filter(({ file }) => file.includes('{locale}'))) {
    const fileOf = (language: string) => form.file.replace('{locale}', language);
    const source = sourceOf(fileOf(standard));
    const valuesBefore = (language: string) => {
      const file = fileOf(language).replace('content/', 'before/');
      return existsSync(file) ? valuesOf(file, readYaml(readFileSync(file, 'utf8'))) : undefined;
    };
    const former = { own: valuesBefore(code), standard: valuesBefore(`${code}/${standard}`) };
    const values = valuesOf(fileOf(standard), readYaml(source));
    writeFileSync(
      fileOf(code),
      withValues(source, withTexts(values, former, form.shape, code) as Group),
    );
  }
}

/** Whether a field has a text of each language, and not a value that all share. */
const isText = ({ shared, photo, enum: names }: Shape) => !shared && !photo && !names;

/** What a language had at some place before it was left out, and what the default one had there then. */
interface Former {
  own?: unknown;
  standard?: unknown;
}

/**
 * Values with the texts that a language had before. An item of a list has those of the same item, or of the same place in as
 * long a list. Of plural forms it has those of its language.
 */
function withTexts(values: unknown, former: Former, shape: Shape, code: Locale): unknown {
  const { own, standard } = former;
  if (typeof values === 'string') {
    const isReworded = standard !== undefined && standard !== values;
    return typeof own === 'string' && isText(shape) && !isReworded ? own : values;
  }
  if (Array.isArray(values)) {
    const item = partOf(shape, '0');
    return values.map((value, index) => {
      const sameIn = (list: unknown) => sameItem(list, values, index, item);
      return withTexts(value, { own: sameIn(own), standard: sameIn(standard) }, item, code);
    });
  }
  if (values === null || typeof values !== 'object') return values;
  const now: Record<string, unknown> = { ...values };
  const before: Record<string, unknown> = Object(own);
  const then: Record<string, unknown> = Object(standard);
  const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
  const isPlural = partOf(shape, 'other').isPlural === true;
  const names = isPlural
    ? pluralCategories.filter((name) => name in now || name in before)
    : Object.keys(now);
  const parts = names.map((name) => {
    // Of all forms of one word, what is said of that for all other numbers is said.
    const same = isPlural && !(name in now) ? 'other' : name;
    const formerPart = { own: before[name], standard: then[same] };
    const value = now[same] ?? before[name];
    return [name, withTexts(value, formerPart, partOf(shape, name), code)];
  });
  return Object.fromEntries(parts);
}

/** The item of another list that is the same as one of `values`, or has its place in as long a list. */
function sameItem(other: unknown, values: unknown[], index: number, shape: Shape): unknown {
  const list: unknown[] = Array.isArray(other) ? other : [];
  const key = keyOf(values[index], shape);
  const isSame = (one: unknown) => keyOf(one, shape) === key;
  const [same, ...others] = list.filter(isSame);
  const isOnly = others.length === 0 && values.filter(isSame).length === 1;
  if (same && isOnly) return same;
  return list.length === values.length ? list[index] : undefined;
}

/** What an item is known by in every language: its id, or all of it but its texts. */
function keyOf(item: unknown, shape: Shape): string {
  const withoutTexts = (value: unknown, part: Shape): unknown => {
    if (typeof value === 'string') return isText(part) ? '' : value;
    if (value === null || typeof value !== 'object') return value;
    return Object.entries(value).map(([name, each]) => withoutTexts(each, partOf(part, name)));
  };
  return Object(item).id ?? JSON.stringify(withoutTexts(item, shape));
}

/** The same values with the texts of these languages: one that has none gets its former one, or that of the default language. */
function inLanguages(value: unknown, shape: Shape, codes: Locale[], kept: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  // In a list of another length, nothing says which items are the same.
  const isAlike = !Array.isArray(value) || Object(kept).length === value.length;
  const before: Record<string, unknown> = isAlike ? Object(kept) : {};
  const parts = Object.entries(value).map(
    ([key, part]) => [key, inLanguages(part, partOf(shape, key), codes, before[key])] as const,
  );
  if (Array.isArray(value)) return parts.map(([, part]) => part);
  if (!localeCodes.every((code) => shape.properties?.[code])) return Object.fromEntries(parts);
  const others = parts.filter(([key]) => !(key in knownLocales));
  const texts = Object.fromEntries(parts);
  const standard = texts[localeCodes[0]];
  const isReworded = JSON.stringify(before[localeCodes[0]]) !== JSON.stringify(standard);
  const former = isReworded ? {} : before;
  return {
    ...Object.fromEntries(codes.map((code) => [code, texts[code] ?? former[code] ?? standard])),
    ...Object.fromEntries(others),
  };
}
