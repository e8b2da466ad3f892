import { globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { palette } from '../../src/colors/palette.ts';
import { readContent } from '../../src/content/reading/read.ts';
import { cleanSvg } from '../../src/logo/clean.ts';
import { type Drawing, pixelsOf, svgOf } from '../../src/logo/draw.ts';
import { colorsOn } from '../../src/logo/read.ts';
import { showLogos } from '../../src/logo/show.ts';
import { ProblemError } from '../../src/problems/sentences.ts';
import { temporaryContent } from '../helpers/temporary.ts';

const colors = palette(readContent().site.colors);

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
  for (const [file, source] of Object.entries(files)) copy.write(`logo/${file}`, source);
  return () => {
    const { logo, mistakes } = readContent(copy.folder);
    if (mistakes.length > 0) throw new ProblemError(...mistakes);
    return logo;
  };
}

test('beside a logo that cannot be used, no other file is called one', () => {
  place({ 'logo.svg': '<svg' });
  const content = readContent(copy.folder);
  expect(content.mistakes).not.toEqual([]);
  expect(content.logo.unread).toEqual([]);
});

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

/** The logo as pages show it on both backgrounds. */
const shownOf = (files: object) => showLogos(place(files)().logos, colors);

test('a logo keeps no script, size or note of its program, and every digit of its drawing', async () => {
  const { paper } = await shownOf({
    'logo.svg': `<?xml version="1.0"?><!-- Generator --><!DOCTYPE svg [<!ENTITY own "https://a.b">]>
      <svg ${xmlns} xmlns:a="&own;" width="300px" height="80px" viewBox="0 0 300 80" preserveAspectRatio="none"
      xml:space="preserve" style="width:100%;stroke-width:2" onload="a()" a:version="1">
      <metadata>x</metadata><title>Delta</title><a:grid/><script>alert(1)</script>
      <path transform="scale(.0000285)" d="M0 0h3000000.123456789v2.8e6z" fill="var(--thread)"/><path d="M0 0h300v80z"/></svg>`,
  });
  const svg = decodeURIComponent(`${paper.en?.src}`);
  expect(svg).not.toMatch(
    /script|onload|Delta| a:|xml:|(?<!stroke-)width|height|preserve|\?xml|<!/,
  );
  expect(svg).toMatch(/^data:image\/svg\+xml,<svg [^>]*viewBox="0 0 300 80"/);
  expect(svg).toContain(
    `scale(.0000285)" d="M0 0h3000000.123456789v2.8e6z" fill="${colors.thread}"`,
  );
});

/** A logo in pixels, from its address in a page. */
function picture(src = '') {
  const [, type, data = ''] = /^data:image\/(svg|webp)[^,]*,(.*)/s.exec(src) ?? [];
  const bytes =
    type === 'svg' ? Buffer.from(decodeURIComponent(data)) : Buffer.from(data, 'base64');
  return sharp(bytes).ensureAlpha();
}

/** Small enough to compare. */
const small = { width: 120, height: 40, fit: 'contain', background: '#0000' } as const;

/** A logo for English as pages show it. */
async function thumbnail(logo: string) {
  const { paper } = await shownOf({ 'logo.en.svg': logo });
  return picture(paper.en?.src).resize(small).raw().toBuffer();
}

/** In how many values of their pixels two thumbnails differ by more than soft edges do. */
const difference = (one: Buffer, other: Buffer) =>
  one.filter((value, index) => Math.abs(value - (other[index] as number)) > 90).length;

const programs = globSync('tests/unit/logos/*.svg');
const [right, wrong] = [await thumbnail(same), await thumbnail(square)];

test.each(programs)('%s is shown as it was drawn', async (file) => {
  const drawn = await thumbnail(readFileSync(file, 'utf8'));
  expect(difference(drawn, right)).toBeLessThan(10);
  expect(difference(drawn, wrong)).toBeGreaterThan(2000);
});

test('a drawing loses no part when it is cleaned', async () => {
  const background = '#fff';
  // The program that draws does not know these as they are.
  const unknown = /color-functions|own-properties|(huge|tiny)-view-box/;
  for (const file of globSync('tests/unit/logos/**/*.svg').filter((it) => !unknown.test(it))) {
    const source = readFileSync(file);
    const cleaned = pixelsOf(cleanSvg(file, `${source}`, colorsOn('paper', colors)));
    const [before, after] = [sharp(source, { unlimited: true }), cleaned].map((drawn) =>
      drawn
        .resize({ ...small, background })
        .flatten({ background })
        .raw()
        .toBuffer(),
    );
    expect(difference((await before) as Buffer, (await after) as Buffer), file).toBeLessThan(100);
  }
});

const kind = (name: string) => readFileSync(`tests/unit/logos/kinds/${name}.svg`, 'utf8');

/** The colors that cover a part of a shown logo, as hexadecimals, without those of soft edges. */
async function colorsIn(src = '') {
  const { data: pixels, info } = await picture(src).raw().toBuffer({ resolveWithObject: true });
  const counts: Record<string, number> = {};
  for (let at = 0; at < pixels.length; at += 4) {
    const color = pixels[at + 3] === 255 ? `#${pixels.toString('hex', at, at + 3)}` : 'clear';
    counts[color] = (counts[color] ?? 0) + 1;
  }
  const isPart = ([, count]: [string, number]) => count > (info.width * info.height) / 50;
  return Object.entries(counts)
    .filter(isPart)
    .map(([color]) => color);
}

test.each([
  ['figma-p3', ['#c0392b', '#1b2a49', 'clear'], '180×60'],
  ['figma-p3-gradient', ['#000000', 'clear'], '180×60'],
  ['small-scale', ['#707073', '#cc081f', 'clear'], '120×40'],
  ['stretch', ['#a02020', '#204080', 'clear'], '600×60'],
  ['font-import-left-over', ['#1c4dba', 'clear'], '120×40'],
  ['font-imports', ['#1c4dba', 'clear'], '120×40'],
  ['dark-mode', ['#202020', 'clear'], '120×40'],
  ['own-properties', ['#c0392b', '#204080', 'clear'], '120×40'],
])('nothing of %s is dropped, stretched or cut off', async (name, parts, size) => {
  const { paper } = await shownOf({ 'logo.en.svg': kind(name) });
  const { width = 0, height = 0 } = paper.en?.drawing.box ?? {};
  expect(await colorsIn(paper.en?.src)).toEqual(expect.arrayContaining(parts));
  expect(`${Math.round(width)}×${Math.round(height)}`).toBe(size);
});

test.each([
  ['has letters that need a font', '<text y="9">Delta</text>'],
  ['has letters that need a font', '<foreignObject><div>Delta</div></foreignObject>'],
  ['needs photo.png, which', '<image href="photo.png"/>'],
  ['needs b.svg#c, which', '<path d="M0 0h9v9z" fill="URL( b.svg#c)"/>'],
  ['needs a.css, which', '<style>@import url(a.css);</style>'],
  ['names the color --red', '<path d="M0 0h9v9z" fill="var(--red)"/>'],
  ['has <animate> in it', '<path d="M0 0h9v9z"><animate attributeName="x"/></path>'],
  ['has <set> in it', '<path d="M0 0h9v9z"><set attributeName="fill" to="red"/></path>'],
  ['has <video> in it', '<video src="data:video/mp4;base64,AAAA"/>'],
  ['has transform-origin in it', '<path d="M0 0h9v9z" style="transform-origin: 50% 50%"/>'],
  ['has clip-path in it', '<path d="M0 0h9v9z" style="clip-path: circle(40%)"/>'],
  ['has calc in it', '<rect height="9" style="width: calc(3px * 3)"/>'],
  ['has color-mix in it', '<path d="M0 0h9v9z" fill="color-mix(in srgb, red, blue)"/>'],
  ['has light-dark in it', '<path d="M0 0h9v9z" fill="light-dark(red, blue)"/>'],
])('a logo is refused that %s', (sentence, part) => {
  expect(place({ 'logo.svg': drawing(part) })).toThrow(`content/logo/logo.svg ${sentence}`);
});

test.each([
  ['icon.svg', drawing(''), 'is 96 wide and 32 high: an icon must be square'],
  ['icon.svg', square.replace('<path', '<use href="a.svg#b"/><path'), 'needs a.svg#b, which'],
  ['logo.svg', drawing('', ''), 'does not say how large it is'],
  ['logo.svg', drawing('', 'width="100%" height="100%"'), 'does not say how large it is'],
  ['logo.svg', drawing('').slice(0, 60), 'is damaged, or not an SVG'],
  ['logo.png', '', 'is not an SVG: ask your designer'],
])('%s is refused, %j', (file, source, sentence) => {
  expect(place({ [file]: source })).toThrow(`content/logo/${file} ${sentence}`);
});

const filler = '<path d="M0 0h1v1z"/>';

test.each([
  ['10', drawing(`<path fill="none" d="M${'9 9L'.repeat(2304)}9 9"/>`), 'svg+xml'],
  ['31', drawing(filler.repeat(1500)), 'webp'],
  ['71', drawing(`<path fill="none" d="M${'9 9L'.repeat(18000)}9 9"/>`), 'webp'],
])('a logo of %s KB is warned about, and shown whole', async (kilobytes, source, type) => {
  const { paper } = await shownOf({ 'logo.en.svg': source });
  expect(paper.en?.src).toContain(`data:image/${type}`);
  expect(await colorsIn(paper.en?.src)).toEqual(['#000000']);
  const [, bytes] = `${paper.en?.src}`.split(';base64,');
  if (bytes) {
    // Sharp also where a phone has three pixels to one.
    const { width } = await sharp(Buffer.from(bytes, 'base64')).metadata();
    expect(width).toBeGreaterThanOrEqual(3 * Number(paper.en?.width));
  }
  expect(await copy.said()).toContain(`logo.en.svg is ${kilobytes} KB, and every page has it`);
});

test('an icon may be a hair higher than wide', () => {
  const { icon } = place({ 'icon.svg': square.replace('32 32', '32 32.2') })();
  expect(icon?.box.height).toBe(32.2);
});

test('an icon changes its colors on a dark bar of tabs, and a logo, whose page has no dark colors, does not', () => {
  const style = '<style>@media (prefers-color-scheme:dark){path{fill:#fff}}</style>';
  const styled = square.replace('<path', `${style}<path`);
  const { icon, logos } = place({ 'icon.svg': styled, 'logo.svg': styled })();
  expect(icon?.svg).toContain(style);
  expect(logos.paper.ar?.svg).not.toContain('dark');
});

test.each([
  ['an attribute', `<rect fill="var(--clay, rgb(0,0,0))" width="9" height="9"/>`],
  ['a style', `<rect style="fill: var( --clay, url(#a) rgb(0 0 0))" width="9" height="9"/>`],
  [
    'a stylesheet',
    '<style>rect{fill:VAR(--clay,var(--b, red))}</style><rect width="9" height="9"/>',
  ],
  ['a fallback', '<rect fill="var(--b, var(--c, var(--clay)))" width="9" height="9"/>'],
  [
    'the color of words',
    '<g color="var(--clay)"><rect fill="currentColor" width="9" height="9"/></g>',
  ],
])('a color in %s is the site’s', async (_, inside) => {
  for (const file of ['icon.svg', 'logo.svg']) {
    const { icon, logos } = place({ [file]: `<svg ${xmlns} viewBox="0 0 9 9">${inside}</svg>` })();
    const svg = svgOf((icon ?? logos.ink.en) as Drawing);
    const [pixel] =
      (await sharp(Buffer.from(svg)).raw().toBuffer()).toString('hex').match(/.{6}/) ?? [];
    expect(`#${pixel}`, svg).toBe(colors.clay);
  }
});

test('the color of words is that of the background, unless the logo has one of its own', async () => {
  const { paper, ink } = await shownOf({ 'logo.en.svg': filled('currentColor') });
  expect(await colorsIn(paper.en?.src)).toEqual([colors.ink]);
  expect(await colorsIn(ink.en?.src)).toEqual([colors['paper-light']]);
  const own = filled('currentColor').replace('<svg', '<svg color="#c01020"');
  const { paper: colored } = await shownOf({ 'logo.en.svg': own });
  expect(await colorsIn(colored.en?.src)).toEqual(['#c01020']);
});

/** A bright sign with letters beside it. */
const sign = (letters: string) =>
  drawing(
    `<path fill="#ffb000" d="M0 0h32v32H0z"/>${`<path fill="${letters}" d="M40 8h50v16H40z"/>`}`,
  ).replace('<path d="M0 0h96v32H0z"/>', '');

test.each([
  ['dark letters', { 'logo.en.svg': kind('two-tone') }, true],
  ['letters in dark red', { 'logo.en.svg': sign('#5a1010') }, true],
  ['letters in a color of the site', { 'logo.en.svg': sign('var(--ink)') }, true],
  [
    // On the plate they have the color that they have on paper.
    'a dark sign and letters in the color of words',
    { 'logo.en.svg': sign('currentColor').replace('#ffb000', '#222') },
    true,
  ],
  [
    'dark letters and a color for every box',
    { 'logo.en.svg': sign('#5a1010').replace('<path', '<style>rect{fill:#123456}</style><path') },
    true,
  ],
  ['light letters', { 'logo.en.svg': sign('#e8f4ff') }, false],
  [
    'a drawing for ink',
    { 'logo.en.svg': sign('#111'), 'logo.en-dark.svg': sign('#e8f4ff') },
    false,
  ],
  [
    'a dim drawing for ink',
    { 'logo.en.svg': sign('#111'), 'logo.en-dark.svg': sign('#222') },
    false,
  ],
])('on ink a logo with %s: whether it stands on a plate of paper', async (_, files, isOnPlate) => {
  const { paper, ink } = await shownOf(files);
  const parts = await colorsIn(paper.en?.src);
  expect(parts).not.toContain(colors.paper);
  const onInk = await colorsIn(ink.en?.src);
  expect(onInk.includes(colors.paper)).toBe(isOnPlate);
  if (isOnPlate)
    expect(onInk).toEqual(expect.arrayContaining(parts.filter((it) => it !== 'clear')));
});

test.each([
  [
    'a pale logo',
    { 'logo.svg': filled('#fffefa') },
    /logo\.svg is hard to see on paper #\w+: 100 % of what it draws is lost there\. Draw it darker\.$/,
  ],
  [
    'dark letters',
    { 'logo.svg': kind('two-tone') },
    /logo\.svg would lose 4\d % of what it draws on ink #\w+: .* add logo-dark\.svg, .*\.$/,
  ],
  [
    'dark letters in a drawing for ink',
    { 'logo.svg': sign('#111'), 'logo-dark.svg': kind('two-tone') },
    /logo-dark\.svg is hard to see on ink .* Draw it lighter\.$/,
  ],
  [
    'a picture that is broken',
    { 'logo.svg': kind('inkscape-embedded-large') },
    /logo\.svg is 84 KB, .*\n.*logo\.svg shows nothing: export it again as plain SVG\.$/,
  ],
  ['one in the color of words', { 'logo.svg': filled('currentColor') }, /^$/],
  ['yellow', { 'logo.svg': filled('#f1c40f') }, /^$/],
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
  ['a thin line', { 'logo.svg': drawing('', 'viewBox="0 0 96000 1"') }, /logo\.svg is damaged/],
  ['a point', { 'icon.svg': drawing('', 'viewBox="0 0 1e-30 1e-30"') }, /icon\.svg is damaged/],
  ['a picture beside its drawing', { 'logo.svg': square, 'logo.png': '' }, /^\S+png is not read: /],
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
  const { paper } = await shownOf({
    'logo.ar.svg': `<svg ${xmlns} viewBox="-10 0 100 100">${mark}</svg>`,
    'logo.en.svg': drawing('', 'viewBox="0,0,96, 32"'),
  });
  expect(paper.ar?.drawing.box).toEqual({ x: 40, y: 10, width: 20, height: 5 });
  expect(paper.en?.drawing.box).toEqual({ x: 0, y: 0, width: 96, height: 32 });
});

test('an empty margin on two sides alone is cut off too', async () => {
  const svgWith = (path: string) =>
    `<svg ${xmlns} viewBox="0 0 100 100"><path fill="var(--thread)" d="${path}"/></svg>`;
  const { paper } = await shownOf({
    'logo.ar.svg': svgWith('M0 40h100v20H0z'),
    'logo.en.svg': svgWith('M40 0h20v100H40z'),
  });
  expect(paper.ar?.drawing.box).toEqual({ x: 0, y: 40, width: 100, height: 20 });
  expect(paper.en?.drawing.box).toEqual({ x: 40, y: 0, width: 20, height: 100 });
});
