import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

/** A host that is not ours. */
export const evil = 'https://evil.example';

/** Notes which directive forbids what, in every page that the test opens. */
export async function hearViolations(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction('heard', (directive: string) => heard.push(directive));
  await page.addInitScript(() => {
    const { heard } = window as unknown as { heard: (directive: string) => void };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      heard(effectiveDirective),
    );
  });
  return heard;
}

/** Nothing ran, nothing was fetched, nothing was covered. */
export async function expectUntouched(page: Page, otherHosts: Set<string>) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link').first().click({ trial: true });
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect([...otherHosts].filter((host) => host !== 'www.google.com')).toEqual([]);
}
