import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { examine } from '../../src/content/checks/check-content.ts';
import { readContent } from '../../src/content/reading/read.ts';
import { text } from '../../src/content/schema/fields.ts';
import { typefaceLetters } from '../../src/fonts/typeface.ts';
import { localeCodes } from '../../src/i18n/locales.ts';
import { pages } from '../../src/page-table.ts';
import { temporaryContent } from '../helpers/temporary.ts';

const { photos } = readContent();

const copy = temporaryContent();
const { said } = copy;

test('two languages may have the same title, and a text in quotes a comment after it', async () => {
  for (const locale of localeCodes)
    copy.change(`${locale}/about.yaml`, /^title: .*/m, 'title: "WEAR | FACTORY" # for now');
  expect(await said()).toBe('');
});

test('signs that nobody sees do not count as characters of a text', async () => {
  const text = `خصم 30% أو 20% أو 10% ${'قطعة '.repeat(40)}`.slice(0, 151);
  copy.change('ar/about.yaml', /^description: .*/m, `description: ${text}`);
  copy.change('ar/catalog.yaml', /^order: .*/m, 'order: خُصُومَاتٌ 30%');
  expect(await said()).not.toContain('characters');
});

test.each(localeCodes)(
  'links too long for one row of the header are warned about: %s',
  async (locale) => {
    const [last = 'home', ...others] = pages.toReversed();
    const name = (page: string, text: string) =>
      copy.change(`${locale}/${page}.yaml`, /^navigation: .*/m, `navigation: ${text}`);
    for (const [index, page] of others.entries()) name(page, 'abcdefgh'.charAt(index));
    name(last, 'z'.repeat(52 - others.length));
    expect(await said()).not.toContain('navigation has');
    name(last, 'z'.repeat(53 - others.length));
    const sentence = `content/${locale}/home\\.yaml, line \\d+: navigation has 53 characters together`;
    expect(await said()).toMatch(new RegExp(sentence));
  },
);

test.each([
  ['en', 'مصنع هوديز', 'is not in English letters, but is the text for "en"'],
  ['ar', 'A hoodie factory', 'is not in Arabic letters, but is the text for "ar"'],
  ['en', 'From 54,321', 'says 54321, and the same text for "ar" says 12345'],
])(
  'letters or numbers that do not belong in a text are warned about, in %s: %s',
  async (locale, text, sentence) => {
    copy.change('ar/about.yaml', /^intro: .*/m, 'intro: من ١٢٬٣٤٥ قطعة');
    copy.change('en/about.yaml', /^intro: .*/m, 'intro: From 12,345 pieces, at least 12345');
    expect(await said()).toBe('');
    const { line } = copy.change(`${locale}/about.yaml`, /^intro: .*/m, `intro: ${text}`);
    expect(await said()).toContain(`content/${locale}/about.yaml, line ${line}: intro ${sentence}`);
  },
);

test.for([
  ['en', 'From 12,345 pieces ', '☃你好❤'],
  ['ar', 'من ١٢٬٣٤٥ قطعة ', 'ڭݣڠ'],
])("letters that the site's typeface lacks are warned about, in %s", async (row, { skip }) => {
  const [locale, text, letters] = row as [string, string, string];
  const lacking = [...letters].filter((letter) => !typefaceLetters.includes(letter));
  skip(lacking.length === 0, 'the typeface has all of them');
  // A sign that nobody sees makes a heart red.
  const intro = `intro: ${text}${lacking.join('')}\ufe0f`;
  const { line } = copy.change(`${locale}/about.yaml`, /^intro: .*/m, intro);
  const place = `content/${locale}/about.yaml, line ${line}: intro`;
  expect(await said()).toContain(
    `${place} has ${lacking.join(' ')}, which the site’s typeface lacks`,
  );
});

const spoiled: { refused: string[][]; warned: string[][]; honest: string[] } = parse(
  readFileSync('tests/unit/spoiled-texts.yaml', 'utf8'),
);

test.each(spoiled.refused)('a text with markup or lost letters is refused: %j', (typed, found) => {
  const [issue] = text.safeParse(typed).error?.issues ?? [];
  expect(issue).toMatchObject({ message: 'not-plain', params: { found } });
});

test.each(spoiled.honest)('a text with signs that only look like markup is right: %j', (typed) => {
  expect(text.safeParse(typed).success).toBe(true);
});

test('a text that a program left unfilled, or a word processor quoted, is warned about', async () => {
  const { about } = readContent(copy.folder).entries.en;
  const paragraphs = spoiled.warned.map(([typed]) => typed);
  copy.write('en/about.yaml', stringify({ ...about, story: { ...about.story, paragraphs } }));
  const sentences = await said();
  for (const [index, [, sentence]] of spoiled.warned.entries())
    expect(sentences).toContain(`: story.paragraphs[${index + 1}] ${sentence}`);
});

test('no warning takes a group or a list for a text', async () => {
  const { warnings } = await examine();
  expect(warnings.filter(({ values }) => /\[object/.test(`${values?.text}`))).toEqual([]);
});

test('names in braces are no letters of another script', async () => {
  copy.change('ar/home.yaml', /^ {2}slide: .*/m, '  slide: "{number} من {count}"');
  const { warnings } = await examine(copy.folder);
  expect(warnings.map(({ path = [] }) => path.join('.'))).not.toContain('hero.slide');
});

test('two styles of one name are warned about, and a photograph in a subfolder is named', async () => {
  const [[, file] = ['', '']] = photos.usable;
  copy.write('photos/new/in-folder.jpg', readFileSync(`content/photos/${file}`));
  const twin = (change: object) => {
    for (const locale of localeCodes) {
      const { styles, ...catalog } = parse(readFileSync(`content/${locale}/catalog.yaml`, 'utf8'));
      const [first] = styles;
      const all = [...styles, { ...first, id: 'twin', ...change }];
      const options = { aliasDuplicateObjects: false };
      copy.write(`${locale}/catalog.yaml`, stringify({ ...catalog, styles: all }, options));
    }
    return said();
  };
  expect(await twin({})).toMatch(/styles\[\d+\]\.name is ".*" again, as in item 1: /);
  const photo = { name: 'in-folder', alt: 'Loom نول' };
  expect(await twin({ photo })).toMatch(
    /in a folder of its own, content\/photos\/new\/in-folder\.jpg:/,
  );
  copy.remove('photos/new');
});
