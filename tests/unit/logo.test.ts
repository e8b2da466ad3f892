import { globSync, mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { readContent } from '../../src/content/reading/read.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import type { Page } from '../../src/i18n/routes.ts';
import { boxOf, drawnOn } from '../../src/logo/draw.ts';
import { cropLogos } from '../../src/logo/read.ts';
import { ContentError } from '../../src/messages/write.ts';
import { letterIcon } from '../../src/seo/site-icon.ts';
import { drawSocialImage } from '../../src/seo/social-image.ts';
import { palette } from '../../src/styles/palette.ts';
import { temporaryContent } from './temporary.ts';

const sample = readContent();
const shown = { ...sample };
vi.mock('../../src/data/entries.ts', () => ({
  getAll: () => shown,
  getContent: (page: Page, locale: Locale) => shown.entries[locale][page],
  getPhoto: (name: string) => ({
    file: `content/photos/${shown.photos.usable.get(name)}`,
    focus: [50, 50],
  }),
}));

const copy = temporaryContent();
const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
const square = `<svg ${xmlns} viewBox="0 0 32 32"><path d="M0 0h32v32H0z"/></svg>`;
const drawing = (inside: string, box = 'viewBox="0 0 96 32"') =>
  `<svg ${xmlns} ${box}>${inside}<path d="M0 0h96v32H0z"/></svg>`;
/** What every program in the folder `logos` was told to draw. */
const same = drawing('<path fill="#37b24d" d="M40 40h40L60 0z"/>', 'viewBox="0 0 120 40"').replace(
  'd="M0 0h96v32H0z"',
  'fill="#d6336c" d="M0 0h40v40H0zM80 20h40v20H80z"',
);
const filled = (color: string) => drawing('').replace('d=', `fill="${color}" d=`);

/** Puts these files in place of the logo. */
function place(files: object) {
  copy.remove('logo');
  mkdirSync(`${copy.folder}/logo`);
  for (const [file, source] of Object.entries(files)) copy.write(`logo/${file}`, source);
  return () => {
    const { logo, mistakes } = readContent(copy.folder);
    if (mistakes.length > 0) throw new ContentError(...mistakes);
    return logo;
  };
}

test.each([
  [['logo.svg'], 'logo.svg', 'logo.svg'],
  [['logo.svg', 'logo.ar.svg'], 'logo.ar.svg', 'logo.ar.svg'],
  [['logo.svg', 'logo-dark.svg', 'logo.ar.svg'], 'logo.ar.svg', 'logo-dark.svg'],
  [['logo-dark.svg', 'logo.ar.svg', 'logo.ar-dark.svg'], 'logo.ar.svg', 'logo.ar-dark.svg'],
  [['logo.en.svg', 'icon.svg'], undefined, undefined],
])('of %j the Arabic header takes %s, and the footer %s', (names, onPaper, onInk) => {
  const { logos } = place(Object.fromEntries(names.map((name) => [name, square])))();
  expect([logos.paper.ar?.file, logos.ink.ar?.file]).toEqual([onPaper, onInk]);
});

test('a logo is cleaned: no script, no style, no size, and ids that no other drawing has', () => {
  const { logos } = place({
    'logo.svg': `<?xml version="1.0"?><!-- Generator -->
      <svg ${xmlns} version="1.1" width="300px" height="80px" viewBox="0 0 300 80" xml:space="preserve" onload="a()">
      <metadata>x</metadata><title>Delta</title><style>.a{fill:url(#b)} .c{fill:var(--thread)}</style>
      <script>alert(1)</script><linearGradient id="b"><stop style="stop-color:#FFB703"/></linearGradient>
      <g onpointerdown="a()"><path class="a" d="M0 0h9v9z"/><path class="c" d="M9 9h9v9z"/></g></svg>`,
  })();
  const onInk = logos.ink.en?.svg ?? '';
  expect(onInk).not.toMatch(/script|on\w+=|style|class|title|metadata|width|space|\?xml|<!--/);
  expect(onInk).toMatch(/^<svg [^>]*viewBox="0 0 300 80"/);
  expect(onInk).toContain('fill="var(--thread)"');
  const [, id] = /id="([^"]+)"/.exec(onInk) ?? [];
  expect(onInk).toContain(`fill="url(#${id})"`);
  expect(logos.paper.en?.svg).not.toContain(`id="${id}"`);
});

/** The shared picture with a logo in it, in pixels. */
async function picture(logo: string) {
  shown.logo = place({ 'logo.svg': logo })();
  return sharp(await drawSocialImage('about', 'en'))
    .raw()
    .toBuffer();
}

/** In how many pixels two pictures differ by more than JPEG and soft edges do. */
const difference = (one: Buffer, other: Buffer) =>
  one.filter((value, index) => Math.abs(value - (other[index] as number)) > 90).length;

const programs = globSync('tests/unit/logos/*.svg');
const [right, wrong] = [await picture(same), await picture(square)];

test.each(programs)('%s is in the shared picture as it was drawn', async (file) => {
  const drawn = await picture(readFileSync(file, 'utf8'));
  expect(difference(drawn, right)).toBeLessThan(60);
  expect(difference(drawn, wrong)).toBeGreaterThan(2000);
});

const points = Array.from({ length: 3000 }, (_, x) => `${x % 97} ${(x * 7919) % 89}`).join('L');

test.each([
  ['has letters that need a font', '<text y="9">Delta</text>'],
  ['has a picture made of pixels in it', '<image href="data:image/png;base64,AA=="/>'],
  ['needs b.svg#c, which', '<path d="M0 0h9v9z" fill="URL( b.svg#c)"/>'],
  ['blends colors where', '<path d="M0 0h9v9z" style="mix-blend-mode:multiply"/>'],
  ['needs a.css, which', '<style>@import url(a.css);</style>'],
  ['names the color --red', '<path d="M0 0h9v9z" fill="var(--red)"/>'],
  ['is 12 KB once it is cleaned', `<path fill="none" stroke="red" d="M${points}"/>`],
])('a logo is refused that %s', (sentence, part) => {
  expect(place({ 'logo.svg': drawing(part) })).toThrow(`content/logo/logo.svg ${sentence}`);
});

test.each([
  ['icon.svg', drawing('<style>@import "https://a.b";</style>'), 'needs https://a.b, which'],
  ['icon.svg', drawing(''), 'is 96 wide and 32 high: an icon must be square'],
  ['logo.svg', drawing('', ''), 'does not say how large it is'],
  ['logo.svg', drawing('').slice(0, 60), 'is damaged, or not an SVG'],
  ['logo.png', '', 'is not an SVG: ask your designer'],
])('%s is refused, %j', (file, source, sentence) => {
  expect(place({ [file]: source })).toThrow(`content/logo/${file} ${sentence}`);
});

test('an icon keeps its styles', () => {
  const style = '<style>@media (prefers-color-scheme:dark){path{fill:#fff}}</style>';
  const { icon } = place({ 'icon.svg': square.replace('<path', `${style}<path`) })();
  expect(icon?.svg).toContain(style);
});

test.each([
  ['an attribute', `<rect fill="var(--clay, rgb(0,0,0))" width="9" height="9"/>`],
  ['a style', `<rect style="fill: var( --clay, url(#a) rgb(0 0 0))" width="9" height="9"/>`],
  [
    'a stylesheet',
    '<style>rect{fill:var(--clay,var(--b, red))}</style><rect width="9" height="9"/>',
  ],
  ['the color of words', '<g color="#b4491c"><rect fill="currentColor" width="9" height="9"/></g>'],
])('a color in %s is the site’s where no stylesheet reaches', async (_, inside) => {
  const colors = { ...palette(sample.site.colors), clay: '#b4491c' };
  for (const file of ['icon.svg', 'logo.svg']) {
    const { icon, logos } = place({ [file]: `<svg ${xmlns} viewBox="0 0 9 9">${inside}</svg>` })();
    const svg = drawnOn('ink', (icon ?? logos.ink.en)?.svg ?? '', colors);
    const { dominant } = await sharp(Buffer.from(svg)).stats();
    expect(dominant, svg).toEqual({ r: 184, g: 72, b: 24 });
  }
});

test.each([
  [
    'a pale logo',
    { 'logo.svg': filled('#fffefa') },
    /logo\.svg is hard to see on paper .* 1\.\d:1; .*: draw it darker\.$/,
  ],
  [
    'a dark one',
    { 'logo.svg': drawing('') },
    /logo\.svg is hard to see on ink .*: add logo-dark\.svg, lighter than this\.$/,
  ],
  ['one in the color of words', { 'logo.svg': filled('currentColor') }, /^$/],
  ['one in a white box', { 'logo.svg': filled('#fff') }, /logo\.svg has a white box behind it/],
  [
    'one that is too wide',
    { 'logo.svg': drawing('<path d="M0 0h9v2z"/>', 'viewBox="0 0 96 4"') },
    /logo\.svg is so wide that pages show it 8 pixels high; 16 are needed/,
  ],
  [
    'one for Arabic alone',
    { 'logo.ar.svg': square },
    /content\/logo has a logo, but none in English/,
  ],
  [
    'a name of its own',
    { 'logo (1).svg': square },
    /logo \(1\)\.svg is not read: .* icon\.svg, logo\.svg, logo\.ar\.svg/,
  ],
])('what is warned about: %s', async (_, files, sentence) => {
  place(files);
  expect(await copy.said()).toMatch(sentence);
});

test('the empty margin of a logo is cut off, and a drawing that fills its box stays as it is', async () => {
  const mark = '<path fill="var(--thread)" d="M40 10h20v5H40z"/>';
  const files = {
    'logo.ar.svg': `<svg ${xmlns} viewBox="-10 0 100 100">${mark}</svg>`,
    'logo.en.svg': drawing(''),
  };
  const { logos } = place(files)();
  const cropped = await cropLogos(logos, palette(sample.site.colors));
  expect(boxOf(`${cropped.paper.ar?.svg}`)).toEqual({ x: 40, y: 10, width: 20, height: 5 });
  expect(cropped.ink.en).toEqual(logos.ink.en);
});

test.each(['خيط', 'ab', 'أ', '7 Threads'])(
  'the icon of %s without one has its first letter',
  async (name) => {
    const svg = letterIcon(name);
    expect(svg).not.toContain('<text');
    const letter = svg
      .replaceAll(/var\(--\w+\)/g, '#fff')
      .replace(/<rect[^>]*>|<path stroke-width="2"[^>]*>/g, '');
    const { info } = await sharp(Buffer.from(letter))
      .trim({ background: '#0000' })
      .toBuffer({ resolveWithObject: true });
    expect(info.height > 14 || info.width > 18, JSON.stringify(info)).toBe(true);
    expect(letterIcon('Z')).not.toBe(svg);
  },
);
