import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { addressOf, languageCodes, pages } from '../src/language.ts';
import { findChromium } from '../tools/chromium.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const runs = 3;

/** Lighthouse's mobile scores, 0 to 100, of all twelve pages: the median of three runs for each category. */
export async function lighthouseScores(base: string) {
  const chromePath = findChromium();
  const chrome = await chromeLauncher.launch({
    ...(chromePath ? { chromePath } : {}),
    chromeFlags: [
      '--headless',
      '--no-sandbox',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
  const scores: { path: string; medians: number[] }[] = [];
  for (const path of languageCodes.flatMap((code) => pages.map((page) => addressOf(page, code)))) {
    const lists: number[][] = [];
    for (let run = 0; run < runs; run += 1) {
      const result = await lighthouse(base + path, { port: chrome.port, logLevel: 'error' });
      lists.push(
        categories.map((name) => Math.round((result?.lhr.categories[name]?.score ?? 0) * 100)),
      );
      for (const audit of Object.values(result?.lhr.audits ?? {})) {
        if (
          run === 0 &&
          audit.score !== null &&
          audit.score < 0.9 &&
          audit.scoreDisplayMode === 'binary'
        ) {
          console.log(`${path}: ${audit.id}: ${audit.title}`);
        }
      }
    }
    const medians = categories.map(
      (_, index) => lists.map((list) => list[index] ?? 0).sort((a, b) => a - b)[1] ?? 0,
    );
    console.log(path, medians.join(' '));
    scores.push({ path, medians });
  }
  chrome.kill();
  return scores;
}
