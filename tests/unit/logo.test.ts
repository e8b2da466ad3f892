import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Logo } from '../../src/components/Logo.tsx';
import { checkLogos } from '../../src/content/checks/logos.ts';
import { readContent } from '../../src/content/parse/read.ts';
import { pageContent } from '../../src/data/content-loader.ts';
import { placedSentence } from '../../src/error-messages/sentences.ts';
import { type Background, drawLogo, findLogo } from '../../src/logo/logo.ts';
import { temporaryFolder } from '../helpers/temporary.ts';

const sample = readContent();
const folder = temporaryFolder();
const drawing = (attributes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h96v32H0z"/></svg>`;
const svg = drawing('viewBox="0 0 96 32"');
const pixels = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#c01020' } });

/** The content with these files in place of the logo. */
function contentWith(files: object) {
  rmSync(`${folder}/logo`, { recursive: true, force: true });
  mkdirSync(`${folder}/logo`);
  for (const [file, bytes] of Object.entries(files)) writeFileSync(`${folder}/logo/${file}`, bytes);
  return { ...sample, folder, logo: findLogo(`${folder}/logo`) };
}

/** What is said of these files. */
async function saidOf(files: object) {
  try {
    const warnings = await Array.fromAsync(checkLogos(contentWith(files)));
    return warnings.map((it) => placedSentence(it)).join('\n');
  } catch (error) {
    return `refused: ${(error as Error).message}`;
  }
}

test.each([
  [['logo.svg'], 'logo.svg', 'logo.svg'],
  [['logo.svg', 'logo.ar.svg'], 'logo.ar.svg', 'logo.ar.svg'],
  [['logo.svg', 'logo-dark.svg', 'logo.ar.svg'], 'logo.ar.svg', 'logo-dark.svg'],
  [['logo-dark.png', 'logo.ar.svg', 'logo.ar-dark.webp'], 'logo.ar.svg', 'logo.ar-dark.webp'],
  [['logo.svg', 'logo.ar.webp', 'logo.ar.png'], 'logo.ar.png', 'logo.ar.png'],
  [['logo.en.svg', 'icon.svg'], undefined, undefined],
])('of %j the Arabic header takes %s, and the footer %s', (names, onLight, onDark) => {
  const { logo } = contentWith(Object.fromEntries(names.map((name) => [name, svg])));
  const { light, dark } = logo.logos;
  expect([light.ar, dark.ar]).toEqual([onLight, onDark]);
});

// Of many drawing programs. Browsers show each of them.
test.each(globSync('tests/unit/logos/*.svg'))('%s is taken as it is', async (file) => {
  expect(await saidOf({ 'logo.svg': readFileSync(file) })).toBe('');
});

test.each([
  ['a damaged SVG', 'logo.svg', svg.slice(0, 60), 'cannot be shown'],
  ['an SVG that a browser takes for text', 'logo.svg', '<svg viewBox="0 0 9 9"/>', 'cannot be'],
  ['an SVG without a size', 'logo.svg', drawing(''), 'cannot be shown'],
  ['an SVG of no size of its own', 'logo.svg', drawing('width="100%"'), 'cannot be shown'],
  ['an SVG that is called PNG', 'logo.png', svg, 'cannot be shown'],
  ['a PNG that is called SVG', 'logo.svg', await pixels(400, 80).png().toBuffer(), 'cannot be'],
  [
    'half a PNG',
    'logo.png',
    (await pixels(400, 400).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 9000),
    'cannot be shown',
  ],
  ['a damaged icon', 'icon.svg', '<svg', 'cannot be shown'],
  ['an icon that is not square', 'icon.svg', svg, 'is not as wide as it is high'],
  ['a large file', 'logo.svg', svg + ' '.repeat(200 * 1024), 'is 201 KB'],
  ['a small PNG', 'logo.png', await pixels(359, 71).png().toBuffer(), 'is only 359 × 71 pixels'],
  ['a small WebP', 'logo.webp', await pixels(359, 71).webp().toBuffer(), 'is only 359 × 71 pix'],
])('%s is refused', async (_, file, bytes, sentence) => {
  expect(await saidOf({ [file]: bytes })).toMatch(`refused: content/logo/${file} ${sentence}`);
});

test.each([
  'width="40" height="40"',
  'viewBox="0 0 40 40"',
  'width="1" height="1" viewBox="0 0 40 40"',
])('a logo that is %s is drawn as sharp as a larger one', async (size) => {
  const file = `${folder}/small.svg`;
  const half = '<path fill="#fff" d="M0 0h40v40H0z"/><path d="M0 0h20v40H0z"/>';
  writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${half}</svg>`);
  const drawn = (await drawLogo(file, { width: 512, height: 512 })).grayscale();
  const row = await drawn.extract({ left: 0, top: 256, width: 512, height: 1 }).raw().toBuffer();
  const blurred = row.filter((shade) => shade > 10 && shade < 245);
  expect([row.length, row.indexOf(255) > 250, blurred.length < 4]).toEqual([512, true, true]);
});

test('a logo of 16 bits is drawn in its colors', async () => {
  const file = `${folder}/deep.png`;
  await pixels(400, 80).toColourspace('rgb16').withIccProfile('p3').png().toFile(file);
  const drawn = (await drawLogo(file, { width: 200, height: 40 })).removeAlpha();
  const [r = 0, g = 0, b = 0] = await drawn.raw().toBuffer();
  expect(Math.hypot(r - 0xc0, g - 0x10, b - 0x20)).toBeLessThan(6);
});

test.each([
  ['twice as wide as pages show it at most', 'logo.png', await pixels(360, 60).png().toBuffer()],
  ['twice as high as pages show it at most', 'logo.webp', await pixels(120, 72).webp().toBuffer()],
  ['a hair higher than wide', 'icon.svg', drawing('viewBox="0 0 32 32.2"')],
])('nothing is said of a picture that is %s', async (_, file, bytes) => {
  expect(await saidOf({ [file]: bytes })).toBe('');
});

test.each([
  ['logo.jpg is shown nowhere: .* logo, logo.ar, logo-dark, logo.ar-dark', { 'logo.jpg': '' }],
  ['logo.ai is shown nowhere', { 'logo.ai': '', 'logo.svg': svg }],
  ['logo.png is shown nowhere', { 'logo.png': '', 'logo.svg': svg }],
  ['logo \\(1\\).svg is shown nowhere', { 'logo (1).svg': svg, 'logo.svg': svg }],
  ['content/logo has a logo, but none in English', { 'logo.ar.svg': svg }],
])('it is said that %s', async (sentence, files) => {
  expect(await saidOf(files)).toMatch(new RegExp(`^\\S*${sentence}[^\n]*$`));
});

/** What stands in place of the logo on a background. */
async function shown(files: object, background: Background) {
  const { site, logos } = await pageContent(contentWith(files));
  const common = { locale: 'en', site, logos } as never;
  return renderToStaticMarkup(Logo({ common, background }));
}

test('a logo has its size before it has loaded, and stands on a plate where it is not drawn for dark', async () => {
  const light = { 'logo.svg': svg };
  expect(await shown(light, 'light')).toMatch(/_image_\w+" .*width="108" height="36" alt=""/);
  expect(await shown(light, 'dark')).toMatch(/_onPlate_\w+" .*width="108" height="36" alt=""/);
  // The units of a drawing are no pixels.
  const few = { 'logo.svg': drawing('viewBox="0 0 1.5 0.5"') };
  expect(await shown(few, 'light')).toContain('width="108" height="36"');
  const both = { ...light, 'logo-dark.png': await pixels(720, 72).png().toBuffer() };
  expect(await shown(both, 'dark')).toMatch(/_image_\w+" .*width="180" height="18" alt=""/);
});

test('while the site is worked on, a logo that does not open stands on pages all the same', async () => {
  expect(await shown({ 'logo.svg': '<svg' }, 'light')).toContain('<img');
});
