import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { examine } from '../../src/content/checks/check-content.ts';
import type { LocaleField } from '../../src/content/checks/locale-fields.ts';
import { minimumWord } from '../../src/content/checks/terms.ts';
import { readContent, type SiteContent } from '../../src/content/reading/read.ts';
import { localeCodes } from '../../src/i18n/locales.ts';
import { temporaryContent } from '../helpers/temporary.ts';

const { site } = readContent();

const copy = temporaryContent();
const { said } = copy;

test('without a discount, every text with {discount} is named', async () => {
  copy.change('site.yaml', /^discount: .*\n|(?![\s\S])/m, '');
  const lineIn = (locale: string) =>
    copy.change(`${locale}/about.yaml`, /^intro: .*/m, 'intro: "{discount}"').line;
  const sentence = 'uses {discount}, but content/site.yaml has no discount: reword it, or add the';
  for (const [locale, line] of localeCodes.map((locale) => [locale, lineIn(locale)] as const)) {
    expect(await said()).toContain(`${locale}/about.yaml, line ${line}: intro ${sentence}`);
  }
});

test('a factory without a discount is told of no figure of it', async () => {
  copy.change('site.yaml', /^discount: .*\n|(?![\s\S])/m, '');
  copy.change('en/about.yaml', /^intro: .*/m, 'intro: What is left undefined');
  const { warnings } = await examine(copy.folder);
  expect(warnings.map(({ code }) => code)).not.toContain('bare-discount');
});

test('captions of the discount are required only where there is a discount', async () => {
  copy.change('site.yaml', /^discount: .*\n|(?![\s\S])/m, 'discount: 15\n');
  for (const locale of localeCodes)
    copy.change(`${locale}/layout.yaml`, /^ {2}discount:\n(?: {4}.*\n)*|(?![\s\S])/m, '');
  for (const locale of localeCodes)
    for (const caption of ['before', 'after'])
      expect(await said()).toMatch(
        new RegExp(
          `${locale}/layout\\.yaml, line \\d+: terms\\.discount\\.${caption} is missing\\.`,
        ),
      );
  copy.change('ar/layout.yaml', /^skip: .*/m, 'skip: <b>');
  expect(await said()).toContain('terms.discount.before is missing');
  copy.change('site.yaml', /^discount: .*\n/m, '');
  expect(await said()).not.toContain('terms.discount');
});

test.each([
  ['ar', 'minimum: 80', 'من 80 قطعة', 'says 80, your minimum order: if that is meant'],
  ['ar', 'discount: 15', 'خصم ١٥٪', 'says 15%, your largest discount: if that is meant'],
  ['en', 'minimum: 80', 'By 180 of 80,000 at 80%, 80-100, 9:80, 20/80 or 1.80, and L80', ''],
  ['ar', 'minimum: 80', 'من {minimum} قطعة', ''],
])(
  'a figure of the factory that stands in a text is warned about: %s, %s, %j',
  async (locale, figure, text, sentence) => {
    const [name] = figure.split(':');
    copy.change('site.yaml', new RegExp(`^${name}: .*|(?![\\s\\S])`, 'm'), figure);
    const { line } = copy.change(`${locale}/about.yaml`, /^intro: .*/m, `intro: "${text}"`);
    const place = `content/${locale}/about.yaml, line ${line}: intro `;
    const own = (await said()).split('\n').filter((warning) => warning.startsWith(place));
    const ofFigures = own.filter((warning) => !warning.includes('which is right?')).join();
    expect(ofFigures.replace(place, '')).toMatch(sentence ? new RegExp(`^${sentence}`) : /^$/);
  },
);

test('a style may have the minimum of the factory as its own', async () => {
  copy.change('site.yaml', /^minimum: .*/m, 'minimum: 80');
  for (const locale of localeCodes) {
    const catalog = parse(readFileSync(`${copy.folder}/${locale}/catalog.yaml`, 'utf8'));
    Object.assign(catalog.styles[0], { minimum: 80 });
    copy.write(`${locale}/catalog.yaml`, stringify(catalog, { aliasDuplicateObjects: false }));
  }
  const { mistakes, warnings } = await examine(copy.folder);
  expect(mistakes).toEqual([]);
  const fields = warnings.map(({ path = [] }) => path.join('.'));
  expect(fields).not.toContain('styles.0.minimum');
});

test.each([
  ['en', 1, 'From {minimum} sets, {minimum}-set boxes', '{minimum} set'],
  ['en', 1, 'From {minimum} set', undefined],
  ['en', 3, 'From {minimum} sets', undefined],
  ['en', 3, 'From {minimum} set', '{minimum} sets'],
  ['ar', 1, 'من {minimum} طقم', 'طقم واحد'],
  ['ar', 2, 'من {minimum} أطقم', 'طقمان'],
  ['ar', 5, 'من {minimum} طقم', '{minimum} أطقم'],
  ['ar', 5, 'من {minimum} أطقم', undefined],
  ['ar', 5, 'من {minimum} موديل', undefined],
  ['ar', 12, 'من {minimum} أطقم', '{minimum} طقمًا'],
  ['ar', 100, 'من {minimum} أطقم', '{minimum} طقم'],
] as const)('%s: after a minimum of %d, %j must be %s', (locale, minimum, typed, wanted) => {
  const pieceCounts = {
    ar: {
      one: 'طقم واحد',
      two: 'طقمان',
      few: '{number} أطقم',
      many: '{number} طقمًا',
      other: '{number} طقم',
    },
    en: { one: '{number} set', other: '{number} sets' },
  }[locale];
  const content = {
    site: { ...site, minimum },
    entries: { [locale]: { catalog: { choice: { pieceCounts } } } },
  } as unknown as SiteContent;
  const wantedIn = (text: string, shape = {}) =>
    minimumWord({ unfilled: text, locale, shape } as LocaleField, content)?.values.wanted;
  expect(wantedIn(typed)).toBe(wanted);
  // Under a large figure the same word stands alone.
  const [, word = ''] = /\{minimum\} (.*)/.exec(typed) ?? [];
  const figure = wanted?.includes('{minimum}') ? wanted : undefined;
  expect(wantedIn(word, { followsMinimum: true })).toBe(figure);
});

test('a word in another form than the minimum before it wants is warned about', async () => {
  const forms = '  pieceCounts:\n    one: "{number} set"\n    other: "{number} sets"\n';
  copy.change('site.yaml', /^minimum: .*/m, 'minimum: 1');
  copy.change('en/catalog.yaml', /^ {2}pieceCounts:\n(?: {4}.*\n)+/m, forms);
  copy.change('en/about.yaml', /^intro: .*/m, 'intro: From {minimum} sets');
  expect(await said()).toMatch(/en\/about\.yaml, .*: intro says .*: write \{minimum\} set\./);
});

test('without a discount, a text that gives one in figures is warned about', async () => {
  copy.change('site.yaml', /^discount: .*\n|(?![\s\S])/m, '');
  for (const [file, intro] of [
    ['en/about.yaml', '20% off large orders'],
    ['ar/about.yaml', 'خصم حتى ١٥٪'],
    ['en/contact.yaml', '95% cotton'],
  ])
    copy.change(`${file}`, /^intro: .*/m, `intro: ${intro}`);
  const { warnings } = await examine(copy.folder);
  const found = warnings.filter(
    ({ code, path }) => code === 'no-discount' && `${path}` === 'intro',
  );
  expect(found.map(({ values }) => values?.discount).sort()).toEqual(['15%', '20%']);
});
