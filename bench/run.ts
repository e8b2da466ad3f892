import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { chromium } from '@playwright/test';
import { siteServer } from '../hosting/server.ts';
import { localeCodes } from '../src/i18n/locales.ts';
import { pages, pathOf } from '../src/i18n/routes.ts';
import { freePort, listen } from '../tests/ports.ts';
import { findChromium } from '../tools/chromium.ts';
import { writeLimit } from './limit.ts';
import { figures, lighthouseScores, visit } from './measure.ts';

/** Measures our home and about page beside the least that shows them, and writes `bench/results.md`. */

const rounds = Number(process.env.ROUNDS ?? 9);
const paths = ['/', '/about'];
const limit = mkdtempSync(`${tmpdir()}/khayt-bench-`);
process.on('exit', () => rmSync(limit, { recursive: true }));
writeLimit(limit);
const servers = ['dist', limit].map(siteServer);
const [ours = '', least = ''] = await Promise.all(servers.map(listen));
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

const visits = new Map<string, Awaited<ReturnType<typeof visit>>[]>();
for (let round = 0; round < rounds; round += 1) {
  // Interleaved, and each in turn the first, so that whatever the machine does meets both alike.
  const bases = round % 2 === 0 ? [ours, least] : [least, ours];
  for (const address of paths.flatMap((path) => bases.map((base) => base + path))) {
    visits.set(address, [...(visits.get(address) ?? []), await visit(address, port)]);
  }
  console.log(`round ${round + 1} of ${rounds}`);
}

const scores: string[] = [];
for (const path of localeCodes.flatMap((locale) => pages.map((page) => pathOf(page, locale)))) {
  scores.push(row(path, ...(await lighthouseScores(ours + path, port))));
}

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const { dependencies } = JSON.parse(readFileSync('bench/package.json', 'utf8'));
const report = `# Bench

${new Date().toISOString().slice(0, 10)}, Chromium ${browser.version()}, Astro ${devDependencies.astro}, Lighthouse ${dependencies.lighthouse}. Made by \`npm run bench\`.

Lighthouse's phone, empty cache, 1.6 Mbit/s, 150 ms, processor slowed 4 times; ${rounds} visits each, interleaved; median
(smallest to largest) in milliseconds and bytes. *The limit* is one hand-written HTML file with the same words and first
picture, sent by the same server with the same headers.

${paths.map(tableOf).join('\n')}
### Lighthouse, mobile

| page | performance | accessibility | best practices | SEO |
|---|---|---|---|---|
${scores.join('\n')}
`;
writeFileSync('bench/results.md', report);
console.log(report);
await browser.close();
for (const server of servers) server.close();

function tableOf(path: string): string {
  const rows = figures.map((name) =>
    row(name, spread(ours + path, name), spread(least + path, name)),
  );
  return `### ${path}\n\n| | ours | the limit |\n|---|---|---|\n${rows.join('\n')}\n`;
}

/** The median of a figure, and between which it lies. */
function spread(address: string, name: string): string {
  const sorted = (visits.get(address) ?? [])
    .map((audits) => audits[name]?.numericValue ?? Number.NaN)
    .sort((a, b) => a - b)
    .map((value) => value.toFixed(name === 'cumulative-layout-shift' ? 3 : 0));
  const [first, last] = [sorted[0], sorted.at(-1)];
  return first === last ? `${first}` : `${sorted[Math.floor(rounds / 2)]} (${first} to ${last})`;
}

function row(...cells: (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}
