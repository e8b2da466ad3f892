import { cpSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { SiteContent } from '../../src/content/parse/read.ts';
import { localeCodes, locales } from '../../src/i18n/locales.ts';
import { temporaryContent } from '../helpers/temporary.ts';

/** Has what is imported from now on find other languages. */
function setLanguages(table: object) {
  const codes = Object.keys(table);
  vi.resetModules();
  vi.doMock('../../src/i18n/locales.ts', () => ({
    locales: table,
    knownLocales: { ...locales, ...table },
    localeCodes: codes,
    defaultLocale: codes[0],
    otherLocales: (locale: string) => codes.filter((other) => other !== locale),
  }));
}

const copy = temporaryContent();

// A third one, with a region in its code.
const third = 'pt-BR';
const hreflang = ['pt-BR', 'pt'];
const portuguese = { name: 'Português', direction: 'ltr', openGraph: 'pt_BR', hreflang };
setLanguages({ ...locales, [third]: portuguese });
const { prefixedAddress } = await import('../../hosting/addresses.ts');
const { readContent } = await import('../../src/content/parse/read.ts');
const { examine } = await import('../../src/content/checks/check-content.ts');
const { placedSentence } = await import('../../src/error-messages/sentences.ts');
const { alternates } = await import('../../src/i18n/routes.ts');

/** Adds what CONTRIBUTING.md asks for: what site.yaml says, in the language, and a file a page. */
function addContent() {
  copy.remove(third);
  copy.change('site.yaml', /^( *)en(: .*\n)/gm, `$&$1${third}$2`);
  cpSync(`${copy.folder}/en`, `${copy.folder}/${third}`, { recursive: true });
}

/** What is said of the language that was added. */
async function said() {
  const { mistakes, warnings } = await examine(copy.folder);
  const sentences = [...mistakes, ...warnings].map((it) => placedSentence(it));
  return sentences.filter((sentence) => sentence.includes(third));
}

test('search engines are told of every language', () => {
  addContent();
  const found = alternates('about', readContent(copy.folder).site);
  const address = expect.stringMatching(/^https:\/\/[^/]+\/pt-BR\/about$/);
  for (const code of hreflang) expect(found).toContainEqual({ hreflang: code, href: address });
});

test('hosts know the prefix of every language, and nothing else', () => {
  const prefixOf = (path: string) => new RegExp(prefixedAddress).exec(path)?.[1];
  expect(['/en', '/pt-BR?x', '/pt-BR/no'].map(prefixOf)).toEqual(['/en', '/pt-BR', '/pt-BR']);
  expect(['/pt', '/pt-BRA/no', '/about'].map(prefixOf)).toEqual([undefined, undefined, undefined]);
});

test('a new language needs only content, and this is checked like that of the others', async () => {
  expect((await said()).join()).toContain('name.pt-BR is missing.');
  addContent();
  const warnings = await said();
  copy.change('ar/about.yaml', /^intro: .*/m, 'intro: من 12345 قطعة');
  copy.change('en/about.yaml', /^intro: .*/m, 'intro: From 12345 pieces');
  const { line } = copy.change('pt-BR/about.yaml', /^intro: .*/m, 'intro: A partir de 54321');
  expect((await said()).filter((warning) => !warnings.includes(warning))).toEqual([
    `content/pt-BR/about.yaml, line ${line}: intro says 54321, and the same text in Arabic says 12345: which is right?`,
  ]);
  copy.remove('pt-BR/about.yaml');
  expect((await said()).join()).toContain('content/pt-BR/about.yaml is missing');
});

test.each(localeCodes)(
  'a site in %s alone needs only its content, and links to no other',
  async (locale) => {
    setLanguages({ [locale]: locales[locale] });
    const { Header } = await import('../../src/layouts/Header.tsx');
    const { launchFindings } = await import('../../src/content/checks/launch.ts');
    const { sampleFactory } = await import('../../src/content/checks/samples.ts');
    const { alternates } = await import('../../src/i18n/routes.ts');

    for (const other of localeCodes.filter((code) => code !== locale)) {
      copy.remove(other);
      copy.change('site.yaml', new RegExp(`^ *${other}: .*\n`, 'gm'), '');
    }
    const { content, mistakes, found } = await launchFindings(copy.checkout);
    expect(mistakes).toEqual([]);
    const { site, entries } = content as SiteContent;
    // The sample factory's words are named once its name is another, and not when a language of it goes.
    if (site.shortName[locale] === sampleFactory.site.shortName[locale])
      expect(found.map(({ code }) => code)).not.toContain('sample-word');
    const known = alternates('about', site).map((alternate) => alternate.hreflang);
    expect(known).toEqual([locale, 'x-default']);
    const { layout: words } = entries[locale];
    const common = { locale, site, words, logos: { light: {}, dark: {} }, links: {} };
    const header = renderToStaticMarkup(Header({ common: common as never, page: 'about' }));
    expect(header).toContain('href="/about"');
    expect(header).not.toContain('hreflang');
  },
);
