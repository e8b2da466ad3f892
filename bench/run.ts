import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { chromium } from '@playwright/test';
import { findChromium } from '../tools/chromium.ts';
import { lighthouseScores } from './lighthouse.ts';
import { type Visit, visit } from './measure.ts';
import { serveVariants } from './variants.ts';

/** Measures our home and about page beside the least and the usual, and writes `bench/results.md`. */

const rounds = Number(process.env.ROUNDS ?? 17);
const paths = ['/', '/about'];
const executablePath = findChromium();

const variants = await serveVariants(mkdtempSync(`${tmpdir()}/khayt-bench-`));
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
});

const visits = new Map<string, Visit[]>();
for (let round = 0; round < rounds; round += 1) {
  for (const path of paths) {
    // Interleaved, and each in turn the first, so that whatever the machine does meets all alike.
    const turn = round % variants.length;
    for (const { name, base } of [...variants.slice(turn), ...variants.slice(0, turn)]) {
      const key = `${path} ${name}`;
      visits.set(key, [...(visits.get(key) ?? []), await visit(browser, base + path)]);
    }
  }
  console.log(`round ${round + 1} of ${rounds}`);
}
const version = browser.version();
await browser.close();

const figures: [keyof Visit, string][] = [
  ['fcp', 'first paint, ms'],
  ['lcp', 'largest paint, ms'],
  ['cls', 'layout shift'],
  ['longTasks', 'long tasks, ms'],
  ['bytes', 'bytes'],
  ['requests', 'requests'],
  ['menu', 'menu answers, ms'],
  ['next', 'next page painted, ms'],
];

const tables = paths.map((path) => {
  const rows = figures.map(([figure, title]) => {
    const [ours = '', limit = '', usual = ''] = variants.map(({ name }) =>
      cell(path, name, figure),
    );
    const median = (name: string) => spread(values(path, name, figure)).median;
    const ratio = (name: string) => {
      const value = median('ours') / median(name);
      return Number.isFinite(value) ? value.toFixed(2) : '';
    };
    return `| ${title} | ${ours} | ${limit} | ${usual} | ${ratio('the limit')} | ${ratio('the usual')} |`;
  });
  return `### ${path}\n\n| | ours | the limit | the usual | ours / limit | ours / usual |\n|---|---|---|---|---|---|\n${rows.join('\n')}\n`;
});

const scores = await lighthouseScores(variants[0]?.base ?? '');
for (const { server } of variants) server.close();

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const report = `# Bench

${new Date().toISOString().slice(0, 10)}, Chromium ${version}, Astro ${devDependencies.astro}, Lighthouse ${devDependencies.lighthouse}. Made by \`npm run bench\`.

Phone 390x844 at 2x, empty cache, 1.6 Mbit/s, 150 ms, processor slowed 4 times; ${rounds} visits each, interleaved, each variant in turn
the first; median (smallest to largest). *The limit* is one hand-written HTML file with the same words and first picture; *the usual* is a
client-rendered Vite, React and React Router build of the same components and pictures. All three are sent with the same
headers, but for our Content Security Policy.

${tables.join('\n')}
### Lighthouse, mobile, median of three

| page | performance | accessibility | best practices | SEO |
|---|---|---|---|---|
${scores.map(({ path, medians }) => `| ${path} | ${medians.join(' | ')} |`).join('\n')}
`;
writeFileSync('bench/results.md', report);
console.log(report);

function values(path: string, name: string, figure: keyof Visit): number[] {
  return (visits.get(`${path} ${name}`) ?? []).map((visit) => visit[figure]);
}

function spread(list: number[]) {
  const sorted = list.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    least: sorted[0] ?? Number.NaN,
    most: sorted.at(-1) ?? Number.NaN,
  };
}

function cell(path: string, name: string, figure: keyof Visit): string {
  const { median, least, most } = spread(values(path, name, figure));
  if (Number.isNaN(median)) return '';
  const format = (value: number) =>
    figure === 'cls' ? value.toFixed(3) : Math.round(value).toString();
  return least === most
    ? format(median)
    : `${format(median)} (${format(least)} to ${format(most)})`;
}
