import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { chromium } from '@playwright/test';
import { localeCodes } from '../src/i18n/locales.ts';
import { pages, pathOf } from '../src/i18n/routes.ts';
import { freePort } from '../tests/ports.ts';
import { findChromium } from '../tools/chromium.ts';
import { lighthouseScores, type Visit, visit } from './measure.ts';
import { serveVariants } from './variants.ts';

/** Measures our home and about page beside the least and the usual, and writes `bench/results.md`. */

const rounds = Number(process.env.ROUNDS ?? 17);
const paths = ['/', '/about'];
const folder = mkdtempSync(`${tmpdir()}/khayt-bench-`);
process.on('exit', () => rmSync(folder, { recursive: true }));
const variants = await serveVariants(folder);
const port = await freePort();
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    `--remote-debugging-port=${port}`, // for Lighthouse
  ],
});

const visits: { path: string; name: string; figures: Visit }[] = [];
for (let round = 0; round < rounds; round += 1) {
  for (const path of paths) {
    // Interleaved, and each in turn the first, so that whatever the machine does meets all alike.
    const turn = round % variants.length;
    for (const { name, base } of [...variants.slice(turn), ...variants.slice(0, turn)]) {
      visits.push({ path, name, figures: await visit(browser, base + path) });
    }
  }
  console.log(`round ${round + 1} of ${rounds}`);
}

const scores: string[] = [];
for (const path of localeCodes.flatMap((locale) => pages.map((page) => pathOf(page, locale)))) {
  scores.push(row(path, ...(await lighthouseScores(`${variants[0]?.base}${path}`, port))));
}

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const { dependencies } = JSON.parse(readFileSync('bench/package.json', 'utf8'));
const report = `# Bench

${new Date().toISOString().slice(0, 10)}, Chromium ${browser.version()}, Astro ${devDependencies.astro}, Lighthouse ${dependencies.lighthouse}. Made by \`npm run bench\`.

Phone 390x844 at 2x, empty cache, 1.6 Mbit/s, 150 ms, processor slowed 4 times; ${rounds} visits each, interleaved, each variant in turn
the first; median (smallest to largest). *The limit* is one hand-written HTML file with the same words and first picture; *the usual* is a
client-rendered Vite, React and React Router build of the same components and pictures. All three are sent by the same
server, with the same headers.

${paths.map(tableOf).join('\n')}
### Lighthouse, mobile

| page | performance | accessibility | best practices | SEO |
|---|---|---|---|---|
${scores.join('\n')}
`;
writeFileSync('bench/results.md', report);
console.log(report);
await browser.close();
for (const { server } of variants) server.close();

function tableOf(path: string): string {
  const rows = Object.keys(visits[0]?.figures ?? {}).map((title) =>
    row(title, ...variants.map(({ name }) => spread(path, name, title))),
  );
  return `### ${path}\n\n| | ours | the limit | the usual |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}

/** The median of a figure, and between which it lies; nothing where there was nothing to measure. */
function spread(path: string, name: string, title: string): string {
  const sorted = visits
    .filter((visit) => visit.path === path && visit.name === name)
    .map(({ figures }) => figures[title] ?? Number.NaN)
    .filter((value) => !Number.isNaN(value))
    .sort((a, b) => a - b)
    .map((value) => value.toFixed(title === 'layout shift' ? 3 : 0));
  const [least = '', most = ''] = [sorted[0], sorted.at(-1)];
  return least === most ? least : `${sorted[Math.floor(sorted.length / 2)]} (${least} to ${most})`;
}

function row(...cells: (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}
