import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { numbersOf } from '../../src/content/contacts.ts';
import { readContent, type SiteContent } from '../../src/content/reading/read.ts';
import { dialed } from '../../src/content/schema/phone-number.ts';
import { type Site, termNames, writtenTerm } from '../../src/content/schema/site.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { everyPage } from '../../src/i18n/routes.ts';
import { colorStyles } from '../../src/styles/palette.ts';
import { expectNoViolations, findCutTexts } from '../e2e/page-checks.ts';
import { test as base, expect, phone, strings } from '../e2e/test.ts';
import { delivered, writeFactory } from './content.ts';

const run = promisify(execFile);

/** What is made anew, or is another factory's. */
const notCopied = /(^|\/)(node_modules|\.git|\.astro|dist|deploy|test-results)$|^content$/;

/** A copy of the project, built with the content of one factory, and its server. */
const test = base.extend<{ factory: number; folder: string }>({
  factory: [0, { option: true }],
  folder: async ({ factory }, use) => {
    const folder = mkdtempSync(`${tmpdir()}/site-factory-`);
    cpSync('.', folder, { recursive: true, filter: (path) => !notCopied.test(path) });
    // Each has a cache of its own in node_modules.
    mkdirSync(`${folder}/node_modules`);
    for (const name of readdirSync('node_modules')) {
      if (!/^\.(astro|vite)/.test(name))
        symlinkSync(resolve('node_modules', name), `${folder}/node_modules/${name}`);
    }
    await writeFactory(factory, `${folder}/content`);
    const env = { ...process.env, IMAGES: 'fast' };
    await run('node_modules/.bin/astro', ['build', '--silent'], { cwd: folder, env });
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ folder }, use) => {
    const env = { ...process.env, PORT: '0' };
    const server = spawn(process.execPath, ['tools/preview.ts'], { cwd: folder, env });
    const [said] = await once(server.stdout, 'data');
    await use(`http://localhost:${/:(\d+)/.exec(`${said}`)?.[1]}`);
    server.kill();
    await once(server, 'exit');
  },
});

/**
 * Builds the site of a factory and looks at it: nothing is broken, and nothing is another factory's.
 * @param only the language of the pages, where a first look at them is enough
 */
export function testFactory(factory: number, only?: Locale) {
  test.describe(`factory ${factory}`, () => {
    test.use({ ...phone, factory, contextOptions: { reducedMotion: 'reduce' } });

    test('has a whole site without a trace of the delivered one', async ({ page, folder }) => {
      test.setTimeout(300_000);
      const own = readContent(`${folder}/content`);
      expect(findTraces(`${folder}/{dist,deploy}/**/*`, own)).toEqual([]);
      const files = only ? 'tests/build/html.test.ts' : 'tests/build';
      const words = ['run', files, '--exclude', '**/repeatable.test.ts'];
      await run('node_modules/.bin/vitest', words, { cwd: folder });
      const figures = termNames
        .flatMap((name) => writtenTerm(delivered.site, name) ?? [])
        .join('|');
      const figure = new RegExp(`(?<![\\d.,:-])(${figures})(?![\\d%.,:-])`);
      const pages = everyPage.filter(({ locale }) => !only || locale === only);
      for (const { path } of pages) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        for (const width of only ? [320] : [320, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await page.evaluate(findCutTexts), `${path} ${width}`).toEqual([]);
        }
        if (!only || path === pages[0]?.path) await expectNoViolations(page);
        await expect(page.locator('body')).not.toContainText(figure, { useInnerText: true });
      }
      // A single slide stands, and needs no buttons.
      const { label, slides } = own.entries.en.home.hero;
      await page.goto('/en', { waitUntil: 'networkidle' });
      const buttons = page.getByRole('region', { name: label }).getByRole('button');
      await expect(buttons).toHaveCount(slides.length > 1 ? slides.length + 1 : 0);
    });
  });
}

/** Names, addresses, sentences, colors and drawings of the delivered factory in the text files of another. */
function findTraces(files: string, own: SiteContent): string[] {
  const { site, logo, sources } = delivered;
  const colors = (of: Site) => colorStyles(of.colors).match(/(?<=: )[^;]+/g) as string[];
  const texts = [...sources]
    .filter(([file]) => file.includes('/'))
    .flatMap(([, source]) => strings(parse(source)))
    .flatMap((text) => text.split(/\{\w+\}/));
  // A made-up factory may have words of another, of which short names are parts.
  const plain = (text: string) => text.replace(/\s/g, '').toLowerCase();
  const said = plain(JSON.stringify([own.site, own.entries]));
  const wanted = [
    ...strings([site.name, site.shortName, site.email, new URL(site.url).host]),
    ...numbersOf(site).map((number) => dialed(number).slice(1)),
    ...colors(site).filter((color) => !colors(own.site).includes(color)),
    ...(JSON.stringify(logo).match(/(?<= d=\\")[^"\\]{20,}/g) ?? []),
    ...texts.filter((text) => text.length > 15),
  ].filter((trace) => !said.includes(plain(trace)));
  return globSync(files).flatMap((file) => {
    if (!/(\.(html|css|js|svg|webmanifest|vcf|xml|txt|conf)|file|_headers)$/.test(file)) return [];
    const text = readFileSync(file, 'utf8').replace(/[\u2060\u2066\u2069]/g, '');
    const found = wanted.filter((trace) => text.toLowerCase().includes(trace.toLowerCase()));
    return found.map((trace) => `${file}: ${trace}`);
  });
}
