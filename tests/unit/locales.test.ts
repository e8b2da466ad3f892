import { cpSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import type { Locale } from '../../src/i18n/locales.ts';
import { temporaryContent } from '../helpers/temporary.ts';

// A third language, with a region in its code, before anything reads the table.
const third = 'pt-BR' as Locale;
const hreflang = ['pt-BR', 'pt'];
vi.doMock(import('../../src/i18n/locales.ts'), async (original) => {
  const table = await original();
  Object.assign(table.locales, {
    [third]: { name: 'Português', direction: 'ltr', openGraph: 'pt_BR', hreflang },
  });
  table.localeCodes.push(third);
  return table;
});
const { prefixedAddress } = await import('../../hosting/addresses.ts');
const { readContent } = await import('../../src/content/reading/read.ts');
const { examine } = await import('../../src/content/checks/check-content.ts');
const { placedSentence } = await import('../../src/problems/sentences.ts');
const { alternates } = await import('../../src/i18n/routes.ts');

const copy = temporaryContent();

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
    `content/pt-BR/about.yaml, line ${line}: intro says 54321, and the same text for "ar" says 12345: which is right?`,
  ]);
  copy.remove('pt-BR/about.yaml');
  expect((await said()).join()).toContain('content/pt-BR/about.yaml is missing');
});
