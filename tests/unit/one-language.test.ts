import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SiteContent } from '../../src/content/reading/read.ts';
import { localeCodes, locales } from '../../src/i18n/locales.ts';
import { temporaryContent } from './temporary.ts';

// One language alone, before anything reads the table.
for (const code of localeCodes.splice(1)) Reflect.deleteProperty(locales, code);
const { Header } = await import('../../src/layouts/Header.tsx');
const { examine } = await import('../../src/content/checks/check-content.ts');
const { alternates } = await import('../../src/i18n/routes.ts');

const [locale] = localeCodes as ['ar'];
const copy = temporaryContent();

test('a site of one language needs only its content, and links to no other', async () => {
  copy.remove('en');
  copy.change('site.yaml', /^ *en: .*\n/gm, '');
  const { content, mistakes } = await examine(copy.folder);
  expect(mistakes).toEqual([]);
  const { site, entries } = content as SiteContent;
  const found = alternates('about', site).map(({ hreflang }) => hreflang);
  expect(found).toEqual([locale, 'x-default']);
  const common = {
    locale,
    site,
    words: entries.ar.layout,
    logos: { paper: {}, ink: {} },
    links: {},
  };
  const header = renderToStaticMarkup(Header({ common: common as never, page: 'about' }));
  expect(header).toContain('href="/about"');
  expect(header).not.toContain('hreflang');
});
