import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { siteServer } from '../hosting/server.ts';
import { everyPage } from '../src/i18n/routes.ts';
import { freePort, listenLocally } from '../tests/ports.ts';
import { findChromium } from '../tools/chromium.ts';

/** Measures every page with Lighthouse, on a slow phone, and writes `bench/results.md`. */

const rounds = 5;
const figures = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  bytes: 'total-byte-weight',
};
const scores = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Slow 4G and a slow processor, made so: of itself, Lighthouse would only calculate them. */
const slowPhone = {
  throttlingMethod: 'devtools' as const,
  throttling: { requestLatencyMs: 150, downloadThroughputKbps: 1600, cpuSlowdownMultiplier: 4 },
};

const server = siteServer('dist');
const address = await listenLocally(server);
const port = await freePort();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    `--remote-debugging-port=${port}`, // for Lighthouse
  ],
});

const titles = [...Object.keys(figures), ...scores];
const rows = [['page', ...titles], ['page', ...titles].map(() => '---')];
for (const { path } of everyPage) {
  const visits: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const result = await lighthouse(address + path, { port, logLevel: 'error', ...slowPhone });
    if (!result) throw new Error(`Lighthouse has no result for ${path}.`);
    const { audits, categories } = result.lhr;
    visits.push([
      ...Object.values(figures).map((name) => audits[name]?.numericValue ?? Number.NaN),
      ...scores.map((name) => (categories[name]?.score ?? 0) * 100),
    ]);
  }
  const sorted = titles.map((_, column) =>
    visits.map((visit) => visit[column] ?? 0).sort((a, b) => a - b),
  );
  rows.push([path, ...sorted.map((values) => `${Math.round(values[rounds >> 1] ?? 0)}`)]);
  console.log(rows.at(-1)?.join('  '));
}

const { dependencies } = JSON.parse(readFileSync('bench/package.json', 'utf8'));
const report = `# Bench

${new Date().toISOString().slice(0, 10)}, Chromium ${browser.version()}, Lighthouse ${dependencies.lighthouse}. Made by \`npm run bench\`.

Lighthouse's phone, empty cache, 1.6 Mbit/s, 150 ms, processor slowed 4 times; the median of ${rounds} visits. Times are in
milliseconds, scores of 100.

${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`;
writeFileSync('bench/results.md', report);
await browser.close();
server.close();
