/**
 * How many tests a step has passed, and which it has failed, from its JSON report, which Vitest or Playwright wrote. A
 * step without a report is one test. One that fails beside its tests is a failure itself.
 */
export function resultOf(command: string, isPassed: boolean, report: string) {
  const titles: string[] = [];
  const { numPassedTests, stats } = JSON.parse(report, (_, value) => {
    // Tests of Vitest have a full name, those of Playwright a file and a title.
    if (value?.fullName && value.status === 'failed') titles.push(value.fullName);
    if (value?.file && value.ok === false) titles.push(`${value.file}: ${value.title}`);
    return value;
  });
  const passed: number = numPassedTests ?? stats?.expected ?? Number(isPassed);
  const failed = titles.length > 0 ? titles : [command];
  return { passed, failed: isPassed ? [] : failed };
}
