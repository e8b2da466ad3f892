import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import stylelint from 'stylelint';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../helpers/temporary.ts';

/* The site must be readable and usable in Chrome 105, Safari 15.4 and Firefox 115. What all browsers
   had by the end of 2021 is in all three; what is newer is listed here, each with its reason. */

/** Newer, and still in all three: the versions that brought it. */
const inAllThree = {
  'At-rule "@layer"': 'Chrome 99, Safari 15.4, Firefox 97',
  'Property "contain"': 'Chrome 52, Safari 15.4, Firefox 69',
  'Selector "focus-visible"': 'Chrome 86, Safari 15.4, Firefox 85',
  'Property "accent-color"': 'Chrome 93, Safari 15.4, Firefox 92',
  'Selector "backdrop"': 'Chrome 37, Safari 15.4, Firefox 47',
  'Value "anywhere" of property "overflow-wrap"': 'Chrome 80, Safari 15.4, Firefox 65',
};

/** Not in all three: what visitors get whose browser does not know it. */
const enhancements = {
  'At-rule "@container"':
    'two photographs in a row, the code of the chat under its button, and the line between the steps sewn from the start',
  'Property "container-type"': 'the same: it goes with @container',
  'Property "color-scheme"':
    'no difference: a browser without it forces no dark theme that knows of it',
  'At-rule "@view-transition"': 'the next page at once, without a fade',
  'Property "forced-color-adjust"': 'no difference: a browser without it forces no colors',
  'Media condition "forced-colors"': 'no difference: a browser without it forces no colors',
  'Media condition "scripting"': 'a gap where the buttons to choose styles are, without script',
  'Property "animation-timeline"': 'the hairline under the header from the start',
  'Property "animation-range"': 'the hairline under the header from the start',
  'Property "content-visibility"': 'the same page, laid out all at once',
  'Property "contain-intrinsic-block-size"': 'the same: it goes with content-visibility',
  'Property "scroll-snap-type"': 'styles on the home page that stop where the finger leaves them',
  'Property "overscroll-behavior"': 'a page that may move behind the dialog of the mockup',
  'Property "scrollbar-width"': 'a scroll bar under them',
  'Property "resize"': 'a field for a name that can be pulled larger (Safari on iOS)',
  'Property "outline"': 'focus rings with square corners (Safari before 16.4)',
  'At-rule "@page"': 'paper with the margins of the browser',
  'Selector "details-content"': 'paper without the answers and facts that were not opened',
  'Property "print-color-adjust"': 'paper without the stitched rule',
  'Value "avoid" of property "break-after"': 'paper with a heading that may end a page',
  'Value "avoid" of property "break-before"': 'paper with a page that may have the contacts alone',
  'Property "text-wrap"': 'headings whose last line may be short',
  'Selector "popover-open"': 'the links of the menu in a row of their own (Header.module.css)',
  'Selector "has"':
    'a line sheet in rows of three, and a page that stays behind the mockup; all else has another rule beside it',
  'Unit "svh"': 'a hero and a page as high as their content',
  'Property "field-sizing"': 'a field for a name of one line, in which a second one scrolls',
  'Property "mask-image"':
    'a map that begins with an edge (Chrome before 120 knows it with its prefix)',
  'Unit "cqh"': 'the factory’s place at the upper edge of the map',
  'Unit "cqw"': 'the same',
  'Unit "cqi"': 'the name on the label in the letters of any other field',
  'Value "clip" of property "overflow"':
    'the thread drawn twice in one place, at the end of a page',
  'Value "clip" of property "overflow-x"': 'the same: it cuts only what a browser draws amiss',
};

const folder = temporaryFolder();
const pages = globSync('dist/**/*.html').map((file) => readFileSync(file, 'utf8'));

/** The texts of all inline elements of a kind, each once. */
const inline = (element: RegExp) => [
  ...new Set([...pages.join('').matchAll(element)].map(([, text]) => text as string)),
];

test('the oldest browsers know the CSS of every page, or lose nothing essential', async () => {
  const fetched = globSync('dist/_astro/*.css').map((file) => readFileSync(file, 'utf8'));
  const sheets = [...inline(/<style[^>]*>(.*?)<\/style>/gs), ...fetched];
  expect(sheets.length).toBeGreaterThan(5);
  // The query that minifiers write instead of min-width is younger.
  expect(sheets.join('\n')).not.toMatch(/@media[^{]*[<>]/);
  const { results } = await stylelint.lint({
    code: sheets.join('\n'),
    config: {
      plugins: [import.meta.resolve('stylelint-plugin-use-baseline')],
      rules: { 'plugin/use-baseline': [true, { available: 2021 }] },
    },
  });
  const newer = results
    .flatMap(({ warnings }) => warnings)
    .map(({ text }) => text.replace(/ is not a 2021 available baseline feature.*/, ''));
  expect([...new Set(newer)].sort()).toEqual(
    Object.keys({ ...inAllThree, ...enhancements }).sort(),
  );
});

test('the oldest browsers know the syntax and the functions of every script', () => {
  const scripts = inline(/<script(?![^>]*(?: src=|json|speculationrules))[^>]*>(.*?)<\/script>/gs);
  expect(scripts.length).toBeGreaterThan(1);
  const built = globSync('dist/_astro/*.js');
  expect(built.length).toBeGreaterThan(1);
  const files = scripts.map((text, at) => {
    writeFileSync(`${folder}/${at}.js`, text);
    return `${folder}/${at}.js`;
  });
  const checker = resolve(import.meta.dirname, 'node_modules/.bin/es-check');
  // 2021: Safari 15.4 has not all of 2022, but Object.hasOwn (as Chrome 93 and Firefox 92), findLast (97 and 104), and
  // await outside functions (89 and 89). What draws the QR code asks for `toBase64` before it uses it.
  const known = 'ObjectHasOwn,ArrayFindLast,TopLevelAwait,Uint8ArrayToBase64';
  const options = ['--module', '--checkFeatures', '--noCache', '--ignore', known];
  const { stdout } = spawnSync(checker, ['es2021', ...files, ...built, ...options], {
    encoding: 'utf8',
  });
  expect(stdout).toContain('passed');
  // It does not look into regular expressions: Safari knows no lookbehind before 16.4.
  for (const file of [...files, ...built]) {
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/\(\?<[=!]/);
  }
});
