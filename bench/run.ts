/* `npm run bench`: measures every page on a slow phone, by turns with its bare page, and writes `bench/results.md`. */
import { cpSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { siteServer } from '../hosting/server.ts';
import { everyPage } from '../src/i18n/routes.ts';
import { findChromium } from '../tools/lib/chromium.ts';
import { listenLocally } from '../tools/lib/listen.ts';

const rounds = 9;
using folder = mkdtempDisposableSync(`${tmpdir()}/bench-`);
cpSync('dist', folder.path, { recursive: true });
await using browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
});
const parser = await browser.newPage();
for (const { path } of everyPage) {
  const html = readFileSync(`dist/${path.slice(1) || 'index'}.html`, 'utf8');
  const bare = await parser.evaluate(barePage, html);
  writeFileSync(`${folder.path}${path}-bare.html`, bare);
  writeFileSync(`${folder.path}${path}-bare.html.br`, brotliCompressSync(bare));
}
await parser.close();
// The server knows only the files that are there when it starts.
await using server = siteServer(folder.path);
const address = await listenLocally(server);

/** A page's words, first picture and font, and nothing else; runs in Chromium. */
function barePage(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const first = (selector: string) => page.querySelector(selector)?.outerHTML ?? '';
  const viewport = first('meta[name="viewport"]');
  const picture = first('picture:not(:has([loading="lazy"]))');
  const font = first('link[rel="preload"][as="font"]');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${page.querySelector('style')?.textContent}`);
  const face = [...sheet.cssRules].find(({ cssText }) => cssText.includes('family: Typeface;'));
  const main = page.querySelector('main') as HTMLElement;
  for (const element of main.querySelectorAll('*')) {
    if (element.matches('script, style, svg, form, picture, iframe')) element.remove();
    else if (!element.matches('h1, h2, h3, p, li')) element.replaceWith(...element.childNodes);
    else for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  page.head.innerHTML = `<meta charset="utf-8">${viewport}
<title>Bare</title><style>${face?.cssText}
body{margin:0;font-family:Typeface}h1{font-size:2.25rem}img{display:block;width:100%;height:calc(100svh - 4rem);object-fit:cover}
</style>`;
  page.body.innerHTML = (picture || font) + main.innerHTML;
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

/**
 * Visits a page as a new phone with an empty cache, a slow connection and a slow processor. Measures the largest and the
 * first paint, the layout shift, and the bytes of all that was fetched.
 */
async function visit(path: string) {
  const viewport = { width: 390, height: 844 };
  await using page = await browser.newPage({ viewport, deviceScaleFactor: 2, isMobile: true });
  const session = await page.context().newCDPSession(page);
  const speed = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...speed });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const response = await page.goto(address + path, { waitUntil: 'networkidle' });
  if (!response?.ok()) throw new Error(`There is no page at ${path}.`);
  return await page.evaluate(() => {
    const recordsOf = (type: string) => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type, buffered: true });
      return observer.takeRecords() as (PerformanceEntry & { value: number })[];
    };
    const entries = performance.getEntries() as PerformanceResourceTiming[];
    return {
      largest: recordsOf('largest-contentful-paint').at(-1)?.startTime ?? 0,
      first: recordsOf('paint').at(-1)?.startTime ?? 0,
      shift: recordsOf('layout-shift').reduce((sum, { value }) => sum + value, 0),
      bytes: entries.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    };
  });
}

const median = (list: number[]) => list.sort((one, other) => one - other)[list.length >> 1] ?? 0;
const spread = (list: number[]) => `${median(list)} (${Math.min(...list)} to ${Math.max(...list)})`;
const ratio = (list: number[], other: number[]) => (median(list) / median(other)).toFixed(2);

const rows = [];
for (const { path } of everyPage) {
  const visits = await Array.fromAsync({ length: rounds }, async () => ({
    ...(await visit(path)),
    bare: await visit(`${path}-bare`),
  }));
  const largest = visits.map((visit) => visit.largest);
  const first = visits.map((visit) => visit.first);
  const bareLargest = visits.map(({ bare }) => bare.largest);
  const bareFirst = visits.map(({ bare }) => bare.first);
  const ratios = [ratio(largest, bareLargest), ratio(first, bareFirst)];
  const spreads = [largest, first, bareLargest, bareFirst].map(spread);
  const shift = Math.max(...visits.map((visit) => visit.shift)).toFixed(4);
  const kilobytes = (median(visits.map(({ bytes }) => bytes)) / 1024).toFixed(1);
  rows.push(`| ${[path, ...ratios, ...spreads, shift, kilobytes].join(' | ')} |`);
  console.log(rows.at(-1));
}

writeFileSync(
  'bench/results.md',
  `# Bench

${new Date().toISOString().slice(0, 10)}, Chromium ${browser.version()}. Made by \`npm run bench\`.

A phone of 390 x 844 at 2x, empty cache, 1.6 Mbit/s, 150 ms, processor slowed 4 times. Each page is visited ${rounds}
times, by turns with a bare page that has the same words, first picture and font, and nothing else. The ratios are of the
medians. Times are in milliseconds: the median, with the least and the greatest in brackets.

| page | largest paint / bare | first paint / bare | largest paint | first paint | bare largest paint | bare first paint | layout shift | KB at rest |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`,
);
