import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { siteServer } from '../hosting/server.ts';
import { everyPage } from '../src/i18n/routes.ts';
import { listenLocally } from '../tests/ports.ts';
import { findChromium } from '../tools/chromium.ts';

/** Measures every page on a slow phone, by turns with its bare page. Writes `bench/results.md`. */
const rounds = Number(process.env.ROUNDS ?? 9);
const folder = mkdtempSync(`${tmpdir()}/bench-`);
cpSync('dist', folder, { recursive: true });
const server = siteServer(folder);
const address = await listenLocally(server);
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
});

/** A page's words, its first picture and its font, and nothing else: no page with them can be sooner. */
function barePage(html: string): string {
  const part = (pattern: RegExp) => html.match(pattern)?.[0] ?? '';
  const picture = part(/<picture>(?:(?!loading="lazy").)*?<\/picture>/s);
  const words = part(/<main.*<\/main>/s)
    .replace(/<(script|style|svg|form|picture|iframe)\b.*?<\/\1>/gs, '')
    .replace(/<(?!\/?(h1|h2|h3|p|li)\b)[^>]*>/g, '')
    .replace(/<(\w+) [^>]*>/g, '<$1>');
  return `<!doctype html>${part(/<html.*?>/)}<head><meta charset="utf-8">${part(/<meta name="viewport".*?>/)}
<title>Bare</title><style>${part(/@font-face{font-family:Typeface.*?}/)}
body{margin:0;font-family:${part(/Typeface \w+/)}}h1{font-size:2.25rem}img{display:block;width:100%;height:calc(100svh - 4rem);object-fit:cover}
</style></head><body>${picture || part(/<link rel="preload" as="font".*?>/)}${words}</body></html>`;
}

/** When a page first paints, and when most: with an empty cache, on a slow line and processor. */
async function visit(path: string) {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, isMobile: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const speed = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...speed });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address + path, { waitUntil: 'networkidle' });
  const times = await page.evaluate(() =>
    ['largest-contentful-paint', 'paint'].map((type) => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type, buffered: true });
      return observer.takeRecords().at(-1)?.startTime ?? 0;
    }),
  );
  await context.close();
  return times;
}

const rows = [];
for (const { path } of everyPage) {
  const name = path.slice(1) || 'index';
  const bare = barePage(readFileSync(`${folder}/${name}.html`, 'utf8'));
  writeFileSync(`${folder}/${name}-bare.html`, bare);
  writeFileSync(`${folder}/${name}-bare.html.br`, brotliCompressSync(bare));
  const visits: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    visits.push([...(await visit(path)), ...(await visit(`/${name}-bare`))]);
  }
  const sorted = [0, 1, 2, 3].map((column) =>
    visits.map((times) => Math.round(times[column] ?? 0)).sort((one, other) => one - other),
  );
  const [largest = 0, first = 0, bareLargest = 0, bareFirst = 0] = sorted.map(
    (times) => times[rounds >> 1],
  );
  const ratios = [largest / bareLargest, first / bareFirst].map((ratio) => ratio.toFixed(2));
  const spreads = sorted.map((times) => `${times[rounds >> 1]} (${times[0]} to ${times.at(-1)})`);
  rows.push(`| ${[path, ...ratios, ...spreads].join(' | ')} |`);
  console.log(rows.at(-1));
}

writeFileSync(
  'bench/results.md',
  `# Bench

${new Date().toISOString().slice(0, 10)}, Chromium ${browser.version()}. Made by \`npm run bench\`.

A phone of 390 x 844 at 2x, empty cache, 1.6 Mbit/s, 150 ms, processor slowed 4 times. Each page is visited ${rounds}
times, by turns with a bare page that has the same words, first picture and font, and nothing else. The ratios are of the
medians. Times are in milliseconds: the median, with the least and the greatest in brackets.

| page | largest paint / bare | first paint / bare | largest paint | first paint | bare largest paint | bare first paint |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`,
);
await browser.close();
server.close();
rmSync(folder, { recursive: true });
