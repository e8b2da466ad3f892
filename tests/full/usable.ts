import type { Page } from '@playwright/test';
import { type Locale, locales, otherLocales } from '../../src/i18n/locales.ts';
import type { Page as PageName } from '../../src/i18n/routes.ts';
import { digits, entries, expect } from '../e2e/test.ts';

/** Takes what is said of a fault that the test itself makes from the recorded problems. */
export function forgive(problems: string[], expected: RegExp): void {
  problems.splice(0, problems.length, ...problems.filter((problem) => !expected.test(problem)));
}

/** What must hold whatever fails: the heading is read, links and chat can be clicked, nothing is wider than the window. */
export async function expectUsable(page: Page, name: PageName, locale: Locale): Promise<void> {
  const { layout, ...words } = entries[locale];
  await expect(page.locator('html')).toHaveAttribute('dir', locales[locale].direction);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const headings =
    name === 'home' ? words.home.hero.slides.map(({ text }) => text) : [words[name].heading];
  // A word joiner follows each hyphen.
  expect(headings).toContain((await heading.textContent())?.replaceAll('\u2060', ''));

  const chat = page.getByRole('link', { name: layout.chat.label }).first();
  const greeting = encodeURIComponent(layout.chat.greeting);
  await expect(chat).toHaveAttribute('href', `https://wa.me/${digits}?text=${greeting}`);
  const links = [
    chat,
    page.locator('header a:not([href^="#"])').first(),
    page.locator('footer a').first(),
    ...otherLocales(locale).map((other) => page.locator(`a[hreflang="${other}"]`)),
  ];
  // A trial click scrolls to the link and finds whether anything covers it.
  for (const link of links) await link.click({ trial: true });

  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(beyond).toBe(0);
}
