import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkContent } from '../../src/content/check.ts';
import { copyContent } from './mistakes/copy.ts';
import { fields } from './mistakes/fields.ts';
import { identity } from './mistakes/identity.ts';
import { photographs } from './mistakes/photographs.ts';
import { spelling } from './mistakes/spelling.ts';
import { twins } from './mistakes/twins.ts';

// Every photograph is looked at, in full, whenever there is no other mistake.
vi.setConfig({ testTimeout: 60_000 });

let content: ReturnType<typeof copyContent>;

beforeEach(() => {
  content = copyContent();
});

afterEach(() => content.remove());

/** What is said of the content as it stands now: the one sentence that stops a build. */
async function said(): Promise<string> {
  try {
    await checkContent(content.folder);
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing';
}

test('the content as it is has no mistake, and nothing to look at', async () => {
  expect(await checkContent(content.folder)).toEqual([]);
});

describe.each([
  ['spelling', spelling],
  ['fields', fields],
  ['the identity', identity],
  ['photographs', photographs],
  ['the two languages', twins],
])('%s', (_, mistakes) => {
  test.each(mistakes)('%s', async (_, file, find, by, says, further = 0) => {
    const { match, line } = content.change(file, find, by);
    const sentence = says
      .replace(/\$(\d)/g, (_, part) => match[part] ?? '')
      .replace(/\{line([+-]\d)?\}/g, (_, offset = '0') => `${line + Number(offset)}`);
    expect(await said()).toBe(`content/${file}, line ${line + further}: ${sentence}`);
  });
});

describe('the two languages', () => {
  test('a slide in one language only', async () => {
    const { match } = content.change(
      'en/home.yaml',
      /slides:\n( {4}- text: .*\n {6}photo: .*\n)/,
      'slides:\n',
    );
    const count = readFileSync('content/ar/home.yaml', 'utf8').split(/^ {6}photo: /m).length - 1;
    expect(match[1]).toContain('photo');
    expect(await said()).toMatch(
      new RegExp(
        `^content/en/home\\.yaml, line \\d+: hero\\.slides has ${count - 1} items, and content/ar/home\\.yaml has ${count}: add what is missing here, or remove it there\\.$`,
      ),
    );
  });
});

describe('files', () => {
  test('a page in one language only', async () => {
    rmSync(`${content.folder}/en/about.yaml`);
    expect(await said()).toBe(
      'content/en/about.yaml is missing: every page has one file in content/ar and one in content/en.',
    );
  });

  test('a misspelt file', async () => {
    renameSync(`${content.folder}/en/about.yaml`, `${content.folder}/en/abuot.yaml`);
    expect(await said()).toBe('content/en/about.yaml is missing: is it the file named abuot.yaml?');
  });

  test.each(['', '# later\n'])('an empty file, %j', async (text) => {
    writeFileSync(`${content.folder}/ar/about.yaml`, text);
    expect(await said()).toBe('content/ar/about.yaml, line 1: the file must not be empty.');
  });

  test.each([
    ['UTF-16', Buffer.from('title: من نحن', 'utf16le')],
    ['Windows Latin', Buffer.from('title: Caf\xe9', 'latin1')],
  ])('a file saved as %s', async (_, bytes) => {
    writeFileSync(`${content.folder}/ar/about.yaml`, bytes);
    expect(await said()).toBe(
      'content/ar/about.yaml is not saved as UTF-8: save it again and choose the encoding UTF-8.',
    );
  });

  test('a file as Windows saves it is right', async () => {
    const path = `${content.folder}/ar/about.yaml`;
    writeFileSync(path, `\ufeff${readFileSync(path, 'utf8').replaceAll('\n', '\r\n')}`);
    expect(await checkContent(content.folder)).toEqual([]);
  });
});

describe('photograph files', () => {
  const first = /( {4}photo:\n {6}name: )\S+/;
  const grey = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#888' } });

  /** Puts a file into the folder of photographs and names it as the first product's, in both languages. */
  function bring(file: string, bytes: Uint8Array): number {
    writeFileSync(`${content.folder}/photos/${file}`, bytes);
    content.change('en/catalog.yaml', first, `$1${file.replace(/\.\w+$/, '')}`);
    return content.change('ar/catalog.yaml', first, `$1${file.replace(/\.\w+$/, '')}`).line;
  }

  test.each(['heic', 'HEIC', 'gif', 'tiff', 'svg', 'pdf'])(
    'a photograph as .%s',
    async (ending) => {
      const line = bring(`shirt.${ending}`, new Uint8Array(8));
      expect(await said()).toBe(
        `content/ar/catalog.yaml, line ${line + 1}: products[1].photo.name names shirt.${ending}, which browsers do not show: save it as JPEG, PNG or WebP.`,
      );
    },
  );

  test('a GIF under the name of a JPEG', async () => {
    bring('shirt.jpg', await grey(1200, 1500).gif().toBuffer());
    expect(await said()).toBe(
      'content/photos/shirt.jpg is really a GIF picture: save it as JPEG, PNG or WebP.',
    );
  });

  test('a file that is no picture', async () => {
    bring('shirt.jpg', Buffer.from('<!doctype html><title>Not here</title>'));
    expect(await said()).toBe(
      'content/photos/shirt.jpg is cut short, damaged or no picture: bring it in again.',
    );
  });

  test.each(['jpeg', 'png', 'webp'] as const)('a %s that is cut short', async (format) => {
    const noise = await sharp({
      create: {
        width: 1200,
        height: 1500,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .toFormat(format)
      .toBuffer();
    bring(`shirt.${format}`, noise.subarray(0, noise.length / 2));
    expect(await said()).toBe(
      `content/photos/shirt.${format} is cut short, damaged or no picture: bring it in again.`,
    );
  });

  test('a damaged one beside a shared link', async () => {
    writeFileSync(`${content.folder}/photos/shirt.jpg`, new Uint8Array(8));
    for (const language of ['ar', 'en']) {
      content.change(`${language}/contact.yaml`, /photos: .*/, 'photos: [shirt]');
    }
    expect(await said()).toBe(
      'content/photos/shirt.jpg is cut short, damaged or no picture: bring it in again.',
    );
  });

  test('more pixels than any camera makes', async () => {
    bring('wall.png', await grey(11_000, 10_000).png().toBuffer());
    expect(await said()).toBe(
      'content/photos/wall.png has 110 million pixels: make it smaller, 100 million are enough.',
    );
  });

  test('two photographs of one name', async () => {
    bring('shirt.jpg', await grey(1200, 1500).jpeg().toBuffer());
    writeFileSync(`${content.folder}/photos/shirt.PNG`, await grey(1200, 1500).png().toBuffer());
    expect(await said()).toMatch(
      /^content\/photos has two photographs named shirt, shirt\.\w+ and shirt\.\w+: delete one\.$/,
    );
  });

  test('one that is too small is said, and shown all the same', async () => {
    const line = bring('shirt.jpg', await grey(300, 400).jpeg().toBuffer());
    expect(await checkContent(content.folder)).toEqual([
      `content/ar/catalog.yaml, line ${line}: products[1].photo is shirt.jpg of 300 × 400 pixels, and its place needs 800 × 1000: it will look blurred.`,
    ]);
  });

  test('one that lies on its side is measured upright', async () => {
    const turned = grey(1000, 800).withMetadata({ orientation: 6 });
    bring('shirt.jpg', await turned.jpeg().toBuffer());
    expect(await checkContent(content.folder)).toEqual([]);
  });

  test('a credit for a photograph that is not there', async () => {
    writeFileSync(
      `${content.folder}/photos/credits.yaml`,
      'hero-kint:\n  author: A. Weaver\n  source: https://example.org/1\n  license: CC0\n',
    );
    expect(await said()).toBe(
      'content/photos/credits.yaml, line 1: hero-kint names a photograph that is not in content/photos, hero-kint: did you mean hero-knit?',
    );
  });
});

describe('what can be built but should be looked at', () => {
  const tooLong = (length: number, limit: number) =>
    `has ${length} characters, and its place holds about ${limit}: say it shorter, or look at the page on a phone.`;

  test.each([
    ['ar/home.yaml', /( {4}- text: ).*/, 'hero.slides[1].text', 40],
    ['en/home.yaml', /( {2}action: ).*/, 'hero.action', 25],
    ['en/catalog.yaml', /(^order: ).*/m, 'order', 12],
    ['ar/catalog.yaml', /( {4}name: ).*/, 'products[1].name', 35],
    ['en/about.yaml', /(^heading: ).*/m, 'heading', 50],
    ['ar/layout.yaml', /(^chat:\n {2}label: ).*/m, 'chat.label', 18],
  ])('%s: a text too long for its place, %s', async (file, find, field, limit) => {
    const text = 'word '.repeat(30).trim();
    const { line } = content.change(file, find, `$1${text}`);
    const further = field === 'chat.label' ? 1 : 0;
    expect(await checkContent(content.folder)).toEqual([
      `content/${file}, line ${line + further}: ${field} ${tooLong(text.length, limit)}`,
    ]);
  });

  test('a navigation too long for one row', async () => {
    const { line } = content.change(
      'en/layout.yaml',
      /links:\n( {4}home: ).*/,
      `links:\n$1${'Home '.repeat(10)}`,
    );
    expect(await checkContent(content.folder)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^content/en/layout\\.yaml, line ${line}: navigation\\.links has \\d+ characters`,
        ),
      ),
    ]);
  });

  test('a text that ends at a #', async () => {
    const { line } = content.change('en/about.yaml', /^intro: .*/m, 'intro: We are #1 in shirts');
    expect(await checkContent(content.folder)).toEqual([
      `content/en/about.yaml, line ${line}: intro ends before #, and "#1 in shirts" is not shown: if it belongs to the text, put the whole text in quotes.`,
    ]);
  });

  test('coordinates the wrong way round', async () => {
    const { line } = content.change(
      'site.yaml',
      /coordinates:\n.*\n.*/,
      'coordinates:\n  latitude: 32.9\n  longitude: 24.1',
    );
    expect(await checkContent(content.folder)).toEqual([
      `content/site.yaml, line ${line}: coordinates lie outside Egypt, and the other way round they lie in it: are latitude and longitude swapped?`,
    ]);
  });

  test('a file that belongs to no page', async () => {
    writeFileSync(`${content.folder}/ar/prices.yaml`, 'heading: الأسعار\n');
    expect(await checkContent(content.folder)).toEqual([
      'content/ar/prices.yaml belongs to no page and is not read.',
    ]);
  });
});
