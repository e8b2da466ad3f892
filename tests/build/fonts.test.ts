import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readContent } from '../../src/content/read.ts';
import { lettersOf } from '../../src/fonts/cut.ts';
import { localeCodes } from '../../src/i18n/locales.ts';
import { localePrefix, pages, pathOf } from '../../src/i18n/routes.ts';

test.each(localeCodes)('%s: the font has every letter that the pages show', (locale) => {
  const paths = [...pages.map((page) => pathOf(page, locale)), `${localePrefix(locale)}/404`];
  const text = paths
    .map((path) => readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8'))
    .join('')
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&(\w+|#x?\w+);/g, '');
  const letters = new Set(lettersOf(readContent(), locale));
  expect([...new Set(text)].filter((letter) => letter.trim() && !letters.has(letter))).toEqual([]);
});

test('there is one font a language, cut to less than 24 KB', () => {
  const fonts = globSync('dist/_astro/*.woff2').map((file) => readFileSync(file));
  expect(fonts).toHaveLength(localeCodes.length);
  for (const font of fonts) expect(font.length).toBeLessThan(24_000);
});
