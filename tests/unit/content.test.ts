import { readdirSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Common } from '../../src/content/entries.ts';
import { chatNumber, exampleNumber } from '../../src/content/phone-numbers.ts';
import { fillPlaceholders } from '../../src/content/placeholders.ts';
import { readContent } from '../../src/content/read.ts';
import { validate } from '../../src/content/validate.ts';
import { localeCodes } from '../../src/i18n/locales.ts';
import { StartProjectScreen } from '../../src/screens/StartProjectScreen.tsx';
import { temporaryContent } from './temporary.ts';

type Mistake = [string, string, string, string, string, number?];
const mistakes: Record<string, Mistake[]> = parse(
  readFileSync('tests/unit/content-mistakes.yaml', 'utf8'),
);

const { site } = readContent();

/** The facts, or the end of the file, where they may stand as well. */
const factsPlace = /^facts:\n(?:[ #].*\n|\n)*|(?![\s\S])/m;

const copy = temporaryContent();
let before: string[];

beforeAll(async () => {
  before = await validate(readContent(copy.folder));
});

/** What is said of the content as it is now: the one sentence that stops a build, or the new warnings. */
async function said(): Promise<string> {
  try {
    const warnings = await validate(readContent(copy.folder));
    return warnings.filter((warning) => !before.includes(warning)).join('\n');
  } catch (error) {
    return (error as Error).message;
  }
}

describe.each(Object.entries(mistakes))('mistakes: %s', (_, rows) => {
  test.each(rows)('%s', async (_, file, find, by, sentence, further = 0) => {
    const { match, line } = copy.change(file, new RegExp(find, 'm'), by);
    const filled = sentence
      .replace(/\$(\d)/g, (_, part) => match[part] ?? '')
      .replace('{example}', `${exampleNumber(site.country)}`);
    expect(await said()).toBe(`content/${file}, line ${line + further}: ${filled}`);
  });
});

describe('mistakes: YAML', () => {
  test.each([
    ['a tab', /^intro: /m, '\tintro: ', 1],
    ['an open quote', /^intro: (.*)$/m, 'intro: "words', undefined],
    ['a colon in a text', /^intro: (.*)$/m, 'intro: We make: clothes', 8],
    ['no space after a colon', /^intro: (.*)$/m, 'intro:$1', 1],
    ['no colon', /^intro: (.*)$/m, 'intro', 1],
    ['brackets', /^intro: (.*)$/m, 'intro: [new] words', 14],
    ['a colon at the end of a text', /^intro: (.*)$/m, 'intro: We make clothes:', 8],
  ])('%s: the place and the line itself', async (_, find, by, column) => {
    const { line } = copy.change('en/about.yaml', find, by);
    const message = await said();
    expect(message).toMatch(/^content\/en\/about\.yaml, line \d+, column \d+: \S.*\n\n {4}.*\n\n/);
    expect(message).not.toMatch(/implicit|mapping|token|node|flow/i);
    expect(message).toContain('The forms of `npm run edit` cannot break a file like this.');
    if (column) expect(message).toContain(`line ${line}, column`);
  });

  test('an entry that is there twice', async () => {
    const { line } = copy.change('site.yaml', /^country: .*\n/m, '$&country: EG\nfacts:\nfacts:\n');
    expect(await said()).toContain(
      `content/site.yaml, line ${line + 1}: country is there twice, the first time on line ${line}: keep one`,
    );
    expect(await said()).toContain(`line ${line + 3}: facts is there twice`);
  });

  test('a text that ends at a #', async () => {
    const { line } = copy.change('en/about.yaml', /^intro: .*/m, 'intro: We are #1 in shirts');
    expect(await said()).toBe(
      `content/en/about.yaml, line ${line}: intro ends before #, and "#1 in shirts" is not shown: if it belongs to the text, put the whole text in quotes.`,
    );
  });
});

describe('files', () => {
  test('a page in one language only', async () => {
    copy.remove('en/about.yaml');
    expect(await said()).toBe(
      'content/en/about.yaml is missing: every page has one file in content/ar and one in content/en.',
    );
  });

  test.each(['', '# later\n'])('an empty file, %j', async (text) => {
    copy.write('ar/about.yaml', text);
    expect(await said()).toBe('content/ar/about.yaml, line 1: the file must not be empty.');
  });

  test.each([
    ['UTF-16', Buffer.from('title: من نحن', 'utf16le')],
    ['Windows Latin', Buffer.from('title: Caf\xe9', 'latin1')],
  ])('a file saved as %s', async (_, bytes) => {
    copy.write('ar/about.yaml', bytes);
    expect(await said()).toBe(
      'content/ar/about.yaml is not saved as UTF-8: save it again and choose the encoding UTF-8.',
    );
  });

  test('a file as Windows saves it is right', async () => {
    const text = readFileSync(`${copy.folder}/ar/about.yaml`, 'utf8');
    copy.write('ar/about.yaml', `\ufeff${text.replaceAll('\n', '\r\n')}`);
    expect(await said()).toBe('');
  });

  test.each(['ar/prices.yaml', 'site (1).yaml', 'en/home.yml', 'photos/credit.yaml'])(
    'a file that nothing reads, %s',
    async (file) => {
      copy.write(file, 'heading: الأسعار\n');
      expect(await said()).toBe(`content/${file} belongs to no page and is not read.`);
    },
  );

  test.each(['title', 'description'])('two pages with one %s', async (field) => {
    const text = new RegExp(`^${field}: .*`, 'm');
    const [about] = text.exec(readFileSync(`${copy.folder}/ar/about.yaml`, 'utf8')) ?? [];
    const { line } = copy.change('ar/contact.yaml', text, about as string);
    expect(await said()).toBe(
      `content/ar/contact.yaml, line ${line}: ${field} must be its own, and is the same in content/ar/about.yaml.`,
    );
  });
});

test('the mistakes in all pages are told together, of each field one', async () => {
  const mistakes = ['ar/about.yaml', 'en/about.yaml', 'en/home.yaml'].flatMap((file) =>
    ['title', 'description'].map((field) => {
      const { line } = copy.change(file, new RegExp(`^${field}: .*`, 'm'), `${field}: ""`);
      return `content/${file}, line ${line}: ${field} must not be empty.`;
    }),
  );
  expect((await said()).split('\n').sort()).toEqual(mistakes.sort());
  copy.change('site.yaml', /^phone: .*/m, 'phone: call us');
  copy.change('site.yaml', /^email: .*/m, 'email: write to us');
  expect(await said()).toMatch(/^content\/site.*: email must .*\ncontent\/site.*: phone must .*$/);
});

describe('texts too long for their place', () => {
  test.each([
    ['ar/home.yaml', 'قطعة ', /( {4}- text: ).*/, 'hero.slides[1].text', 40],
    ['en/catalog.yaml', 'word ', /(^order: ).*/m, 'order', 12],
  ])('%s', async (file, word, find, field, limit) => {
    const { line } = copy.change(file, find, `$1${word.repeat(10).trim()}`);
    expect(await said()).toBe(
      `content/${file}, line ${line}: ${field} has 49 characters, and its place holds about ${limit}: say it shorter, or look at the page on a phone.`,
    );
  });

  test('what a reader does not see has no length', async () => {
    const text = `خصم 30% أو 20% أو 10% ${'قطعة '.repeat(40)}`.slice(0, 151);
    copy.change('ar/about.yaml', /^description: .*/m, `description: ${text}`);
    copy.change('ar/catalog.yaml', /^order: .*/m, 'order: خُصُومَاتٌ 30%');
    expect(await said()).not.toContain('characters');
  });

  test('a navigation too long for one row', async () => {
    copy.change('en/home.yaml', /^navigation: .*/m, `navigation: ${'Home '.repeat(10)}`);
    expect(await said()).toMatch(/^content\/en: the entries navigation have \d+ characters/);
  });
});

test.each([
  ['en', 'مصنع هوديز', 'is in another language\'s letters, and stands for "en".'],
  ['ar', 'A hoodie factory', 'is in another language\'s letters, and stands for "ar".'],
  [
    'en',
    'We like ☃ and 你好 ❤️',
    'has ☃ 你 好 ❤ in it, which the typeface lacks: a font of the device stands in.',
  ],
  [
    'ar',
    'من ١٢٣٤٥ قطعة ڭ',
    'has ڭ in it, which the typeface lacks: a font of the device stands in.',
  ],
  ['en', 'From 54321', 'says 54321, and the same text for "ar" says 12345: which is right?'],
])('a text that does not fit, in %s: %s', async (locale, text, sentence) => {
  copy.change('ar/about.yaml', /^intro: .*/m, 'intro: من ١٢٣٤٥ قطعة');
  copy.change('en/about.yaml', /^intro: .*/m, 'intro: From 12345 pieces, at least 12345');
  expect(await said()).toBe('');
  const { line } = copy.change(`${locale}/about.yaml`, /^intro: .*/m, `intro: ${text}`);
  expect(await said()).toBe(`content/${locale}/about.yaml, line ${line}: intro ${sentence}`);
});

test('another photograph beside a shared link', async () => {
  const { entries, photos } = readContent(copy.folder);
  const [used] = entries.en.about.preview.photos;
  const other = photos.usable.keys().find((name) => name !== used);
  const { line } = copy.change('en/about.yaml', /(?<=^ {2}photos: \[)[\w-]+/m, `${other}`);
  expect(await said()).toBe(
    `content/en/about.yaml, line ${line}: preview.photos[1] is ${other}, and in content/ar/about.yaml it is ${used}: every language needs the same.`,
  );
});

test('the languages of a fact changed round', async () => {
  const facts = 'facts:\n  sizes:\n    ar: From S to XXL\n    en: من S إلى XXL\n';
  const { line } = copy.change('site.yaml', factsPlace, facts);
  for (const [index, locale] of ['ar', 'en'].entries()) {
    expect(await said()).toContain(
      `content/site.yaml, line ${line + index + 2}: facts.sizes.${locale} is in another language's letters, and stands for "${locale}".`,
    );
  }
});

test('hours may be other numbers in each language, and sizes are capitals in all', async () => {
  const times = "days: [Sunday]\n    opens: '09:00'\n    closes: '17:00'\n";
  const facts = `facts:\n  hours:\n    ar: من 9 صباحًا إلى 5 مساءً\n    en: 9:00 to 17:00\n    ${times}  sizes:\n    ar: S, M, L\n    en: S, M, L\n`;
  copy.change('site.yaml', factsPlace, facts);
  expect(await said()).toBe('');
});

/** Writes pieces in place of the catalog's own, in a language: `facts` are lines of YAML for each. */
function changePieces(locale: string, count: number, facts = '') {
  const photo = readContent().entries.ar.catalog.products[0]?.photo.name;
  const piece = (id: number) =>
    `  - id: p${id}\n    name: تيشيرت\n    photo: {name: ${photo}, alt: تيشيرت}\n${facts}`;
  const pieces = Array.from({ length: count }, (_, index) => piece(index)).join('');
  return copy.change(`${locale}/catalog.yaml`, /(?<=^products:\n)(?: {2,}.*\n)+/m, pieces);
}

test.each([
  [12, '', 13],
  [8, '    weight: 200\n', 9],
])('more pieces than the %i that the printed sheet holds with %j', async (holds, facts, count) => {
  for (const locale of localeCodes) changePieces(locale, holds, facts);
  expect(await said()).not.toContain('the printed sheet');
  for (const locale of localeCodes) changePieces(locale, count, facts);
  expect(await said()).toContain(`has ${count} pieces, and the printed sheet holds ${holds}: `);
});

test('a fact of a piece in one language only', async () => {
  changePieces('ar', 1, '    sizes: S, M\n');
  const { line } = changePieces('en', 1);
  expect(await said()).toBe(
    `content/en/catalog.yaml, line ${line}: products[1] lacks sizes, which content/ar/catalog.yaml has: add it here, or remove it there.`,
  );
});

test('the word after the minimum of a piece', async () => {
  copy.change('ar/catalog.yaml', /^( {4}minimum: ).*number.*/m, '$1"{number} قطعة"');
  for (const locale of localeCodes) changePieces(locale, 1, '    minimum: 5\n');
  expect(await said()).toContain('products[1].minimum says "5 قطعة": is this the form of the word');
  for (const locale of localeCodes) changePieces(locale, 1, '    minimum: 15\n');
  expect(await said()).not.toContain('قطعة');
});

test('what is marked as a stand-in is warned about, in one line', async () => {
  const { line } = copy.change(
    'site.yaml',
    /^standIns:.*(?:\n +- .*)*/m,
    'standIns: [phone, city]',
  );
  expect(await said()).toBe(
    `content/site.yaml, line ${line}: standIns still names phone, city: not to be published, see npm run launch:check.`,
  );
});

test.each([
  ['https://WWW.Khayt.Example', 'https://www.khayt.example'],
  ['https://خيط.مصر', 'https://xn--tgbs0d.xn--wgbh1c'],
  ['https://xn--tgbs0d.xn--wgbh1c', 'https://xn--tgbs0d.xn--wgbh1c'],
])('the address %s is kept in the one form that browsers send, %s', (written, kept) => {
  copy.change('site.yaml', /^url: .*/m, `url: ${written}`);
  expect(readContent(copy.folder).site.url).toBe(kept);
});

const changeSite = (values: object) => copy.write('site.yaml', stringify({ ...site, ...values }));

test.each([
  ['+201512345678', '+201512345678'],
  ['\u202a+20\u00a010 1234 5678\u202c', '+20 10 1234 5678'],
  ['010 1234 5678', '+20 10 12345678'],
  ['+966 50-123-4567', '+966 50-123-4567'],
])('the phone number %j is right, and shown as %s', (phone, shown) => {
  changeSite({ country: 'EG', phone });
  expect(readContent(copy.folder).site.phone).toBe(shown);
});

test('a landline wants another number for the chat', async () => {
  const landline = 'phone is a landline: does WhatsApp answer on it?';
  changeSite({ country: 'AE', phone: '04 234 5678', whatsapp: '' });
  expect(await said()).toContain(landline);
  changeSite({ country: 'AE', phone: '04 234 5678', whatsapp: '050 123 4567' });
  expect(await said()).not.toContain(landline);
  expect(chatNumber(readContent(copy.folder).site)).toBe('+971 50 123 4567');
});

test('a city may stand without its governorate', () => {
  const city = { ar: 'بورسعيد، مصر', en: 'Port Said, Egypt' };
  changeSite({ city });
  expect(readContent(copy.folder).site.city).toEqual(city);
});

test('without a discount, every text that names one is listed', async () => {
  copy.change('site.yaml', /^discount: .*\n|(?![\s\S])/m, '');
  const { line } = copy.change('en/about.yaml', /^intro: .*/m, 'intro: Up to {discount} off');
  const files = localeCodes.flatMap((code) =>
    readdirSync(`${copy.folder}/${code}`).map((name) => `${code}/${name}`),
  );
  const textOf = (file: string) => readFileSync(`${copy.folder}/${file}`, 'utf8');
  const named = files.flatMap((file) => textOf(file).match(/^[^#\n]*\{discount\}/gm) ?? []);
  const lines = (await said()).split('\n');
  expect(lines).toHaveLength(named.length);
  const sentence = 'names {discount}, and content/site.yaml has none: say it without, or write the';
  expect(lines.find((said) => said.includes(`en/about.yaml, line ${line}: `))).toContain(sentence);
  for (const file of files) copy.write(file, textOf(file).replaceAll('{discount}', 'less'));
  expect(await said()).not.toContain('{discount}');
});

test.each([
  [
    'ar',
    'minimum: 80',
    'من 80 قطعة',
    'says 80, as minimum in content/site.yaml does: write {minimum}',
  ],
  [
    'en',
    'minimum: 80',
    'From 80 on',
    'says 80, as minimum in content/site.yaml does: write {minimum}',
  ],
  [
    'ar',
    'discount: 15',
    'خصم ١٥٪',
    'says 15%, as discount in content/site.yaml does: write {discount}',
  ],
  ['en', 'minimum: 80', 'By 180 of 80,000 at 80%', ''],
  ['ar', 'minimum: 80', 'من {minimum} قطعة', ''],
  [
    'ar',
    'minimum: 80',
    'من {minimum} قطع',
    'says "80 قطع": is this the form of the word after 80?',
  ],
  ['ar', 'minimum: 5', 'من {minimum} قطع', ''],
  ['ar', 'minimum: 5', 'من {minimum} قطعة', 'says "5 قطعة": is this the form of the word after 5?'],
  ['ar', 'minimum: 2', 'من {minimum} قطع', 'says "2 قطع": is this the form of the word after 2?'],
  ['en', 'minimum: 1', 'From {minimum} pieces', 'says "1 pieces": is this the form of the word'],
])('%s, with %s: %j', async (locale, figure, text, sentence) => {
  const [name] = figure.split(':');
  copy.change('site.yaml', new RegExp(`^${name}: .*|(?![\\s\\S])`, 'm'), figure);
  const { line } = copy.change(
    `${locale}/about.yaml`,
    /^intro: .*/m,
    `intro: "${text.replaceAll('"', '')}"`,
  );
  const place = `content/${locale}/about.yaml, line ${line}: intro `;
  const own = (await said()).split('\n').filter((warning) => warning.startsWith(place));
  expect(own.filter((warning) => !warning.includes('which is right?'))).toEqual(
    sentence ? [expect.stringContaining(place + sentence)] : [],
  );
});

test.each([
  [32.9, 24.1],
  [0, 0],
])('coordinates outside Egypt, of a factory in Egypt: %f, %f', async (latitude, longitude) => {
  const sentence =
    'coordinates lie outside Egypt: are latitude and longitude right, and not swapped?';
  changeSite({ country: 'EG', coordinates: { latitude, longitude } });
  expect(await said()).toContain(sentence);
  changeSite({ country: 'SA', coordinates: { latitude, longitude } });
  expect(await said()).not.toContain(sentence);
});

test.each(['standIns:', ''])('nothing is a stand-in any more: %j', async (standIns) => {
  copy.change('site.yaml', /^standIns:[\s\S]*/m, standIns);
  expect(await said()).toBe('');
});

test('a damaged photograph that nothing names', async () => {
  copy.write('photos/shirt.jpg', new Uint8Array(8));
  expect(await said()).toMatch(/^content\/photos\/shirt\.jpg is damaged/);
});

test.each(['facts:', 'facts:\n  street:\n    ar:\n    en: ""\n  hours:\n    days: []'])(
  'facts that are not filled in are absent: %j',
  (facts) => {
    copy.change('site.yaml', factsPlace, `${facts}\n`);
    expect(readContent(copy.folder).site.facts).toEqual({});
  },
);

test('social networks and focal points may all be taken out', () => {
  copy.change('site.yaml', /^social:\n(?: .*\n)+/m, 'social:\n');
  copy.write('photos.yaml', '# None.\n');
  expect(readContent(copy.folder)).toMatchObject({ site: { social: {} }, focusPoints: {} });
});

test('a percentage keeps its sign in place among Arabic letters, and only there', () => {
  const filled = fillPlaceholders(['خصم حتى 30.5%.', '30%', 'Up to 30%'], site, 'ar');
  expect(filled).toEqual(['خصم حتى \u206630.5%\u2069.', '30%', 'Up to 30%']);
});

test('the factory’s name and figures are written into texts at any depth, and other braces stay', () => {
  const factory = {
    ...site,
    name: { ar: 'مصنع نول', en: 'Loom $& Factory' },
    shortName: { ar: 'نول', en: 'Loom' },
    city: { ar: 'المنصورة، الدقهلية، مصر', en: 'El Mansoura, Dakahlia, Egypt' },
    minimum: 80,
  };
  const items = [{ text: '{shortName}: {number}' }, '{minimum} pieces, {country}', 1, null];
  const content = { title: '{name} | {town}', intro: '{town}', items };
  expect(fillPlaceholders(content, factory, 'en')).toEqual({
    title: 'Loom $& Factory | El Mansoura',
    intro: 'El\u00a0Mansoura',
    items: [{ text: 'Loom: {number}' }, '80\u00a0pieces, Egypt', 1, null],
  });
  expect(fillPlaceholders('{shortName} في {town}', factory, 'ar')).toBe('نول في المنصورة');
});

test('a piece may have signs in its name', () => {
  const { brand, entries } = readContent();
  const { layout: words, catalog, 'start-project': content } = entries.en;
  const links = {} as Common['links'];
  const common = { site, words, logos: brand.logos, locale: 'en' as const, links };
  const products = catalog.products.map((piece) => ({ ...piece, name: 'Tee $& 2' }));
  const props = { common, content, catalog: { ...catalog, products } };
  const page = createElement(StartProjectScreen, props);
  const label = catalog.choice.remove.replace('{product}', 'Tee $$&amp; 2');
  expect(renderToStaticMarkup(page)).toContain(`aria-label="${label}"`);
});
