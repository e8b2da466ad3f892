import { common, everyAnswer } from '../site.ts';
import { expect, test } from './test.ts';

for (const { page: name, language, address } of everyAnswer) {
  const { words } = common[language];

  test.describe(address, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(address);
    });

    test('every link that opens a new tab says so, once', async ({ page }) => {
      // The menu's links count as well.
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: words.navigation.open }).click();
      const links = page.locator('a[target="_blank"]').filter({ visible: true });
      const count = await links.count();
      expect(count).toBeGreaterThan(3);
      for (const link of await links.all()) {
        await expect(link).toHaveAccessibleName(new RegExp(`\\S \\(${words.newTab}\\)$`));
        expect((await link.textContent())?.split(words.newTab)).toHaveLength(2);
        await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
      }
      const silent = page.locator('a[target]:not([target="_blank"]), a[target]:not([rel])');
      await expect(silent).toHaveCount(0);
    });

    test('phone numbers and e-mail addresses read from left to right', async ({ page }) => {
      const { phone, email } = common[language].identity;
      const runs = await page.evaluate(
        (texts) => {
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const found = [];
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const text = node.nodeValue ?? '';
            if (!texts.some((wanted) => text.includes(wanted))) continue;
            const holder = node.parentElement as HTMLElement;
            // What search engines are told is read by nobody.
            if (holder.matches('script')) continue;
            const { direction, unicodeBidi } = getComputedStyle(holder);
            const range = document.createRange();
            const places = [...text].map((_, at) => {
              range.setStart(node, at);
              range.setEnd(node, at + 1);
              return range.getBoundingClientRect().left;
            });
            const href = holder.closest('a')?.getAttribute('href');
            found.push({
              text,
              href,
              direction,
              unicodeBidi,
              inOrder: places.every((left, at) => at === 0 || left > (places[at - 1] as number)),
            });
          }
          return found;
        },
        [phone, email],
      );
      const inFooterAndLines = name === 'contact' ? 4 : 2;
      expect(runs).toHaveLength(inFooterAndLines);
      for (const { text, ...run } of runs) {
        const href = text === phone ? `tel:${phone.replaceAll(' ', '')}` : `mailto:${email}`;
        expect(run).toEqual({ href, direction: 'ltr', unicodeBidi: 'isolate', inOrder: true });
      }
    });

    test('what is in another language says so', async ({ page }) => {
      const { unmarked, marked } = await page.evaluate(() => {
        const foreign = {
          ar: /\p{Script=Latin}{2,}/u,
          en: /\p{Script=Arabic}/u,
        };
        const unmarked: string[] = [];
        let marked = 0;
        for (const element of document.querySelectorAll('body, body *')) {
          // An address of the internet is in no language.
          if (element.matches('script, style') || element.closest('a[href^="mailto:"]')) continue;
          if (element.closest('a')?.host === element.textContent) continue;
          const said = element.closest('[lang]')?.getAttribute('lang') as 'ar' | 'en';
          const own = [...element.childNodes]
            .filter((node) => node.nodeType === Node.TEXT_NODE)
            .map((node) => node.nodeValue);
          const texts = ['alt', 'title', 'aria-label'].map((name) => element.getAttribute(name));
          for (const text of [...own, ...texts]) {
            if (!text) continue;
            if (foreign[said].test(text)) unmarked.push(text);
            else if (said !== document.documentElement.lang && text.trim()) marked++;
          }
        }
        return { unmarked, marked };
      });
      expect(unmarked).toEqual([]);
      expect(marked).toBeGreaterThan(0);
    });

    test('its headings step down one level at a time, under a single first', async ({ page }) => {
      const headings = page.getByRole('heading');
      const levels = await headings.evaluateAll((elements) =>
        elements.map((element) => Number(element.localName.slice(1))),
      );
      expect(levels[0]).toBe(1);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels.length).toBeGreaterThan(3);
      for (const [at, level] of levels.entries()) {
        expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1);
      }
      for (const text of await headings.allTextContents()) expect(text.trim()).not.toBe('');
    });
  });
}
