import { existsSync, globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readContent } from '../../src/content/parse/read.ts';
import { defaultLocale, localeCodes, locales } from '../../src/i18n/locales.ts';
import { everyPage, localePrefix, pathOf } from '../../src/i18n/routes.ts';
import { builtPage, builtSocialImage } from '../helpers/built-site.ts';

const { site, entries } = readContent();

/** What the `<meta>` elements of a page say, by property or name. */
function metaOf(path: string): Record<string, string> {
  const html = builtPage(path);
  const elements = html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g);
  const read = (content = '') => content.replaceAll('&amp;', '&').replaceAll('&#34;', '"');
  return Object.fromEntries([...elements].map(([, name, content]) => [name, read(content)]));
}

test.each(everyPage)(
  'a link to $path is shared with its words and its own image',
  async ({ page, locale, path }) => {
    const meta = metaOf(path);
    const { title, description, preview } = entries[locale][page];
    const image = site.url + builtSocialImage(`${page}.${locale}`);
    expect(meta['og:type']).toBe('website');
    expect(meta['og:site_name']).toBe(site.name[locale]);
    expect(meta['og:title']).toBe(title);
    expect(meta['og:description']).toBe(description);
    expect(meta['og:image']).toBe(image);
    const { [page]: content, home } = entries[locale];
    const words = 'heading' in content ? content.heading : home.hero.slides[0]?.text;
    expect(meta['og:image:alt']).toBe(`${words} | ${preview.alt}`);
    expect(meta['twitter:card']).toBe('summary_large_image');
    expect(meta['og:url']).toBe(new URL(path, site.url).href);
    expect(meta['og:locale']).toBe(locales[locale].openGraph);
    const file = readFileSync(`dist${new URL(image).pathname}`);
    const { format, width, height } = await sharp(file).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    expect([meta['og:image:width'], meta['og:image:height']]).toEqual(['1200', '630']);
    expect(file.length).toBeLessThan(300_000);
    // Photographs are around the words.
    expect(
      (await sharp(file).extract({ left: 0, top: 0, width: 300, height: 630 }).stats()).entropy,
    ).toBeGreaterThan(3);
    // Where the last line of the words stands: light letters on a dark background.
    const line = sharp(file).extract({ left: 350, top: 470, width: 500, height: 60 });
    const shades = [...(await line.grayscale().raw().toBuffer())].sort((a, b) => a - b);
    const at = (share: number) => shades[shades.length * share] as number;
    expect(at(0.95) - at(0.3)).toBeGreaterThan(128);
  },
);

test('no two pages share an image, and a page that is not found has none', () => {
  const images = globSync('dist/**/share/*').map((file) => readFileSync(file, 'base64'));
  expect(new Set(images).size).toBe(everyPage.length);
  for (const locale of localeCodes) {
    expect(Object.keys(metaOf(`${localePrefix(locale)}/404`)).join()).not.toMatch(/og:|twitter:/);
  }
});

test('a page links to icons that exist, and its theme color is that of paper', async () => {
  const page = builtPage(pathOf('about', defaultLocale));
  const links = [...page.matchAll(/<link rel="([\w-]*icon)" href="([^"]*)"/g)];
  expect(links.map(([, rel]) => rel)).toEqual(['icon', 'icon', 'apple-touch-icon']);
  for (const [, , icon] of links) expect(existsSync(`dist${icon}`), icon).toBe(true);
  expect(page).toContain(`<meta name="theme-color" content="${site.colors.paper}"`);
  for (const [icon, side] of [
    ['favicon.ico', 32],
    ['apple-touch-icon.png', 180],
    ['icon-512.png', 512],
  ]) {
    const { format, width, height } = await sharp(`dist/${icon}`).metadata();
    expect([format, width, height], `${icon}`).toEqual(['png', side, side]);
  }
});

test('icons need no stylesheet, are not blank, and are opaque where phones crop them', async () => {
  expect(readFileSync('dist/favicon.svg', 'utf8')).not.toMatch(/var\(|currentcolor/i);
  for (const icon of ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png']) {
    const { channels, isOpaque } = await sharp(`dist/${icon}`).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev)), icon).toBeGreaterThan(10);
    // Phones cut these into their own forms.
    if (icon.endsWith('.png')) expect(isOpaque, icon).toBe(true);
  }
});

test("the chat's QR code has the margin that readers need", async () => {
  const code = sharp('dist/chat-code.svg', { density: 2000 }).flatten({ background: '#fff' });
  const { data, info } = await code.grayscale().raw().toBuffer({ resolveWithObject: true });
  const isDark = (at: number) => (data[at] as number) < 128;
  const first = data.findIndex((_, at) => isDark(at));
  // The code begins with a line of seven modules; ISO/IEC 18004 asks for four around it.
  const end = data.findIndex((_, at) => at > first && !isDark(at));
  const module = (end - first) / 7;
  const margins = [first % info.width, Math.floor(first / info.width)];
  for (const margin of margins) expect(margin / module).toBeGreaterThan(3.9);
});
