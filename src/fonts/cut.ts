import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import { contentNames, readContent, readIdentity } from '../content/read.ts';
import { type Language, languageCodes, languages } from '../language.ts';

const folder = resolve('src/fonts');

/** Punctuation that components write between words, and what formatted numbers are made of. */
const always = ' 0123456789+-.,:/%()\u00a0';

/**
 * What shaping needs: Arabic joins and ligatures, marks, kerning. Without the list, the cut would
 * also carry small capitals, old-style figures and the like for every letter: half as much again.
 */
const features = ['ccmp', 'init', 'medi', 'fina', 'rlig', 'liga', 'locl', 'kern', 'mark', 'mkmk'];

/**
 * Cuts the typeface to the letters that each language's content uses, one file a language, so that
 * a page fetches one font with letters, digits and spaces together. Written to `src/fonts/cut`.
 * @throws ContentError when a content file has a mistake
 */
export async function cutFonts(): Promise<void> {
  const master = readFileSync(`${folder}/Alexandria.ttf`);
  mkdirSync(`${folder}/cut`, { recursive: true });
  for (const language of languageCodes) {
    const font = await subsetFont(master, lettersOf(language), {
      targetFormat: 'woff2',
      keepFeatures: features,
    });
    writeFileSync(`${folder}/cut/${language}.woff2`, font);
  }
}

/** Every character that pages in a language may show, in code-point order. */
export function lettersOf(language: Language): string {
  const texts = [
    always,
    ...languageCodes.map((code) => languages[code].name),
    ...strings(readIdentity()),
    ...contentNames.flatMap((name) => strings(readContent(name, language))),
  ];
  return [...new Set(texts.join(''))].sort().join('');
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
}
