import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readContent, readIdentity } from '../../src/content/read.ts';
import { drawPreview } from '../../src/share/picture.ts';
import { builtFile, everyFile, everyPage } from '../site.ts';

const identity = readIdentity();

/** What the head of a built page says, by property or name; a page says each thing once. */
function headOf(file: string): Map<string, string> {
  const [head = ''] = readFileSync(file, 'utf8').split('</head>');
  const said = new Map<string, string>();
  for (const [, name = '', content = ''] of head.matchAll(
    /<meta (?:property|name)="([^"]+)" content="([^"]*)"/g,
  )) {
    expect(said.has(name), name).toBe(false);
    said.set(name, decoded(content));
  }
  said.set('title', decoded(/<title>(.*?)<\/title>/.exec(head)?.[1] ?? ''));
  return said;
}

function decoded(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(code)).replace(/&amp;/g, '&');
}

describe.each(everyPage)('a link to $address', ({ page, language, address }) => {
  const head = headOf(builtFile(page, language));
  const picture = `dist/share/${page}.${language}.jpg`;

  test('says in chats and posts what the page says', () => {
    const content = readContent(page, language);
    for (const kind of ['og', 'twitter']) {
      expect(head.get(`${kind}:title`)).toBe(content.title);
      expect(head.get(`${kind}:description`)).toBe(content.description);
      expect(head.get(`${kind}:image`)).toBe(identity.address + picture.replace('dist', ''));
      expect(head.get(`${kind}:image:alt`)).toContain(content.preview.alt);
    }
    expect(head.get('og:type')).toBe('website');
    expect(head.get('og:site_name')).toBe(identity.name[language]);
    expect(head.get('og:url')).toBe(identity.address + address);
    expect(head.get('twitter:card')).toBe('summary_large_image');
  });

  test('names its own language and the other', () => {
    const locales = [head.get('og:locale'), head.get('og:locale:alternate')];
    expect(locales).toEqual(language === 'ar' ? ['ar_EG', 'en_US'] : ['en_US', 'ar_EG']);
  });

  test('has a picture of the size that it states', async () => {
    expect(head.get('og:image:secure_url')).toBe(head.get('og:image'));
    expect(head.get('og:image:type')).toBe('image/jpeg');
    const bytes = readFileSync(picture);
    expect(bytes.length).toBeLessThan(300_000);
    const { format, width, height, ...metadata } = await sharp(bytes).metadata();
    expect(format).toBe('jpeg');
    expect([width, height]).toEqual([1200, 630]);
    expect(head.get('og:image:width')).toBe(`${width}`);
    expect(head.get('og:image:height')).toBe(`${height}`);
    for (const kind of ['exif', 'iptc', 'xmp', 'icc', 'comments']) {
      expect(metadata).not.toHaveProperty(kind);
    }
  });

  test('keeps its words within the middle square', async () => {
    // Nothing but words, and the logo above them, is as white, and the label around them is ink.
    const { data, info } = await sharp(picture)
      .extract({ left: 285, top: 0, width: 630, height: 630 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const row = (y: number) => data.subarray(y * info.width, (y + 1) * info.width);
    const inkRows = Array.from({ length: 630 }, (_, y) => y).filter(
      (y) => row(y).subarray(30, 40).every(isInk) && row(y).subarray(590, 600).every(isInk),
    );
    expect(inkRows.length).toBeGreaterThan(200);
    const label = Buffer.concat(inkRows.map((y) => row(y).subarray(30, 600)));
    const white = label.filter((value) => value > 240).length / label.length;
    expect(white).toBeGreaterThan(0.04);
    expect(white).toBeLessThan(0.3);
  });

  test('has a picture of what the content says now, and always the same', async () => {
    expect((await drawPreview(page, language)).equals(readFileSync(picture))).toBe(true);
  });
});

const isInk = (value: number) => value < 60;

test('no two pictures are the same', () => {
  const pictures = everyPage.map(({ page, language }) =>
    readFileSync(`dist/share/${page}.${language}.jpg`, 'base64'),
  );
  expect(new Set(pictures).size).toBe(pictures.length);
});

test.each(['ar', 'en'] as const)(
  'the page in %s that is not found offers nothing to share',
  (language) => {
    expect([...headOf(builtFile('404', language)).keys()].join()).not.toMatch(/og:|twitter:/);
  },
);

describe('the icons', () => {
  test.each(everyFile)('$file names them and its manifest', ({ file, language }) => {
    const links = [...readFileSync(file, 'utf8').matchAll(/<link ([^>]*)>/g)].map(
      ([, attributes = '']) =>
        Object.fromEntries(
          [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
        ),
    );
    const hrefs = (rel: string) => links.filter((link) => link.rel === rel).map(({ href }) => href);
    const [ico, svg, ...others] = hrefs('icon');
    expect(others).toEqual([]);
    expect(ico).toBe('/favicon.ico');
    // Under a name that browsers may keep for a year; it also has an address that stays.
    expect(svg).toMatch(/^\/_astro\/favicon\.[\w-]+\.svg$/);
    expect(readFileSync(`dist${svg}`).equals(readFileSync('dist/favicon.svg'))).toBe(true);
    expect(hrefs('apple-touch-icon')).toEqual(['/apple-touch-icon.png']);
    expect(hrefs('manifest')).toEqual([
      language === 'ar' ? '/manifest.webmanifest' : '/en/manifest.webmanifest',
    ]);
    expect(headOf(file).get('theme-color')).toMatch(/^#[0-9a-f]{6}$/);
  });

  test.each([
    ['apple-touch-icon', 180, true],
    ['icon-192', 192, false],
    ['icon-512', 512, false],
    ['icon-maskable-512', 512, true],
  ])('%s.png is %d px wide, and opaque: %s', async (name, size, opaque) => {
    const picture = sharp(`dist/${name}.png`);
    const { format, width, height } = await picture.metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: size, height: size });
    expect((await picture.stats()).isOpaque).toBe(opaque);
  });

  test('the maskable icon holds its letter within the circle that every mask leaves', async () => {
    const { data, info } = await sharp('dist/icon-maskable-512.png')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const outside: number[] = [];
    for (let y = 0; y < info.height; y += 1) {
      for (let x = 0; x < info.width; x += 1) {
        const isDrawn = (data[(y * info.width + x) * info.channels] as number) > 120;
        if (isDrawn && Math.hypot(x - 255.5, y - 255.5) > 0.4 * info.width) outside.push(x);
      }
    }
    // Only the thread leaves it, at the side where it runs on to the edge.
    expect(Math.min(...outside)).toBe(0);
    expect(Math.max(...outside)).toBeLessThan(info.width * 0.3);
  });

  test('favicon.ico holds one of 16 and one of 32 px', async () => {
    const bytes = readFileSync('dist/favicon.ico');
    expect([bytes.readUInt16LE(0), bytes.readUInt16LE(2)]).toEqual([0, 1]);
    const rows = Array.from({ length: bytes.readUInt16LE(4) }, (_, index) => 6 + 16 * index);
    const sizes = await Promise.all(
      rows.map(async (row) => {
        const start = bytes.readUInt32LE(row + 12);
        const png = bytes.subarray(start, start + bytes.readUInt32LE(row + 8));
        const { format, width, height, channels } = await sharp(png).metadata();
        expect({ format, width, height, channels }).toEqual({
          format: 'png',
          width: bytes.readUInt8(row),
          height: bytes.readUInt8(row + 1),
          channels: 4,
        });
        return width;
      }),
    );
    expect(sizes).toEqual([16, 32]);
  });
});

describe.each(everyPage.filter(({ page }) => page === 'home'))(
  'the manifest of $address',
  ({ language, address }) => {
    const path = language === 'ar' ? '' : '/en';
    const manifest = JSON.parse(readFileSync(`dist${path}/manifest.webmanifest`, 'utf8'));

    test('says who the factory is, in the language', () => {
      expect(manifest).toMatchObject({
        name: identity.name[language],
        short_name: identity.shortName[language],
        lang: language,
        dir: language === 'ar' ? 'rtl' : 'ltr',
        start_url: address,
        theme_color: headOf(builtFile('home', language)).get('theme-color'),
      });
      expect(manifest.start_url.startsWith(manifest.scope)).toBe(true);
    });

    test('names icons that are there, one of them maskable', async () => {
      for (const { src, sizes, type } of manifest.icons) {
        expect(existsSync(`dist${src}`), src).toBe(true);
        if (sizes === 'any') continue;
        const { format, width, height } = await sharp(`dist${src}`).metadata();
        expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
      }
      const purposes = manifest.icons.map(({ purpose }: { purpose?: string }) => purpose);
      expect(purposes.filter((purpose: unknown) => purpose === 'maskable')).toHaveLength(1);
    });
  },
);
