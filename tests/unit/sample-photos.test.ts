import { expect, test } from 'vitest';
import { readContent } from '../../src/content/reading/read.ts';
import { localeCodes } from '../../src/i18n/locales.ts';
import { pages } from '../../src/page-table.ts';
import { isSampleFactory } from './sample-factory.ts';

/** The names of all photographs that a page's content shows, at any depth; the picture beside a shared link is on no page. */
function photosIn(value: unknown, key = ''): string[] {
  if (key === 'preview') return [];
  if (key === 'photo') return [typeof value === 'string' ? value : Object(value).name];
  const inner = typeof value === 'object' && value ? Object.entries(value) : [];
  return inner.flatMap(([name, part]) => photosIn(part, name));
}

test.runIf(isSampleFactory).each(localeCodes)(
  '%s: no photograph of the sample factory is shown twice',
  (locale) => {
    const { entries } = readContent();
    const shown = pages.flatMap((page) => photosIn(entries[locale][page]));
    expect(shown.length).toBeGreaterThan(15);
    expect(shown.filter((name, index) => shown.indexOf(name) !== index)).toEqual([]);
  },
);
