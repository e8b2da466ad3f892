import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { isBuilt } from '../../src/built-files.ts';
import { palette } from '../../src/colors/palette.ts';
import { readContent } from '../../src/content/parse/read.ts';
import { contentSchemas } from '../../src/content/schema/pages.ts';
import { shapeOf, walk } from '../../src/content/schema/shape.ts';
import { localeCodes } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import { pages } from '../../src/page-table.ts';
import { openPhoto } from '../../src/photographs/photo-files.ts';
import { builtPage, publishedName } from '../helpers/built-site.ts';

const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** What the site makes, without its compressed copies. */
const made = globSync('**/*.*', { cwd: 'dist' }).filter(
  (file) => !/\.(br|gz)$/.test(file) && !existsSync(`content/files/${file}`),
);

/** Every picture among these, whatever it is called, with what is in it. */
const pictures = new Map<string, Metadata>();
for (const file of made) {
  const metadata = await sharp(`dist/${file}`)
    .metadata()
    .catch(() => undefined);
  if (metadata && metadata.format !== 'svg') pictures.set(`dist/${file}`, metadata);
}

test('no original photograph is published, and no picture says who took it, and where', () => {
  const originals = globSync('content/photos/*.*').map(hash);
  expect(originals.length).toBeGreaterThan(0);
  expect(made.filter((file) => originals.includes(hash(`dist/${file}`)))).toEqual([]);
  // The logo is published as it is.
  const logos = globSync('content/logo/*').map(hash);
  for (const [file, { exif, xmp, iptc, icc, comments }] of pictures)
    if (!logos.includes(hash(file))) expect({ exif, xmp, iptc, icc, comments }, file).toEqual({});
});

test('every file name that the site makes has only ASCII characters, which every program can unpack', () => {
  expect(made.filter((file) => !/^[\x21-\x7e]+$/.test(file))).toEqual([]);
});

test('no file of the owner can take the place of one that the site makes', () => {
  expect(made.filter((file) => !isBuilt(`/${file}`))).toEqual([]);
});

test('every photograph is published as AVIF and JPEG, is what its name says, and is on a page', () => {
  const html = globSync('dist/{**/*.html,{hero,mockup}/*.json}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  const photographs = [...pictures.keys()].filter((file) => file.includes('/_astro/'));
  const kinds = new Set(
    photographs.map((file) => `${parse(file).ext},${pictures.get(file)?.format}`),
  );
  // To sharp, AVIF is a kind of HEIF.
  expect(kinds).toEqual(new Set(['.avif,heif', '.jpg,jpeg']));
  expect(photographs.filter((file) => !html.includes(file.replace('dist', '')))).toEqual([]);
});

test('a browser without AVIF is given a JPEG of every crop', () => {
  const html = globSync('dist/**/*.html')
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  const photos = html.match(/<picture.*?<\/picture>/gs) ?? [];
  expect(photos.length).toBeGreaterThan(0);
  const unmeasured: string[] = [];
  for (const photo of photos) {
    const sources = photo.match(/<source[^>]*>/g) ?? [];
    const mediaOf = (type: string) =>
      sources
        .filter((source) => source.includes(`"image/${type}"`))
        .map((source) => /media="[^"]*"/.exec(source)?.[0]);
    // The last crop has no condition, and its JPEG is the image itself.
    expect([...mediaOf('jpeg'), undefined]).toEqual(mediaOf('avif'));
    expect(photo).toMatch(/<img src="[^"]+\.jpg"/);
    // What is lazy is as large as it is laid out, where a browser can tell.
    const avif = sources.filter((source) => source.includes('"image/avif"'));
    const isMeasured = avif.every((source) => source.includes('sizes="auto, '));
    if (isMeasured !== photo.includes('loading="lazy"')) unmeasured.push(photo);
    for (const source of sources.filter((source) => source.includes('"image/jpeg"')))
      expect(source).toMatch(/srcSet="[^"]+\.jpg"/i);
  }
  // Two of the catalog's are near the first view.
  expect(unmeasured.length).toBeLessThanOrEqual(2 * localeCodes.length);
});

test.each(localeCodes)(
  '%s: header and footer have the logo that is drawn for their background',
  async (locale) => {
    const html = builtPage(pathOf('about', locale)).replaceAll('&#x27;', "'");
    const { site, logo } = readContent();
    const drawn = (bytes: Buffer) => sharp(bytes).resize(100, 100).raw().toBuffer();
    for (const [part, background] of [
      ['header', 'light'],
      ['footer', 'dark'],
    ] as const) {
      const [, inPart = ''] = html.split(`<${part}`);
      const file = logo.logos[background][locale];
      const [, src = ''] = /<img class="[^"]*Logo[^"]*" src="([^"]+)"/.exec(inPart) ?? [];
      if (!file) expect(inPart).toContain(`>${site.shortName[locale]}<`);
      else {
        const shown = src.startsWith('data:')
          ? await (await fetch(src)).bytes()
          : readFileSync(`dist${src}`);
        expect(await drawn(Buffer.from(shown))).toEqual(
          await drawn(readFileSync(`content/logo/${file}`)),
        );
      }
    }
  },
);

test.each(pages)(
  '%s shows the photographs that its content names, cropped around their focus points',
  async (page) => {
    const { site, entries, focusPoints, photos } = readContent();
    const files = [`${page === 'home' ? 'index' : page}.html`, 'hero/ar.json', 'mockup/ar.json'];
    const html = files.map((file) => readFileSync(`dist/${file}`, 'utf8')).join('');
    for (const { value, shape } of walk(entries.ar[page], shapeOf(contentSchemas[page]))) {
      if (!shape.photo || shape.photo === 'socialImage') continue;
      const name = String(value);
      const own = parse(`${photos.usable.get(name)}`).name;
      const published = publishedName(name);
      const crops =
        html.match(new RegExp(`/_astro/${RegExp.escape(published)}\\.[\\w-]+\\.jpg`, 'g')) ?? [];
      expect(crops, name).not.toEqual([]);
      // Another photograph may be published under the same name, with another hash.
      if (published !== own) continue;
      for (const file of new Set(crops)) {
        const shown = sharp(`dist${file}`);
        // A cut-out stands on a background.
        const original = (await openPhoto(`content/photos/${photos.usable.get(name)}`))
          .autoOrient()
          .flatten({ background: palette(site.colors).stone });
        const { width, height } = await shown.metadata();
        const whole = (await original.metadata()).autoOrient;
        const scale = Math.min(whole.width / width, whole.height / height);
        const { left = 50, top = 50 } = focusPoints[name] ?? {};
        const part = original.extract({
          left: Math.floor(((whole.width - width * scale) * left) / 100),
          top: Math.floor(((whole.height - height * scale) * top) / 100),
          width: Math.floor(width * scale),
          height: Math.floor(height * scale),
        });
        const pixelsOf = (picture: Sharp) =>
          picture.resize(24, 24, { fit: 'fill' }).raw().toBuffer();
        const [pixels, expected] = [await pixelsOf(shown), await pixelsOf(part)];
        const apart = expected.map((value, index) => Math.abs(value - (pixels[index] as number)));
        const mean = apart.reduce((sum, value) => sum + value, 0) / apart.length;
        expect(mean, file).toBeLessThan(5);
      }
    }
  },
);

test('the hero has a crop for phones, and a photograph that fills a wide window', async () => {
  const [hero = ''] = /<picture.*?<\/picture>/s.exec(builtPage('/')) ?? [];
  const sets = hero.matchAll(/type="image\/avif" srcSet="([^"]+) \d+w"/g);
  const largest = [...sets].map(([, set = '']) => `dist${set.split(' ').at(-1)}`);
  const sizes = await Promise.all(largest.map((file) => sharp(file).metadata()));
  expect((sizes[0]?.width ?? 0) / (sizes[0]?.height ?? 1)).toBeLessThan(1.1);
  const { entries, photos } = readContent();
  const photo = photos.usable.get(entries.ar.home.hero.slides[0]?.photo as string);
  const { width, height } = (await sharp(`content/photos/${photo}`).metadata()).autoOrient;
  expect(sizes.at(-1)?.width).toBe(Math.min(1920, width, Math.round(height * 1.6)));
});

test('every script links to the licenses of the packages in it', () => {
  const scripts = globSync('dist/_astro/*.js').map((file) => readFileSync(file, 'utf8'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(script).toMatch(/^\/\*! \/licenses\.txt \*\/$/m);
  const licenses = readFileSync('dist/licenses.txt', 'utf8');
  for (const name of ['react', 'react-dom', 'scheduler']) {
    expect(licenses).toContain(`## ${name} - `);
    const license = new URL('LICENSE', import.meta.resolve(`${name}/package.json`));
    expect(licenses).toContain(readFileSync(license, 'utf8').trim());
  }
});

test('every compressed copy unpacks to its file', () => {
  const copies = globSync('dist/**/*.{br,gz}');
  expect(copies).toHaveLength(2 * globSync('dist/**/*.{html,css,js,json,svg,txt,vcf,xml}').length);
  for (const copy of copies) {
    const unpack = copy.endsWith('.br') ? brotliDecompressSync : gunzipSync;
    const file = readFileSync(copy.replace(/\.\w+$/, ''));
    expect(unpack(readFileSync(copy)).equals(file), copy).toBe(true);
  }
});
