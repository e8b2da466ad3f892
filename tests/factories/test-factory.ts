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
import sharp from 'sharp';
import { parse } from 'yaml';
import { dialed, numbersOf } from '../../src/content/phone-numbers.ts';
import { readContent } from '../../src/content/read.ts';
import { figureNames, figureOf, type Site } from '../../src/content/site.ts';
import { everyPage } from '../../src/i18n/routes.ts';
import { colorNames, colorStyles } from '../../src/styles/palette.ts';
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
    for (const name of readdirSync('node_modules').filter(
      (name) => !/^\.(astro|vite)/.test(name),
    )) {
      symlinkSync(resolve('node_modules', name), `${folder}/node_modules/${name}`);
    }
    await writeFactory(factory, `${folder}/content`);
    const env = { ...process.env, IMAGES: 'fast' };
    const start = [
      process.execPath,
      ['node_modules/astro/bin/astro.mjs', 'build', '--silent'],
    ] as const;
    await run(...start, { cwd: folder, env });
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ folder }, use) => {
    const env = { ...process.env, PORT: '0' };
    const server = spawn(process.execPath, ['hosting/server.ts'], { cwd: folder, env });
    const [said] = await once(server.stdout, 'data');
    await use(`http://localhost:${/:(\d+)/.exec(`${said}`)?.[1]}`);
    server.kill();
    await once(server, 'exit');
  },
});

/** Builds the site of a factory and looks at all of it: nothing is broken, and nothing is another factory's. */
export function testFactory(factory: number) {
  test.describe(`factory ${factory}`, () => {
    test.use({ ...phone, factory, contextOptions: { reducedMotion: 'reduce' } });

    test('has a whole site without a trace of the delivered one', async ({ page, folder }) => {
      test.setTimeout(300_000);
      const { site } = readContent(`${folder}/content`);
      expect(textTraces(`${folder}/{dist,deploy}/**/*`, site)).toEqual([]);
      expect(await pixelTraces(`${folder}/dist`)).toEqual([]);
      const words = ['run', 'tests/build', '--exclude', '**/repeatable.test.ts'];
      await run(process.execPath, ['node_modules/vitest/vitest.mjs', ...words], { cwd: folder });
      for (const { path } of everyPage) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await page.evaluate(findCutTexts), `${path} ${width}`).toEqual([]);
        }
        await expectNoViolations(page);
        const described = page.locator('meta[content]');
        const said = [
          ...(await page.locator('body').allInnerTexts()),
          ...(await described.evaluateAll((all) =>
            all.map((meta) => meta.getAttribute('content')),
          )),
        ].join('\n');
        for (const figure of figureNames.map((name) => figureOf(delivered.site, name) ?? '')) {
          expect(said).not.toMatch(new RegExp(`(?<![\\d.,:-])${figure}(?![\\d%.,:-])`));
        }
      }
    });
  });
}

/** Names, addresses, sentences, colors and drawings of the delivered factory in the text files of another. */
function textTraces(files: string, own: Site): string[] {
  const { site, brand, sources } = delivered;
  const colors = (of: Site) => colorStyles(of.colors).match(/(?<=: )[^;]+/g) as string[];
  const wanted = [
    ...strings([site.name, site.shortName, site.email]),
    ...Object.values(site.city).map((city) => city.split(/[،,]/)[0] ?? ''),
    ...numbersOf(site).map((number) => dialed(number).slice(1)),
    new URL(site.url).host,
    ...colors(site).filter((color) => !colors(own).includes(color)),
    ...(JSON.stringify(brand).match(/(?<= d=\\")[^"\\]{20,}/g) ?? []),
    ...[...sources]
      .filter(([file]) => file.includes('/'))
      .flatMap(([, source]) => strings(parse(source)))
      .flatMap((text) => text.split(/\{\w+\}/))
      .filter((text) => text.length > 15),
  ];
  return globSync(files).flatMap((file) => {
    if (!/(\.(html|css|js|svg|webmanifest|vcf|xml|txt|conf)|file|_headers)$/.test(file)) return [];
    const text = readFileSync(file, 'utf8')
      .replaceAll('\u00a0', ' ')
      .replace(/[\u2060\u2066\u2069]/g, '');
    return wanted
      .filter((trace) => text.toLowerCase().includes(trace.toLowerCase()))
      .map((trace) => `${file}: ${trace}`);
  });
}

/** Icons and shared pictures of which some part has a color of the delivered factory. */
async function pixelTraces(dist: string): Promise<string[]> {
  const traces: string[] = [];
  for (const file of globSync(`${dist}/{*.png,share/*.jpg}`)) {
    const { data, info } = await sharp(file)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const name of colorNames) {
      const color = Buffer.from(delivered.site.colors[name].slice(1), 'hex');
      let count = 0;
      for (let at = 0; at < data.length; at += 3) {
        if (
          [0, 1, 2].every(
            (part) => Math.abs((data[at + part] as number) - (color[part] as number)) < 6,
          )
        )
          count++;
      }
      if (count > (info.width * info.height) / 100) traces.push(`${file}: ${name}`);
    }
  }
  return traces;
}
