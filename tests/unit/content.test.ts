import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { chatNumber } from '../../src/chat/address.ts';
import { examine } from '../../src/content/checks/check-content.ts';
import type { LocaleField } from '../../src/content/checks/locale-fields.ts';
import { minimumWord } from '../../src/content/checks/terms.ts';
import { numbersOf, purposeOf } from '../../src/content/factory.ts';
import { fillPlaceholders } from '../../src/content/reading/placeholders.ts';
import { readContent, type SiteContent } from '../../src/content/reading/read.ts';
import { text } from '../../src/content/schema/fields.ts';
import { exampleNumber } from '../../src/content/schema/phone-number.ts';
import { siteSchema } from '../../src/content/schema/site.ts';
import { valueAt } from '../../src/content/schema/walk.ts';
import { localeCodes } from '../../src/i18n/locales.ts';
import { pages } from '../../src/page-table.ts';
import { temporaryContent } from '../helpers/temporary.ts';

type Mistake = [string, string, string, string, string, number?];
const mistakes: Record<string, Mistake[]> = parse(
  readFileSync('tests/unit/content-mistakes.yaml', 'utf8'),
);

const { site, entries, photos } = readContent();

/** The facts, or the end of the file, where they may stand as well. */
const factsPlace = /^facts:.*\n(?:[ #].*\n|\n)*|(?![\s\S])/m;

const copy = temporaryContent();
const { said } = copy;

function fill(text: string) {
  const names = [...photos.usable.keys()];
  let last = 0;
  return text
    .replace('{example}', `${exampleNumber(site.country)}`)
    .replaceAll('{photo}', () => `${names.at(--last % names.length)}`);
}

describe.each(Object.entries(mistakes))('%s', (_, rows) => {
  test.each(rows)('%s', async (_, file, find, by, sentence, further = 0) => {
    const { match, line } = copy.change(file, new RegExp(find, 'm'), fill(by));
    const filled = fill(sentence).replace(/\$(\d)/g, (_, part) => match[part] ?? '');
    expect(await said()).toBe(`content/${file}, line ${line + further}: ${filled}`);
  });
});

test('a file of the owner must not have the address of one that the site makes', async () => {
  const taken = ['.htaccess', 'en/about.html', 'favicon.ico', 'index.html'];
  for (const file of [...taken, 'google12ab.html', 'about.txt', 'en/icon.png'])
    copy.write(`files/${file}`, '');
  const sentences = taken.map(
    (file) =>
      `content/files/${file} has the address of a file that the site makes itself: give it another name.`,
  );
  expect((await said()).split('\n').filter(Boolean).sort()).toEqual(sentences.sort());
});

test('a YAML file that the owner publishes as it is needs no page', async () => {
  copy.write('files/prices.yaml', 'shirt: 50\n');
  expect(await said()).toBe('');
});

describe('YAML', () => {
  test.each([
    ['an open quote', /^intro: (.*)$/m, 'intro: "words', 'a colon and a space'],
    ['no space after a colon', /^intro: (.*)$/m, 'intro:$1', 'a colon and a space'],
    ['a colon at the end of a text', /^intro: (.*)$/m, 'intro: Clothes:', 'quotes around a text'],
  ])('the line, and what to check in it, are told: %s', async (name, find, by, check) => {
    const { line } = copy.change('en/about.yaml', find, by);
    const sentence = await said();
    expect(sentence).toMatch(
      /^content\/en\/about\.yaml, line \d+: this line cannot be read:\n\n {4}.*\n\nCheck:\n1\. .*\n2\. /,
    );
    expect(sentence).toContain(`\n1. ${check}`);
    expect(sentence).not.toMatch(/implicit|mapping|token|node|flow/i);
    expect(sentence).toContain('The forms of `npm run edit` cannot break a file like this.');
    // A quote that is open is noticed where the next one stands.
    if (name !== 'an open quote') expect(sentence).toContain(`line ${line}: `);
  });

  test('entries whose group is still a comment are told by the first of them', async () => {
    const stray = '# facts:\n#   street:\n  since: 1998\n  people: 120\n';
    const { line } = copy.change('site.yaml', /^country: .*\n/m, `$&\n${stray}`);
    const place = `content/site.yaml, line ${line + 4}: `;
    expect(await said()).toContain(place);
  });

  test('an entry that is there twice is told with both lines', async () => {
    const { line } = copy.change('site.yaml', /^country: .*\n/m, '$&country: EG\nfacts:\nfacts:\n');
    expect(await said()).toContain(
      `content/site.yaml, line ${line + 1}: country is there twice, the first time on line ${line}: keep one`,
    );
    expect(await said()).toContain(`line ${line + 3}: facts is there twice`);
  });
});

describe('files', () => {
  test('without site.yaml nothing can be shown', async () => {
    copy.remove('site.yaml');
    expect(await said()).toBe('content/site.yaml is missing: without it the site cannot be built.');
  });

  test('a page that one language lacks is named', async () => {
    copy.remove('en/about.yaml');
    expect(await said()).toBe(
      'content/en/about.yaml is missing: every page has one file in each of content/ar, content/en.',
    );
  });

  test.each(['', '# later\n'])('an empty file is named: %j', async (text) => {
    copy.write('ar/about.yaml', text);
    expect(await said()).toBe('content/ar/about.yaml, line 1: the file must not be empty.');
  });

  test('a file in another encoding than UTF-8 is named', async () => {
    copy.write('ar/about.yaml', Buffer.from('title: Caf\xe9', 'latin1'));
    expect(await said()).toBe(
      'content/ar/about.yaml is not saved as UTF-8: save it again and choose the encoding UTF-8.',
    );
  });

  test('a byte order mark and the line breaks of Windows are right', async () => {
    const text = readFileSync(`${copy.folder}/ar/about.yaml`, 'utf8');
    copy.write('ar/about.yaml', `\ufeff${text.replaceAll('\n', '\r\n')}`);
    expect(await said()).toBe('');
  });

  test.each([
    'ar/prices.yaml',
    'site (1).yaml',
    'site.yaml.txt',
    'en/home.yml',
    'photos/credit.yaml',
    'en/shirt.jpg',
  ])('a file that nothing reads is named: %s', async (file) => {
    copy.write(file, 'heading: الأسعار\n');
    expect(await said()).toBe(`content/${file} belongs to no page and is not read.`);
  });

  test('two languages may have the same numbers in another order', async () => {
    copy.change('ar/about.yaml', /^intro: .*/m, 'intro: من 23 إلى 57 يومًا');
    copy.change('en/about.yaml', /^intro: .*/m, 'intro: Up to 57 days, from 23');
    expect(await said()).not.toContain('which is right?');
  });

  test.each(['title', 'description'])('two pages must not have the same %s', async (field) => {
    const text = new RegExp(`^${field}: .*`, 'm');
    const [about] = text.exec(readFileSync(`${copy.folder}/ar/about.yaml`, 'utf8')) ?? [];
    const { line } = copy.change('ar/contact.yaml', text, about as string);
    expect(await said()).toBe(
      `content/ar/contact.yaml, line ${line}: ${field} must be unique, but content/ar/about.yaml has the same.`,
    );
  });
});

test('two languages may have the same title, and a text in quotes a comment after it', async () => {
  for (const locale of localeCodes)
    copy.change(`${locale}/about.yaml`, /^title: .*/m, 'title: "WEAR | FACTORY" # for now');
  expect(await said()).toBe('');
});

test('a photograph of a link’s picture that one language lacks is named', async () => {
  const about = parse(readFileSync(`${copy.folder}/en/about.yaml`, 'utf8'));
  const others = [...photos.usable.keys()].filter((name) => !about.preview.photos.includes(name));
  const [more] = others;
  about.preview.photos.push(more);
  copy.write('en/about.yaml', stringify(about));
  const item = about.preview.photos.length;
  expect(await said()).toMatch(
    `: preview.photos[${item}] lacks ${more}, which content/en/about.yaml has: add it here, or remove it there.`,
  );
});

test('an item of a list that one language lacks is told by the numbers of items', async () => {
  const { values, ...about } = parse(readFileSync(`${copy.folder}/en/about.yaml`, 'utf8'));
  const items = [...values.items, { title: 'Care', text: 'We look at each piece.' }];
  copy.write('en/about.yaml', stringify({ ...about, values: { ...values, items } }));
  const numbers = `has ${items.length - 1} items, and content/en/about.yaml has ${items.length}`;
  expect(await said()).toMatch(
    new RegExp(`^content/ar/about\\.yaml, line \\d+: values\\.items ${numbers}: add `),
  );
});

test('the mistakes in all files are told together, one for each field', async () => {
  for (const file of ['ar/about.yaml', 'en/about.yaml', 'en/home.yaml']) {
    copy.change(file, /^title: .*/m, 'title: ""');
    copy.change(file, /^description: .*/m, 'description: ""');
  }
  const mistakes = (await said()).split('\n');
  expect(mistakes).toHaveLength(6);
  expect(new Set(mistakes).size).toBe(6);
  copy.change('site.yaml', /^phone: .*/m, 'phone: call us');
  copy.change('site.yaml', /^email: .*/m, 'email: write to us');
  expect(await said()).toMatch(/^content\/site.*: email must .*\ncontent\/site.*: phone must .*$/);
});

test('a page whose list is no list is shown in another language, and one that lacks a text without it', () => {
  copy.change('en/about.yaml', /^ {2}paragraphs:\n(?: {4}.*\n)+/m, '  paragraphs: Fifty pieces\n');
  copy.change('en/contact.yaml', /^intro: .*\n/m, '');
  const { ar, en } = readContent(copy.folder).entries;
  expect(en.about).toEqual(ar.about);
  expect(en.contact).toMatchObject({ ...entries.en.contact, intro: '' });
});

test('beside a mistake nothing is warned about that may only follow from it', async () => {
  // The Arabic page stands in for one that cannot be read.
  copy.change('en/about.yaml', /^intro: .*/m, 'intro: "');
  copy.change('en/contact.yaml', /^intro: .*/m, 'intro: TODO <b>');
  const { warnings } = await examine(copy.folder);
  const places = warnings.map(({ file, path }) => `${file} ${path}`);
  expect(places.filter((place) => /en\/about|en\/contact\.yaml intro/.test(place))).toEqual([]);
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
  ['en', 'We like ☃ and 你好 ❤️', "has ☃ 你 好 ❤, which the site's typeface lacks"],
  ['ar', 'من ١٢٣٤٥ قطعة ڭ', "has ڭ, which the site's typeface lacks"],
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

const spoiled: { refused: string[][]; warned: string[][]; honest: string[] } = parse(
  readFileSync('tests/unit/spoiled-texts.yaml', 'utf8'),
);

test.each(spoiled.refused)(
  'a text with markup or lost letters is refused: %j',
  (written, found) => {
    const [issue] = text.safeParse(written).error?.issues ?? [];
    expect(issue).toMatchObject({ message: 'not-plain', params: { found } });
  },
);

test.each(spoiled.honest)(
  'a text with signs that only look like markup is right: %j',
  (written) => {
    expect(text.safeParse(written).success).toBe(true);
  },
);

test('a text that a program left unfilled, or a word processor quoted, is warned about', async () => {
  const { about } = readContent(copy.folder).entries.en;
  const paragraphs = spoiled.warned.map(([written]) => written);
  copy.write('en/about.yaml', stringify({ ...about, story: { ...about.story, paragraphs } }));
  const sentences = await said();
  for (const [index, [, sentence]] of spoiled.warned.entries())
    expect(sentences).toContain(`: story.paragraphs[${index + 1}] ${sentence}`);
});

test('hours may have other numbers in each language, and sizes Latin capitals in all', async () => {
  const times = "days: [Sunday]\n    opens: '09:00'\n    closes: '17:00'\n";
  const facts = `facts:\n  hours:\n    ar: من 9 صباحًا إلى 5 مساءً\n    en: 9:00 to 17:00\n    ${times}  sizes:\n    ar: S, M, L\n    en: S, M, L\n`;
  copy.change('site.yaml', factsPlace, facts);
  expect(await said()).toBe('');
  copy.change('site.yaml', /^minimum: .*/m, 'minimum: 9');
  expect(await said()).not.toContain('facts.hours');
});

// On other lines than the owner's, whose own warnings are not told again.
const changeSite = (values: object) =>
  copy.write('site.yaml', `# Changed\n${stringify({ ...site, ...values })}`);

const pasted: [string, string, string][] = parse(
  readFileSync('tests/unit/pasted-values.yaml', 'utf8'),
);

test.each(pasted)('%s may be pasted as %j, and is read as %s', (name, written, read) => {
  const hours = { ar: 'كل يوم', en: 'Daily', days: ['Sunday'], opens: '00:00', closes: '23:59' };
  const values = { ...structuredClone(site), country: 'EG', facts: { hours } };
  const steps = name.split('.');
  Object.assign(Object(valueAt(values, steps.slice(0, -1))), { [`${steps.at(-1)}`]: written });
  expect(valueAt(siteSchema.parse(values), steps)).toBe(read);
});

test('a short number is a hotline, and the chat needs another', async () => {
  changeSite({ country: 'EG', phone: '19555', whatsapp: '' });
  expect(await said()).toContain('phone is a short number, on which nobody can chat');
  changeSite({ country: 'EG', phone: '19555', secondPhone: '', whatsapp: '010 1234 5678' });
  const { site } = readContent(copy.folder);
  expect(numbersOf(site).map((number) => purposeOf(number, site))).toEqual(['hotline', 'whatsapp']);
});

test('what is optional may be left out, and pieces are asked for unless the owner says no', async () => {
  const optional = { social: undefined, facts: undefined, sampleValues: undefined };
  changeSite({ ...optional, quantities: undefined });
  expect(await said()).toBe('');
  const { quantities, sampleValues } = readContent(copy.folder).site;
  expect({ quantities, sampleValues }).toEqual({ quantities: true, sampleValues: [] });
});

test('hours may be in words alone, but not half in numbers', async () => {
  const hours = { ar: 'كل يوم', en: 'Daily' };
  changeSite({ facts: { hours } });
  expect(readContent(copy.folder).site.facts.hours).not.toHaveProperty('days');
  expect(await said()).not.toContain('hours');
  changeSite({ facts: { hours: { ...hours, opens: '09:00' } } });
  expect(await said()).toMatch(/hours\.days is missing\.\n.*hours\.closes is missing\.$/);
});

test('a number may be written in the digits and signs of an Arabic keyboard', () => {
  copy.change('site.yaml', /^minimum: .*/m, 'minimum: ١٬٢٠٠');
  copy.change('site.yaml', /latitude: .*/, 'latitude: ٣٠٫٥');
  const { minimum, coordinates } = readContent(copy.folder).site;
  expect([minimum, coordinates.latitude]).toEqual([1200, 30.5]);
});

test('a certificate may have its number in its name, or none', async () => {
  const gots = { name: { ar: 'جوتس', en: 'GOTS' } };
  const standard = { name: { ar: 'معيار 50', en: 'Standard 50' } };
  changeSite({ minimum: 50, facts: { certificates: [gots, standard] } });
  expect(readContent(copy.folder).site.facts.certificates).toContainEqual(gots);
  expect(await said()).not.toContain('certificates');
});

test('a landline is warned about until the chat has a number of its own', async () => {
  const landline = 'phone is a landline: does WhatsApp answer on it?';
  changeSite({ country: 'AE', phone: '04 234 5678', whatsapp: '' });
  expect(await said()).toContain(landline);
  changeSite({ country: 'AE', phone: '04 234 5678', whatsapp: '050 123 4567' });
  expect(await said()).not.toContain(landline);
  expect(chatNumber(readContent(copy.folder).site)).toBe('+971 50 123 4567');
  // A number in the United States does not say of which kind it is.
  changeSite({ country: 'US', phone: '+1 212 555 0123', whatsapp: '' });
  expect(await said()).not.toContain(landline);
  const { site } = readContent(copy.folder);
  expect(purposeOf(site.phone, site)).toBe('phone');
});

test('while the country is wrong, phone numbers are not judged', async () => {
  changeSite({ country: 'Egypt', phone: '010 1234 5678' });
  expect(await said()).toMatch(/^content.*: country must be .*: did you mean EG\?$/);
});

test('one number that is written in two ways is shown once', () => {
  const [phone, secondPhone] = ['+20 10 1234 5678', '+20 40 312 3456'];
  changeSite({ country: 'EG', phone, secondPhone, whatsapp: '010 1234-5678' });
  const { site } = readContent(copy.folder);
  expect(numbersOf(site)).toEqual([phone, secondPhone]);
  expect(numbersOf(site).map((number) => purposeOf(number, site))).toEqual(['mobile', 'landline']);
  expect(chatNumber(site)).toBe(phone);
});

test('no warning takes a group or a list for a text', async () => {
  const { warnings } = await examine();
  expect(warnings.filter(({ values }) => /\[object/.test(`${values?.text}`))).toEqual([]);
});

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
] as const)('%s: after a minimum of %d, %j must be %s', (locale, minimum, written, wanted) => {
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
    minimumWord({ written: text, locale, shape } as LocaleField, content)?.values.wanted;
  expect(wantedIn(written)).toBe(wanted);
  // Under a large figure the same word stands alone.
  const [, word = ''] = /\{minimum\} (.*)/.exec(written) ?? [];
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

test.each([
  ['TN', 34.74, 10.76, ''],
  ['HK', 22.3, 114.1, ''],
  ['EG', 51.5, -0.1, 'coordinates lie outside Egypt: '],
  ['TN', 10.76, 34.74, 'coordinates are swapped: the two numbers lie in Tunisia only'],
])(
  'coordinates outside their country are warned about: %s, %s, %s',
  async (country, latitude, longitude, sentence) => {
    changeSite({ country, coordinates: { latitude, longitude } });
    const found = (await said())
      .split('\n')
      .filter((warning) => warning.includes(': coordinates '));
    expect(found).toEqual(sentence ? [expect.stringContaining(sentence)] : []);
  },
);

test('a fact has the factory’s own names filled in, in each language', () => {
  const city = { ar: 'طنطا، مصر', en: 'Tanta, Egypt' };
  changeSite({ city, facts: { sample: { ar: 'من {town}', en: 'From {town}' } } });
  const { sample } = readContent(copy.folder).site.facts;
  expect(sample).toEqual({ ar: 'من طنطا', en: 'From Tanta' });
});

test('facts that are not filled in are absent', () => {
  const facts = 'facts:\n  street:\n    ar:\n    en: ""\n  hours:\n    days: []\n';
  copy.change('site.yaml', factsPlace, facts);
  expect(readContent(copy.folder).site.facts).toEqual({});
});

test('a percentage in an Arabic sentence is isolated, so that its sign stays on its side', () => {
  const filled = fillPlaceholders(['خصم حتى 30.5%.', '30%', 'Up to 30%'], site, 'ar');
  expect(filled).toEqual(['خصم حتى \u206630.5%\u2069.', '30%', 'Up to 30%']);
});

test('placeholders are filled in at any depth, and other braces stay', () => {
  const factory = { ...site, name: { ar: 'مصنع نول', en: 'Loom $& Factory' }, minimum: 80 };
  factory.city = { ar: 'المنصورة، الدقهلية، مصر', en: 'El Mansoura, Dakahlia, Egypt' };
  const items = [{ title: '{name}: {number}, {town}' }, '{minimum} pieces, {country}', 1, null];
  const content = { title: '{name} | {town}', values: { items } };
  expect(fillPlaceholders(content, factory, 'en')).toEqual({
    title: 'Loom $& Factory | El Mansoura',
    values: {
      items: [{ title: 'Loom $& Factory: {number}, El Mansoura' }, '80 pieces, Egypt', 1, null],
    },
  });
  expect(fillPlaceholders('{name} في {town}', factory, 'ar')).toBe('مصنع نول في المنصورة');
});
