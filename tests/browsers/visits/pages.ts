import { expect, test } from 'vitest';
import { readContent } from '../../../src/content/read.ts';
import { languages } from '../../../src/language.ts';
import { common, everyPage } from '../../site.ts';
import { phone } from '../browser.ts';
import { missingPictures, standing } from './in-page.ts';
import { patience, type Visitor } from './visitor.ts';

/** How every page stands on a phone. */
export function visitPages(visitor: Visitor) {
  const { browser } = visitor;

  test.each(everyPage)('$address stands as it should', async ({ page, language, address }) => {
    await browser.open(address);
    const { words, identity } = common[language];
    const { direction } = languages[language];
    await expect
      .poll(() => browser.evaluate(standing), patience)
      .toEqual({
        lang: language,
        dir: direction,
        direction,
        beyond: 0,
        width: phone.width,
        headings: 1,
        font: `Alexandria ${language}`,
        fontThere: true,
      });
    await visitor.toSee('h1', 1);
    await expect.poll(() => browser.evaluate(missingPictures), patience).toEqual([]);
    // One chat each in the menu, the header and the page at least, all to the same address.
    const chats = await browser.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href*="wa.me"]')].map(({ href }) => href),
    );
    expect(chats.length).toBeGreaterThan(2);
    expect([...new Set(chats)]).toEqual([
      `https://wa.me/${identity.phone.replace(/\D/g, '')}?text=${encodeURIComponent(words.chat.greeting)}`,
    ]);
    expect(await browser.evaluate(() => document.title)).toBe(readContent(page, language).title);
  });

  test.each(everyPage)(
    '$address shows every picture on the way to its end',
    async ({ address }) => {
      await browser.open(address);
      const screens = await browser.evaluate(() =>
        Math.ceil(document.documentElement.scrollHeight / innerHeight),
      );
      for (let screen = 1; screen < screens; screen += 1) {
        await browser.evaluate((screen) => scrollTo(0, screen * innerHeight), screen);
        await expect.poll(() => browser.evaluate(missingPictures), patience).toEqual([]);
      }
      expect((await browser.evaluate(standing)).beyond).toBe(0);
    },
  );
}
