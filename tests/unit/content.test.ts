import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { examine } from '../../src/content/checks/check-content.ts';
import { readContent } from '../../src/content/parse/read.ts';
import { exampleNumber } from '../../src/content/schema/phone-number.ts';
import { temporaryContent } from '../helpers/temporary.ts';

type Mistake = [string, string, string, string, string, number?];
const mistakes: Record<string, Mistake[]> = parse(
  readFileSync('tests/unit/content-mistakes.yaml', 'utf8'),
);

const { site, photos } = readContent();

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
  for (const file of [...taken, 'google12ab.html', 'about.txt', 'en/icon.png', 'prices.yaml'])
    copy.write(`files/${file}`, '');
  const sentences = taken.map(
    (file) =>
      `content/files/${file} has the address of a file that the site makes itself: give it another name.`,
  );
  expect((await said()).split('\n').filter(Boolean).sort()).toEqual(sentences.sort());
});

describe('YAML', () => {
  test.each([
    ['an open quote', 'intro: "words'],
    ['no space after a colon', 'intro:words'],
    ['a colon in a text', 'intro: Clothes: all'],
    ['an apostrophe between apostrophes', "intro: 'It's here'"],
    ['a line break', 'intro:\nClothes'],
  ])('the line, and what to check in it, are told: %s', async (name, by) => {
    const { line } = copy.change('en/about.yaml', /^intro: .*$/m, by);
    const sentence = await said();
    expect(sentence).toMatch(
      /^content\/en\/about\.yaml, line \d+: this line cannot be read:\n\n {4}.*\n\nCheck:\n1\. a colon and a space/,
    );
    expect(sentence).not.toMatch(/implicit|mapping|token|node|flow/i);
    expect(sentence).toContain('The forms of `npm run edit` cannot break a file like this.');
    // A quote that is open is noticed where the next one stands.
    if (name !== 'an open quote')
      expect(sentence).toMatch(new RegExp(`line ${line}|line ${line + 1}`));
  });

  test('entries whose group is still a comment are told by the first of them', async () => {
    const stray = '# facts:\n#   street:\n  since: 1998\n  people: 120\n';
    const { line } = copy.change('site.yaml', /^country: .*\n/m, `$&\n${stray}`);
    const place = `content/site.yaml, line ${line + 4}: `;
    expect(await said()).toContain(place);
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
      'content/en/about.yaml is missing: without it the site cannot be built.',
    );
  });

  test('an empty file is named', async () => {
    copy.write('ar/about.yaml', '# later\n');
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

  test.each(['site (1).yaml', 'site.yaml.txt', 'en/home.yml', 'en/shirt.jpg'])(
    'a file that nothing reads is named: %s',
    async (file) => {
      copy.write(file, 'heading: الأسعار\n');
      expect(await said()).toBe(`content/${file} belongs to no page and is not read.`);
    },
  );

  test('two pages must not have the same title', async () => {
    copy.change('ar/about.yaml', /^title: .*/m, 'title: من نحن في مصنعنا');
    const { line } = copy.change('ar/contact.yaml', /^title: .*/m, 'title: من نحن في مصنعنا');
    expect(await said()).toBe(
      `content/ar/contact.yaml, line ${line}: title must be unique, but content/ar/about.yaml has the same.`,
    );
  });

  test('a page may have one text as its title and as its name in the menu', async () => {
    copy.change('en/contact.yaml', /^title: .*/m, 'title: Contact us');
    copy.change('en/contact.yaml', /^navigation: .*/m, 'navigation: Contact us');
    expect(await said()).not.toContain('must be unique');
  });
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

test.each([
  ['دستة', 'Dozen', 'dozen', 12],
  ['جوز', 'pairs', 'pair', 1],
  ['جوزان', 'Pair', 'pair', 2],
  ['دسته', 'dozen', 'dozen', 12],
])(
  'a unit may be written as its word in any language: %s, %s',
  async (ar, en, name, unitPieces) => {
    for (const [locale, unit] of Object.entries({ ar, en })) {
      const { styles, ...catalog } = parse(
        readFileSync(`${copy.folder}/${locale}/catalog.yaml`, 'utf8'),
      );
      const [first, ...others] = styles;
      const inUnits = { ...first, unit, unitPieces };
      copy.write(`${locale}/catalog.yaml`, stringify({ ...catalog, styles: [inUnits, ...others] }));
      expect(readContent(copy.folder).entries[locale as 'ar'].catalog.styles[0]?.unit).toBe(name);
    }
    expect((await examine(copy.folder)).mistakes).toEqual([]);
  },
);

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

test('a page whose list is no list is shown in another language', () => {
  copy.change('en/about.yaml', /^ {2}paragraphs:\n(?: {4}.*\n)+/m, '  paragraphs: Fifty pieces\n');
  const { ar, en } = readContent(copy.folder).entries;
  expect(en.about).toEqual(ar.about);
});

test('beside a mistake nothing is warned about that may only follow from it', async () => {
  // The Arabic page stands in for one that cannot be read.
  copy.change('en/about.yaml', /^intro: .*/m, 'intro: "');
  copy.change('en/contact.yaml', /^intro: .*/m, 'intro: TODO <b>');
  const { warnings } = await examine(copy.folder);
  const places = warnings.map(({ file, path }) => `${file} ${path}`);
  expect(places.filter((place) => /en\/about|en\/contact\.yaml intro/.test(place))).toEqual([]);
});
