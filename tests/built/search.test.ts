import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { Readable } from 'node:stream';
import { parseSitemap } from 'sitemap';
import { describe, expect, test } from 'vitest';
import { addressOf, languageCodes, pages } from '../../src/language.ts';
import { builtFile, common, everyFile, everyPage } from '../site.ts';

const site = common.ar.identity.address;
const html = new Map(everyFile.map(({ file }) => [file, readFileSync(file, 'utf8')]));
const sitemap = readFileSync('dist/sitemap.xml', 'utf8');
// Its parser is a strict one, and knows the namespaces.
const entries = await parseSitemap(Readable.from([sitemap]));
const entryOf = (address: string) => entries.find(({ url }) => url === new URL(address, site).href);
const headOf = (file: string) => html.get(file)?.split('</head>')[0] ?? '';

/** What the `<link>`s of a kind say, by their language. */
function links(head: string, rel: string): Record<string, string> {
  const found = head.matchAll(
    new RegExp(`<link rel="${rel}"(?: hreflang="([^"]*)")? href="([^"]*)"`, 'g'),
  );
  return Object.fromEntries(
    [...found].map(([, language = '', address = '']) => [language, address]),
  );
}

/** Text as a browser reads it from HTML. */
function read(text: string | undefined): string {
  return (text ?? '').replace(/&#(\d+);|&amp;/g, (_, code) => String.fromCharCode(code ?? 38));
}

function summary(file: string) {
  const head = headOf(file);
  return {
    title: read(/<title>([^<]*)<\/title>/.exec(head)?.[1]),
    description: read(/<meta name="description" content="([^"]*)"/.exec(head)?.[1]),
  };
}

describe.each(everyPage)('$address', ({ page, language, address }) => {
  const head = headOf(builtFile(page, language));
  const alternates = links(head, 'alternate');

  test('names its one address, and its twin', () => {
    expect(links(head, 'canonical')).toEqual({ '': new URL(address, site).href });
    const arabic = new URL(addressOf(page, 'ar'), site).href;
    const english = new URL(addressOf(page, 'en'), site).href;
    expect(alternates).toEqual({
      'ar-EG': arabic,
      ar: arabic,
      en: english,
      'x-default': arabic,
    });
  });

  test('is named by its twin in turn', () => {
    for (const twin of everyPage.filter((other) => other.page === page)) {
      expect(links(headOf(builtFile(page, twin.language)), 'alternate')).toEqual(alternates);
    }
  });

  test('may be listed', () => {
    expect(head).not.toContain('noindex');
  });
});

describe('titles and descriptions', () => {
  test.each(everyFile)('$file: fit into a list of results', ({ file }) => {
    const { title, description } = summary(file);
    expect(title.length).toBeGreaterThan(0);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(155);
    expect(title + description).not.toMatch(/[{}]/);
  });

  test('no page has those of another', () => {
    const all = everyFile.map(({ file }) => summary(file));
    expect(new Set(all.map(({ title }) => title)).size).toBe(everyFile.length);
    expect(new Set(all.map(({ description }) => description)).size).toBe(everyFile.length);
  });

  test.each([
    ['ar', ['مصنع ملابس', 'تصنيع هوديز', 'تيشيرتات بالجملة', 'من 50 قطعة']],
    ['en', ['Clothing manufacturer in Egypt', 'Private label', 'Wholesale', 'from 50 pieces']],
  ] as const)('%s: say what people search for', (language, terms) => {
    const all = pages.map((page) => summary(builtFile(page, language)));
    const texts = all.map(({ title, description }) => `${title} ${description}`).join(' ');
    for (const term of terms) expect(texts).toContain(term);
  });
});

test.each(languageCodes)('%s: a page that is not there is kept out of search', (language) => {
  const head = headOf(builtFile('404', language));
  expect(head).toContain('<meta name="robots" content="noindex">');
  expect(head).not.toMatch(/rel="(canonical|alternate)"|ld\+json/);
});

describe('robots.txt', () => {
  const lines = readFileSync('dist/robots.txt', 'utf8').trim().split('\n');

  test('lets every robot read everything', () => {
    expect(lines).toContain('User-agent: *');
    expect(lines.filter((line) => /^Disallow/i.test(line))).toEqual([]);
  });

  test('names the sitemap', () => {
    const address = lines.find((line) => line.startsWith('Sitemap: '))?.slice('Sitemap: '.length);
    expect(address?.startsWith(`${site}/`)).toBe(true);
    expect(existsSync(`dist${new URL(address as string).pathname}`)).toBe(true);
  });
});

describe('sitemap.xml', () => {
  test('lists every page in each language once, and nothing else', () => {
    expect(entries.map(({ url }) => url).sort()).toEqual(
      everyPage.map(({ address }) => new URL(address, site).href).sort(),
    );
    expect(sitemap).toContain('xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
    expect(sitemap).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  });

  test.each(everyPage)('$address: has the twins that its page names', (every) => {
    const { links: twins } = entryOf(every.address) as (typeof entries)[number];
    expect(Object.fromEntries(twins.map(({ lang, url }) => [lang, url]))).toEqual(
      links(headOf(builtFile(every.page, every.language)), 'alternate'),
    );
  });

  test.each(everyPage)('$address: says when it last changed, where git knows', (every) => {
    const words = `content/${every.language}/${every.page}.yaml`;
    const text = readFileSync(words, 'utf8');
    const photos = globSync('content/photos/*').filter((file) => text.includes(parse(file).name));
    const files = [words, 'content/site.yaml', ...photos];
    const known =
      git('rev-parse', '--is-shallow-repository') === 'false' &&
      git('status', '--porcelain', '--', ...files) === '';
    const date = known && git('log', '-1', '--format=%cI', '--', ...files);
    const stated = entryOf(every.address)?.lastmod;
    expect(stated && new Date(stated)).toEqual(date ? new Date(date) : undefined);
  });
});

test.each(['robots.txt', 'sitemap.xml'])('%s is published compressed too', (name) => {
  for (const ending of ['br', 'gz']) expect(existsSync(`dist/${name}.${ending}`)).toBe(true);
});

/** What git answers; nothing where there is none. */
function git(...words: string[]): string | undefined {
  try {
    return execFileSync('git', words, { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}
