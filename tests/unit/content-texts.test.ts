import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import type { LocaleField } from '../../src/content/checks/locale-fields.ts';
import { minimumWord } from '../../src/content/checks/texts.ts';
import { readContent, type SiteContent } from '../../src/content/parse/read.ts';
import { text } from '../../src/content/schema/fields.ts';
import { typefaceLetters } from '../../src/fonts/typeface.ts';
import { localeCodes } from '../../src/i18n/locales.ts';
import { pages } from '../../src/page-table.ts';
import { siteWith } from '../helpers/checkout.ts';
import { temporaryContent } from '../helpers/temporary.ts';

const { site } = readContent();

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

test('another number than in the default language is warned about', async () => {
  copy.change('ar/about.yaml', /^intro: .*/m, 'intro: من ١٢٬٣٤٥ قطعة إلى 99999');
  copy.change('en/about.yaml', /^intro: .*/m, 'intro: Up to 99999 pieces, at least 12,345');
  expect(await said()).toBe('');
  const { line } = copy.change('en/about.yaml', /^intro: .*/m, 'intro: From 54,321 to 99999');
  expect(await said()).toBe(
    `content/en/about.yaml, line ${line}: intro says 54321, 99999, and the same text in Arabic says 12345, 99999: which is right?`,
  );
});

test.each([
  ['من ١٢ إلى ۳۴ يومًا', 'من 12 إلى 34 يومًا'],
  ['١٬٢٠٠ متر، و٢٫٥ كجم', '1,200 متر، و2.5 كجم'],
  ['خصم ٣٠٪ أو ٪١٢٫٥', 'خصم \u206630%\u2069 أو \u206612.5%\u2069'],
  ['من ٩:٣٠ إلى ١٧:٠٠، في ١٢/٥', 'من 9:30 إلى 17:00، في 12/5'],
  ['رقم ٣، ثم ٤٥، و 30٪', 'رقم 3، ثم 45، و \u206630%\u2069'],
  ['٤٥ شارع ٢٦ يوليو (٪)', '45 شارع 26 يوليو (%)'],
])('numbers in a text are written with 0 to 9: %s', async (typed, shown) => {
  copy.change('ar/about.yaml', /^intro: .*/m, `intro: "${typed}"`);
  copy.change('en/about.yaml', /^intro: .*/m, 'intro: Yes');
  const street = { ar: typed, en: typed };
  const city = { ar: 'مدينة ٦ أكتوبر، مصر', en: 'City of ٦ October, Egypt' };
  copy.write('site.yaml', siteWith({ city, facts: { street } }));
  const { site, entries } = readContent(copy.folder);
  expect([entries.ar.about.intro, site.facts.street?.ar]).toEqual([shown, shown]);
  expect(site.city).toEqual({ ar: 'مدينة 6 أكتوبر، مصر', en: 'City of 6 October, Egypt' });
  // What the page writes rightly is no warning.
  expect(await said()).not.toMatch(/[\u0660-\u066c\u06f0-\u06f9]/);
});

test('a name keeps its digits, also in a text, and a photograph is found by any', () => {
  const [name, shortName] = ['مصنع ٢٤٪', 'نول ۲۴'].map((text) => ({ ar: text, en: text }));
  const registers = [{ name, number: '٢-٤', holder: name }];
  copy.write('site.yaml', siteWith({ name, shortName, facts: { registers } }));
  copy.change('ar/about.yaml', /^intro: .*/m, 'intro: "{shortName}، ٢٤ سنة"');
  copy.write('photos/٢٤٪.jpg', '');
  copy.change('ar/about.yaml', /^( {2}name:) .*/m, '$1 ٢٤٪');
  const { site: own, entries, photos } = readContent(copy.folder);
  expect(own).toMatchObject({ name, shortName });
  expect(own.facts.registers).toEqual([
    {
      name: { ar: 'مصنع \u206624%\u2069', en: 'مصنع \u206624%\u2069' },
      number: '2-4',
      holder: name,
    },
  ]);
  expect(entries.ar.about.intro).toBe('نول ۲۴، 24 سنة');
  expect([...photos.usable.keys()]).toContain(entries.ar.about.photo.name);
});

test.each([
  ['10 صباحًا إلى 10 مساءً', '10:00 to 22:00', false],
  ['من ٩:٣٠ ص إلى ٩:٣٠ م', '9:30 am to 9:30 pm', false],
  ['من ٩:٣٠ ص إلى ٩:٣٠ م', '09:30–21:30', false],
  ['من 9 الصبح إلى 12 بالليل', '9 a.m. to 00:00', false],
  ['من 9 الصبح إلى 12 بالليل', '9 a.m. to 24:00', false],
  ['من 9 الصبح إلى 5 العصر', '9:00 to 18:00', true],
  ['من 50 قطعة، 10 صباحًا إلى 5 مساءً', 'From 60 pieces, 10:00 to 17:00', true],
  ['من 10 قطع', 'From 22 pieces', true],
])('one hour may be written in two ways: %s, %s', async (ar, en, isOther) => {
  copy.change('ar/about.yaml', /^intro: .*/m, `intro: "${ar}"`);
  copy.change('en/about.yaml', /^intro: .*/m, `intro: "${en}"`);
  expect((await said()).includes('and the same text in')).toBe(isOther);
});

test.each([
  [
    'ar',
    'نصنع كل ما تلبسه وتبيعه، we make clothes for brands، كل يوم',
    'we make clothes for brands',
  ],
  ['ar', 'We make clothes for your brand.', 'make clothes for your brand'],
  ['ar', 'نصنع ملابس قطن soft cotton shirts', 'soft cotton shirts'],
  ['ar', 'نصنع كل ما تلبسه وتبيعه كل يوم we make nice clothes', 'we make nice clothes'],
  ['en', 'We make clothes. كل ما نصنعه هنا', 'كل ما نصنعه هنا'],
  ['ar', 'نطبع DTF وDTG وSilk Screen على قماش OEKO-TEX Standard 100', ''],
  ['ar', 'عملاؤنا Zara, Massimo Dutti, LC Waikiki, H&M', ''],
  ['ar', 'راسلنا على https://loom.eg/we/make/clothes أو team.at.loom@loom.eg', ''],
  ['ar', 'تيشيرت oversize أو slim', ''],
  ['ar', 'في {town}، {country}: من {minimum}', ''],
  ['en', 'The people of Loom, مصنع لوم للملابس, work here', ''],
  ['en', 'مرايل', 'مرايل'],
  ['ar', 'Oversize', ''],
  ['ar', 'قطن cotton', ''],
] as const)(
  'a sentence half in another script is warned about: %s, %s',
  async (locale, typed, text) => {
    copy.change(`${locale}/about.yaml`, /^intro: .*/m, `intro: "${typed}"`);
    const language = new Intl.DisplayNames('en', { type: 'language' }).of(locale);
    const sentence = `intro says "${text}" in a text in ${language}`;
    expect(await said()).toContain(text && sentence);
    expect((await said()).includes(' in a text in ')).toBe(text !== '');
  },
);

test('what stands in a message only may have letters that the typeface lacks', async () => {
  const places = [
    ['layout', /^( {2}greeting:) .*/m],
    ['catalog', /^( {2}message:) .*/m],
    ['start-project', /^( {2}subject:) .*/m],
    ['start-project', /^( {4}greeting:) .*/m],
  ] as const;
  for (const [page, place] of places) copy.change(`en/${page}.yaml`, place, '$1 Hello 👋☃');
  expect(await said()).not.toContain('typeface');
});

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

test('a text that is not written yet, or has a letter that no font has, is warned about', async () => {
  const about = parse(readFileSync('content/en/about.yaml', 'utf8'));
  const paragraphs = spoiled.warned.map(([typed]) => typed);
  copy.write('en/about.yaml', stringify({ ...about, story: { ...about.story, paragraphs } }));
  const all = (await said()).split('\n');
  const sentences = all.filter((sentence) => sentence.includes('story.paragraphs'));
  expect(sentences).toHaveLength(spoiled.warned.length);
  for (const [index, [, sentence]] of spoiled.warned.entries())
    expect(sentences[index]).toContain(`: story.paragraphs[${index + 1}] ${sentence}`);
});

const discount = /^discount: .*\n|(?![\s\S])/m;

test('without a discount, every text with {discount} is named', async () => {
  copy.change('site.yaml', discount, '');
  const { line } = copy.change('en/about.yaml', /^intro: .*/m, 'intro: "{discount}"');
  const sentence = 'uses {discount}, but content/site.yaml has no discount: reword it, or add the';
  expect(await said()).toContain(`en/about.yaml, line ${line}: intro ${sentence}`);
});

test('captions of the discount are required only where there is a discount', async () => {
  copy.change('site.yaml', discount, 'discount: 15\n');
  copy.change('ar/layout.yaml', /^ {2}discount:\n(?: {4}.*\n)*|(?![\s\S])/m, '');
  const missing = /terms\.discount\.before is missing\.\n.*terms\.discount\.after is missing\./;
  expect(await said()).toMatch(missing);
  // What is left out has no default then.
  copy.change('ar/layout.yaml', /^skip: .*/m, 'skip: <b>');
  expect(await said()).toMatch(missing);
  copy.change('site.yaml', discount, '');
  expect(await said()).not.toContain('terms.discount');
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
