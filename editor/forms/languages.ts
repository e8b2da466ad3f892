import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import type { Shape } from '../../src/content/schema/shape.ts';
import { partOf } from '../../src/content/schema/shape.ts';
import { ProblemError } from '../../src/error-messages/sentences.ts';
import { knownLocales, type Locale, localeCodes } from '../../src/i18n/locales.ts';
import { formOf, sourceOf, valuesIn } from './files.ts';
import { afterOtherWrites, replaceFiles } from './store.ts';
import { withValues } from './values.ts';

const siteFile = 'content/site.yaml';

/**
 * Gives the site other languages, the first of them the default. One that is added has the texts of the default one, or its
 * own if it was there before; the files of one that is removed are put into the folder `before`. The desk must be started
 * again then. Throws a ProblemError for a language that is not known.
 */
export const setLanguages = (codes: Locale[]) =>
  afterOtherWrites(() => {
    const isKnown = codes.length > 0 && codes.every((code) => code in knownLocales);
    if (!isKnown) throw new ProblemError({ code: 'forms-foreign', file: `content/${codes}` });
    const source = sourceOf(siteFile);
    const values = inLanguages(valuesIn(siteFile, source), formOf(siteFile).shape, codes);
    const [standard] = localeCodes;
    mkdirSync('before', { recursive: true });
    for (const code of codes) {
      if (existsSync(`content/${code}`)) continue;
      if (existsSync(`before/${code}`)) renameSync(`before/${code}`, `content/${code}`);
      else cpSync(`content/${standard}`, `content/${code}`, { recursive: true });
    }
    const written = withValues(source, { ...Object(values), languages: codes });
    replaceFiles(
      new Map([
        ['before/site.yaml', Buffer.from(source)],
        [siteFile, Buffer.from(written)],
      ]),
    );
    for (const code of localeCodes.filter((other) => !codes.includes(other))) {
      rmSync(`before/${code}`, { recursive: true, force: true });
      renameSync(`content/${code}`, `before/${code}`);
    }
  });

/** The same values with the texts of these languages: one that has none gets that of the default language. */
function inLanguages(value: unknown, shape: Shape, codes: Locale[]): unknown {
  if (value === null || typeof value !== 'object') return value;
  const parts = Object.entries(value).map(
    ([key, part]) => [key, inLanguages(part, partOf(shape, key), codes)] as const,
  );
  if (Array.isArray(value)) return parts.map(([, part]) => part);
  if (!localeCodes.every((code) => shape.properties?.[code])) return Object.fromEntries(parts);
  const others = parts.filter(([key]) => !(key in knownLocales));
  const texts = Object.fromEntries(parts);
  return {
    ...Object.fromEntries(codes.map((code) => [code, texts[code] ?? texts[localeCodes[0]]])),
    ...Object.fromEntries(others),
  };
}
