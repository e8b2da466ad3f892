import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { chromium } from '@playwright/test';
import { findChromium } from '../tools/chromium.ts';
import { lighthouseScores } from './lighthouse.ts';
import { type Visit, visit } from './measure.ts';
import { serveVariants } from './variants.ts';

/** Measures our home and about page beside the least and the usual, and writes `bench/results.md`. */

const rounds = Number(process.env.ROUNDS ?? 17);
const paths = ['/', '/about'];
const folder = mkdtempSync(`${tmpdir()}/khayt-bench-`);
process.on('exit', () => rmSync(folder, { recursive: true }));
const executablePath = findChromium();
const variants = await serveVariants(folder);
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
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
const chromiumVersion = browser.version();
await browser.close();
const scores = await lighthouseScores(variants[0]?.base ?? '');
for (const { server } of variants) server.close();

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const { dependencies } = JSON.parse(readFileSync('bench/package.json', 'utf8'));
const report = `# Bench

${new Date().toISOString().slice(0, 10)}, Chromium ${chromiumVersion}, Astro ${devDependencies.astro}, Lighthouse ${dependencies.lighthouse}. Made by \`npm run bench\`.

Phone 390x844 at 2x, empty cache, 1.6 Mbit/s, 150 ms, processor slowed 4 times; ${rounds} visits each, interleaved, each variant in turn
the first; median (smallest to largest). *The limit* is one hand-written HTML file with the same words and first picture; *the usual* is a
client-rendered Vite, React and React Router build of the same components and pictures. All three are sent with the same
headers, but for our Content Security Policy.

${paths.map(tableOf).join('\n')}
### Lighthouse, mobile, median of three

| page | performance | accessibility | best practices | SEO |
|---|---|---|---|---|
${scores.map(({ path, medians }) => `| ${path} | ${medians.join(' | ')} |`).join('\n')}
`;
writeFileSync('bench/results.md', report);
console.log(report);

function tableOf(path: string): string {
  const rows = Object.keys(visits[0]?.figures ?? {}).map((title) => {
    const spreads = variants.map(({ name }) => spread(path, name, title));
    const [ours = Number.NaN, ...others] = spreads.map(({ median }) => median);
    const ratios = others.map((other) => ours / other);
    const cells = [
      ...spreads.map(({ text }) => text),
      ...ratios.map((ratio) => (Number.isFinite(ratio) ? ratio.toFixed(2) : '')),
    ];
    return `| ${title} | ${cells.join(' | ')} |`;
  });
  return `### ${path}\n\n| | ours | the limit | the usual | ours / limit | ours / usual |\n|---|---|---|---|---|---|\n${rows.join('\n')}\n`;
}

/** The median of a figure, and its text; none where there was nothing to measure. */
function spread(path: string, name: string, title: string): { median: number; text: string } {
  const sorted = visits
    .filter((visit) => visit.path === path && visit.name === name)
    .map(({ figures }) => figures[title] ?? Number.NaN)
    .filter((value) => !Number.isNaN(value))
    .sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  if (median === undefined) return { median: Number.NaN, text: '' };
  const digits = title === 'layout shift' ? 3 : 0;
  const [middle, least, most] = [median, Math.min(...sorted), Math.max(...sorted)].map((value) =>
    value.toFixed(digits),
  );
  return { median, text: least === most ? `${middle}` : `${middle} (${least} to ${most})` };
}
