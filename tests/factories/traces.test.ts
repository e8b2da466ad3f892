import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { visit } from 'yaml';
import { colorStylesheet } from '../../src/colors/palette.ts';
import { numbersOf, shownTerm } from '../../src/content/factory.ts';
import { readContent } from '../../src/content/parse/read.ts';
import { type Site, termNames } from '../../src/content/schema/site.ts';
import { everyPage } from '../../src/i18n/routes.ts';
import { builtPage } from '../helpers/built-site.ts';

/** The content of the checkout around this copy, of which a factory's own site may have no trace. */
const sample = readContent('../../content');
const { site, entries } = readContent();

test('no published text file has a name, address, sentence, color or drawing of the sample', () => {
  const colors = (of: Site) =>
    colorStylesheet(of.colors).match(/(?<=--[\w-]+:)[^;}]+/g) as string[];
  const texts: string[] = [];
  for (const [file, { document }] of sample.sources) {
    if (file.includes('/')) {
      visit(document, {
        Scalar: (place, { value }) =>
          void (place !== 'key' && texts.push(...`${value}`.split(/\{\w+\}/))),
      });
    }
  }
  // A made-up factory may have words of the sample, of which short names are parts.
  const plain = (text: string) => text.replace(/\s/g, '').toLowerCase();
  const said = plain(JSON.stringify([site, entries]));
  const units = readFileSync('src/i18n/units.ts', 'utf8');
  const { name, shortName, email, url } = sample.site;
  const traces = [
    ...[name, shortName].flatMap((names) => Object.values(names)),
    email,
    new URL(url).host,
    ...numbersOf(sample.site).map(({ dialed }) => dialed.slice(1)),
    ...colors(sample.site).filter((color) => !colors(site).includes(color)),
    ...globSync('../../content/logo/*.svg').flatMap(
      (file) => readFileSync(file, 'utf8').match(/(?<= d=")[^"]{20,}/g) ?? [],
    ),
    ...texts.filter((text) => text.length > 15),
    // The words of the trade's units are the program's own.
  ].filter((trace) => !said.includes(plain(trace)) && !units.includes(trace));
  const files = globSync('{dist,deploy}/**/*').filter((file) =>
    /(\.(html|css|js|svg|vcf|xml|txt|conf)|file|_headers)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
      .replace(/[\u2066\u2069]/g, '')
      .toLowerCase();
    const found = traces.filter((trace) => text.includes(trace.toLowerCase()));
    expect(found, file).toEqual([]);
  }
});

test("no page says the sample's figures, or has braces left", () => {
  const figures = termNames.flatMap((name) => shownTerm(sample.site, name) ?? []).join('|');
  const left = new RegExp(`(?<![\\d.,:-])(${figures})(?![\\d%.,:-])|\\{\\w+\\}`);
  for (const { path } of everyPage) {
    // A phone number may have the same figures.
    const code = /<(script|style)\b.*?<\/\1>|<a\b[^>]*"tel:.*?<\/a>|<[^>]*>|&#?\w+;/gs;
    expect(builtPage(path).replace(code, ''), path).not.toMatch(left);
  }
});

test('files of the owner are published as they are', () => {
  const files = globSync('**/*.*', { cwd: 'content/files' });
  expect(files).not.toEqual([]);
  for (const file of files)
    expect(readFileSync(`dist/${file}`, 'utf8')).toBe(
      readFileSync(`content/files/${file}`, 'utf8'),
    );
});
