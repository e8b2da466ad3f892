import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { SiteContent } from '../../src/content/reading/read.ts';
import { localeCodes, locales } from '../../src/i18n/locales.ts';
import { temporaryContent } from '../helpers/temporary.ts';

const copy = temporaryContent();

test.each(localeCodes)(
  'a site in %s alone needs only its content, and links to no other',
  async (locale) => {
    // What reads the table of languages must be read again.
    vi.resetModules();
    vi.doMock('../../src/i18n/locales.ts', async (original) => ({
      ...(await original<typeof import('../../src/i18n/locales.ts')>()),
      locales: { [locale]: locales[locale] },
      localeCodes: [locale],
      defaultLocale: locale,
      otherLocales: () => [],
    }));
    const { Header } = await import('../../src/layouts/Header.tsx');
    const { examine } = await import('../../src/content/checks/check-content.ts');
    const launch = await import('../../src/content/checks/launch.ts');
    const { alternates } = await import('../../src/i18n/routes.ts');

    for (const other of localeCodes.filter((code) => code !== locale)) {
      copy.remove(other);
      copy.change('site.yaml', new RegExp(`^ *${other}: .*\n`, 'gm'), '');
    }
    const { content, mistakes } = await examine(copy.folder);
    expect(mistakes).toEqual([]);
    const { site, entries } = content as SiteContent;
    // The sample factory's words are named once its name is another, and not when a language of it goes.
    const isSample = site.shortName[locale] === launch.sampleFactory.site.shortName[locale];
    const { found } = await launch.launchFindings(copy.checkout);
    if (isSample) expect(found.map(({ code }) => code)).not.toContain('sample-word');
    const languages = alternates('about', site).map(({ hreflang }) => hreflang);
    expect(languages).toEqual([locale, 'x-default']);
    const common = {
      locale,
      site,
      words: entries[locale].layout,
      logos: { light: {}, dark: {} },
      links: {},
    };
    const header = renderToStaticMarkup(Header({ common: common as never, page: 'about' }));
    expect(header).toContain('href="/about"');
    expect(header).not.toContain('hreflang');
  },
);
