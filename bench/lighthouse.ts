import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { localeCodes } from '../src/i18n/locales.ts';
import { pages, pathOf } from '../src/i18n/routes.ts';
import { findChromium } from '../tools/chromium.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const runs = 3;

/** Lighthouse's mobile scores, 0 to 100, of every page: the median of three runs for each category. */
export async function lighthouseScores(base: string) {
  const chromePath = findChromium();
  const chrome = await launch({
    ...(chromePath && { chromePath }),
    chromeFlags: [
      '--headless',
      '--no-sandbox',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
  const scores: { path: string; medians: number[] }[] = [];
  for (const path of localeCodes.flatMap((locale) => pages.map((page) => pathOf(page, locale)))) {
    const results: number[][] = [];
    for (let run = 0; run < runs; run += 1) {
      const result = await lighthouse(base + path, { port: chrome.port, logLevel: 'error' });
      results.push(categories.map((name) => (result?.lhr.categories[name]?.score ?? 0) * 100));
    }
    const medians = categories.map((_, index) => {
      const sorted = results.map((scores) => Math.round(scores[index] ?? 0)).sort((a, b) => a - b);
      return sorted[Math.floor(runs / 2)] ?? 0;
    });
    console.log(path, ...medians);
    scores.push({ path, medians });
  }
  chrome.kill();
  return scores;
}
