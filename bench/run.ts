import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { siteServer } from '../hosting/server.ts';
import { everyPage } from '../src/i18n/routes.ts';
import { listenLocally } from '../tests/ports.ts';
import { findChromium } from '../tools/chromium.ts';
import { barePage } from './bare-page.ts';

/**
 * Measures every page on a slow phone, by turns with a bare page that has the same words. Writes `bench/results.md`.
 */

const rounds = Number(process.env.ROUNDS ?? 9);
const folder = mkdtempSync(`${tmpdir()}/bench-`);
cpSync('dist', folder, { recursive: true });
for (const { path } of everyPage) {
  const file = `${folder}/${path.slice(1) || 'index'}`;
  const bare = barePage(readFileSync(`${file}.html`, 'utf8'));
  writeFileSync(`${file}-bare.html`, bare);
  writeFileSync(`${file}-bare.html.br`, brotliCompressSync(bare));
}
const server = siteServer(folder);
const address = await listenLocally(server);
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
});

/** Visits a page with an empty cache, at 1.6 Mbit/s and 150 ms, with the processor slowed 4 times. */
async function visit(path: string) {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, isMobile: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const speed = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...speed });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address + path, { waitUntil: 'networkidle' });
  const result = await page.evaluate(figures);
  await context.close();
  return result;
}

/** What the browser has measured of a page at rest; runs in the page. */
function figures() {
  const entries = (type: string) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type, buffered: true });
    return observer.takeRecords() as (PerformanceEntry & { value: number })[];
  };
  const fetched = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
  return {
    first: entries('paint').at(-1)?.startTime ?? 0,
    largest: entries('largest-contentful-paint').at(-1)?.startTime ?? 0,
    shift: entries('layout-shift').reduce((sum, { value }) => sum + value, 0),
    bytes: (fetched as PerformanceResourceTiming[]).reduce((sum, own) => sum + own.transferSize, 0),
  };
}

const sorted = (values: number[]) => values.toSorted((a, b) => a - b);
const median = (values: number[]) => sorted(values)[values.length >> 1] ?? 0;
const spread = (values: number[]) =>
  `${Math.round(median(values))} (${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))})`;
const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;

const pages = [];
for (const { path } of everyPage) {
  const visits: ReturnType<typeof figures>[] = [];
  const bare: typeof visits = [];
  for (let round = 0; round < rounds; round += 1) {
    visits.push(await visit(path));
    const barePath = `${path === '/' ? '/index' : path}-bare`;
    bare.push(await visit(barePath));
  }
  const of = (list: typeof visits, name: 'first' | 'largest') => list.map((visit) => visit[name]);
  const ratio = (name: 'first' | 'largest') =>
    (median(of(visits, name)) / median(of(bare, name))).toFixed(2);
  pages.push([
    path,
    ratio('largest'),
    ratio('first'),
    spread(of(visits, 'largest')),
    spread(of(visits, 'first')),
    Math.max(...visits.map(({ shift }) => shift)).toFixed(4),
    median(visits.map(({ bytes }) => bytes)),
  ]);
  console.log(pages.at(-1)?.join('  '));
}

writeFileSync(
  'bench/results.md',
  `# Bench

${new Date().toISOString().slice(0, 10)}, Chromium ${browser.version()}. Made by \`npm run bench\`.

A phone of 390 x 844 at 2x, empty cache, 1.6 Mbit/s, 150 ms, processor slowed 4 times. Each page is visited ${rounds}
times, by turns with a bare page that has the same words, first picture and font, and nothing else. The ratios are of the
medians. Times are in milliseconds: the median, with the least and the greatest in brackets.

| page | largest paint / bare | first paint / bare | largest paint | first paint | layout shift | bytes at rest |
| --- | --- | --- | --- | --- | --- | --- |
${pages.map(row).join('\n')}
`,
);
await browser.close();
server.close();
rmSync(folder, { recursive: true });
