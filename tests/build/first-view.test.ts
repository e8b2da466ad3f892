import { expect, test } from 'vitest';
import { everyPage } from '../../src/i18n/routes.ts';
import type { Page } from '../../src/page-table.ts';
import { builtPage } from '../helpers/built-site.ts';

/** How many pictures of a page do not wait until they are in sight, and how many fonts are preloaded. */
const early: Record<Page, [pictures: number, fonts: number]> = {
  home: [1, 0],
  about: [1, 1],
  services: [1, 0],
  // A second one may be in sight too.
  catalog: [2, 0],
  // Where the first view has no photograph to wait for, its words wait for the font alone.
  'start-project': [0, 1],
  contact: [0, 1],
};

test.each(everyPage)('$path fetches its first pictures first', ({ page, path }) => {
  const html = builtPage(path);
  const [pictures, fonts] = early[page];
  const images = Array.from(html.matchAll(/<picture.*?(<img[^>]*>)/gs), ([, image = '']) => image);
  const first = images.filter((image) => image.includes('fetchPriority="high"'));
  // Beside the heading there may be one that a phone does not show.
  const shown = images.filter((image) => !image.includes('loading="lazy"'));
  expect(first).toEqual(shown.slice(0, 1));
  expect(shown).toHaveLength(pictures);
  expect(html.match(/<link rel="preload" as="font"/g) ?? []).toHaveLength(fonts);
});
