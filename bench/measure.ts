import lighthouse, { type Flags, type Result } from 'lighthouse';

/** Lighthouse's names of the figures of a visit: milliseconds, bytes, and the sum of layout shifts. */
export const figures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
] as const;

/** Slow 4G and a slow processor, made so instead of calculated, as Lighthouse does of itself. */
const slowPhone: Flags = {
  throttlingMethod: 'devtools',
  throttling: {
    requestLatencyMs: 150,
    downloadThroughputKbps: 1600,
    uploadThroughputKbps: 750,
    cpuSlowdownMultiplier: 4,
  },
};

/**
 * Visits a page with an empty cache, on a phone on slow 4G.
 * @param port on which the browser lets itself be debugged
 */
export async function visit(address: string, port: number): Promise<Result['audits']> {
  const flags = { ...slowPhone, port, onlyAudits: [...figures] };
  return (await audit(address, flags)).audits;
}

const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse's mobile scores of a page, 0 to 100: performance, accessibility, best practices, SEO. */
export async function lighthouseScores(address: string, port: number): Promise<number[]> {
  const { categories } = await audit(address, { port, onlyCategories });
  return onlyCategories.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
}

async function audit(address: string, flags: Flags): Promise<Result> {
  const result = await lighthouse(address, { logLevel: 'error', ...flags });
  if (!result) throw new Error(`Lighthouse has no result for ${address}.`);
  return result.lhr;
}
