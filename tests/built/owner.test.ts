import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject } from './owner/build.ts';
import { pictures, secret } from './owner/pictures.ts';

/** One build of a copy, in which only content has changed: more of some things, fewer of others. */
const site = copyProject();
/** All but the last stand among the products. */
const named = Object.keys(pictures)
  .slice(0, -1)
  .map((file) => file.replace(/\.\w+$/, ''));
let said: string;

beforeAll(async () => {
  for (const [file, make] of Object.entries(pictures)) {
    writeFileSync(`${site.folder}/content/photos/${file}`, await make());
  }
  site.change('catalog', ({ products, categories }) => {
    products.push({ ...products[0], id: 'seventh' });
    for (const [index, name] of named.entries()) {
      products[index].photo = { name, alt: 'A shirt' };
    }
    categories.items.pop();
  });
  site.change('home', ({ hero, features }) => {
    hero.slides.splice(1, 1);
    features.items.pop();
  });
  site.change('services', ({ startups }) => {
    startups.items.push({ ...startups.items[0], title: 'Dyeing' });
  });
  site.change('about', ({ values }) => {
    values.items.push({ title: 'Patience', text: 'One stitch after the other.' });
  });
  said = await site.build();
}, 900_000);

afterAll(() => rmSync(site.folder, { recursive: true }));

const page = (file: string) => readFileSync(`${site.folder}/dist/${file}.html`, 'utf8');
const count = (html: string, what: RegExp) => html.match(new RegExp(what, 'g'))?.length ?? 0;

describe.each(['', 'en/'])('the pages under /%s follow their content', (prefix) => {
  test('seven products, the last four in rows of two', () => {
    const [list = ''] = /<ul class="page[^"]*">.*?<\/ul>/s.exec(page(`${prefix}catalog`)) ?? [];
    expect(list.match(/<li data-pair="\w+"/g)?.map((item) => item.includes('true'))).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
    expect(count(list, /<img /)).toBe(7);
  });

  test('five categories, seven services, five values', () => {
    expect(count(page(`${prefix}catalog`), /<h3/)).toBe(5);
    const [services = ''] = page(`${prefix}services`).split('<section class="on-ink');
    expect(count(services, /<h3/)).toBe(7);
    expect(count(page(`${prefix}about`), /<h3/)).toBe(5);
  });

  test('four slides, and a dot for each; two features', () => {
    const home = page(prefix ? 'en' : 'index');
    const [, last] = prefix ? ['', 'Slide 4 of 4'] : ['', 'الشريحة 4 من 4'];
    expect(count(home, /aria-roledescription="slide"/)).toBe(4);
    expect(count(home, new RegExp(`<button[^>]*aria-label="${last}"`))).toBe(1);
    expect(count(home, /<h3/)).toBe(2);
  });
});

describe('photographs as owners have them', () => {
  test.each(named)('%s is cut to its place, in every width and form', async (name) => {
    const shown = [...page('catalog').matchAll(/<picture>.*?<\/picture>/gs)][named.indexOf(name)];
    const files = [...(shown?.[0] ?? '').matchAll(/\/_astro\/[^\s"]+\.(avif|webp|jpg)(?=[ "])/g)];
    expect(new Set(files.map(([, form]) => form))).toEqual(new Set(['avif', 'webp', 'jpg']));
    for (const [file] of files) {
      const { width, height } = await sharp(`${site.folder}/dist${decodeURI(file)}`).metadata();
      expect(Math.abs(height - width / 0.8), file).toBeLessThanOrEqual(1);
    }
  });

  test('what their metadata says, the place above all, is published nowhere', async () => {
    const { exif } = await sharp(`${site.folder}/content/photos/phone.JPG`).metadata();
    expect(exif?.includes(secret)).toBe(true);

    for (const file of globSync('dist/**/*.*', { cwd: site.folder })) {
      expect(readFileSync(`${site.folder}/${file}`).includes(secret), file).toBe(false);
      if (!/\.(jpe?g|png|webp|avif)$/i.test(file)) continue;
      const { exif, xmp, iptc } = await sharp(`${site.folder}/${file}`).metadata();
      expect({ exif, xmp, iptc }, file).toEqual({});
    }
  });

  test('no master is published', () => {
    const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
    const masters = globSync('content/photos/*', { cwd: site.folder }).map((file) =>
      hash(`${site.folder}/${file}`),
    );
    const published = globSync('dist/**/*.*', { cwd: site.folder });
    expect(published.filter((file) => masters.includes(hash(`${site.folder}/${file}`)))).toEqual(
      [],
    );
  });

  test('the build says which is too small, and goes on', () => {
    expect(said).toMatch(
      /content\/ar\/catalog\.yaml, line \d+: products\[3\]\.photo is small\.png of 300 × 400 pixels, and its place needs 800 × 1000: it will look blurred\./,
    );
  });
});
