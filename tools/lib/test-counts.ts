/** What the JSON reporters of Vitest and Playwright write, as far as the counts need it. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number };
}

/** How many tests a step has passed and failed. One without a report is one test, and one that dies is one failure. */
export function countsOf(isPassed: boolean, { numPassedTests, numFailedTests, stats }: Report) {
  const failed = numFailedTests ?? stats?.unexpected ?? 0;
  return {
    passed: numPassedTests ?? stats?.expected ?? Number(isPassed),
    failed: isPassed ? 0 : Math.max(failed, 1),
  };
}
