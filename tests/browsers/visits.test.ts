import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readContent } from '../../src/content/read.ts';
import { addressOf, languageCodes, languages, otherLanguage, pages } from '../../src/language.ts';
import { common, everyPage } from '../site.ts';
import type { Browser } from './browser.ts';
import { startFirefox } from './firefox.ts';
import {
  attribute,
  hearAndForget,
  missingPictures,
  path,
  seen,
  standing,
  text,
} from './in-page.ts';
import { type Site, startSite } from './site.ts';
import { startWebKit } from './webkit.ts';

/** As long as a slow machine may take for what takes a moment. */
const patience = { timeout: 30_000, interval: 50 };
vi.setConfig({ testTimeout: 120_000 });

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

describe.each([
  { name: 'Firefox', start: startFirefox },
  { name: 'WebKit', start: startWebKit },
])('$name', ({ start }) => {
  let browser: Browser;
  // A missing browser may have to be installed first.
  beforeAll(async () => {
    browser = await start(site);
    await browser.resize(390);
  }, 600_000);
  afterAll(() => browser?.close());

  // Whatever a visit does, nothing may go wrong in the page.
  afterEach(async () => {
    expect(await browser.evaluate(hearAndForget)).toBe('');
  });

  const toBe = (address: string) =>
    expect.poll(() => browser.evaluate(path), patience).toBe(address);
  const toRead = (selector: string, words: string | undefined) =>
    expect.poll(() => browser.evaluate(text, selector), patience).toBe(words);
  const toBeSeen = (selector: string, count: number) =>
    expect
      .poll(() => browser.evaluate(seen, selector), patience)
      .toEqual({ all: count, seen: count });
  const toBeHidden = (selector: string) =>
    expect.poll(async () => (await browser.evaluate(seen, selector)).seen, patience).toBe(0);

  test('what goes wrong in a page is heard', async () => {
    await browser.open('/about');
    await browser.evaluate(() => {
      setTimeout(() => {
        throw new Error('thrown on purpose');
      });
      Promise.reject(new Error('rejected on purpose'));
      const style = document.createElement('style');
      style.textContent = 'a { color: red }';
      const image = document.createElement('img');
      image.src = '/nothing.avif';
      document.head.append(style, image);
    });
    let heard = '';
    await expect
      .poll(async () => {
        heard += await browser.evaluate(hearAndForget);
        return heard;
      }, patience)
      .toMatch(/nothing\.avif/);
    // They come in no order that all browsers keep.
    for (const wrong of ['thrown on purpose', 'rejected on purpose', 'forbidden by style-src']) {
      await expect
        .poll(async () => {
          heard += await browser.evaluate(hearAndForget);
          return heard;
        }, patience)
        .toContain(wrong);
    }
  });

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
        width: 390,
        headings: 1,
        font: `Alexandria ${language}`,
        fontThere: true,
      });
    await toBeSeen('h1', 1);
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

  test('of other hosts, none but that of the map is asked', async () => {
    for (const address of [addressOf('home', 'ar'), addressOf('contact', 'en')]) {
      await browser.open(address);
      await browser.evaluate(() => document.querySelector('iframe')?.scrollIntoView());
      await wait(1000);
    }
    // The second is what Firefox asks for itself.
    const known = ['www.google.com', 'firefox.settings.services.mozilla.com'];
    expect([...site.otherHosts].filter((host) => !known.includes(host))).toEqual([]);
  });

  for (const language of languageCodes) {
    const other = otherLanguage(language);
    const { words } = common[language];

    describe(language, () => {
      test('the toggle leads to the twin page and is remembered, and so back', async () => {
        await browser.open(addressOf('services', language));
        await toRead('a[hreflang]', languages[other].name);
        await browser.click('a[hreflang]');
        await toBe(addressOf('services', other));
        await browser.open(addressOf('about', language));
        await toBe(addressOf('about', other));
        await toRead('a[hreflang]', languages[language].name);
        await browser.click('a[hreflang]');
        await toBe(addressOf('about', language));
        await browser.open(addressOf('contact', other));
        await toBe(addressOf('contact', language));
      });

      const menu = `nav[aria-label="${words.navigation.label}"]`;
      const button = 'header button[popovertarget]';

      test('the menu opens and leads on', async () => {
        await browser.open(addressOf('home', language));
        await toRead(button, words.navigation.open);
        await toBeHidden(`${menu} a`);
        await browser.click(button);
        // The pages and the chat.
        await toBeSeen(`${menu} a`, pages.length + 1);
        await toRead(
          `${menu} a[href="${addressOf('about', language)}"]`,
          words.navigation.links.about,
        );
        await browser.click(`${menu} a[href="${addressOf('about', language)}"]`);
        await toBe(addressOf('about', language));
        await toBeHidden(`${menu} a`);
      });

      test('the menu closes by its button and by Escape', async () => {
        await browser.open(addressOf('contact', language));
        for (const close of [() => browser.click(button), () => browser.escape()]) {
          await browser.click(button);
          await toBeSeen(`${menu} a`, pages.length + 1);
          await close();
          await toBeHidden(`${menu} a`);
        }
        await toBe(addressOf('contact', language));
      });

      const { hero } = readContent('home', language);
      const slogans = hero.slides.map(({ text }) => text);
      const dots = `[aria-label="${hero.chooseSlide}"] button`;
      const dot = (number: number) =>
        `[aria-label="${hero.chooseSlide}"] li:nth-child(${number}) button`;

      test('the hero comes alive and moves by the real clock', async () => {
        await browser.open(addressOf('home', language));
        await toBeSeen(dots, slogans.length);
        await toRead('h1', slogans[1]);
        // Four seconds after it came alive, and so at least that after the page was asked for.
        expect(await browser.evaluate(() => performance.now())).toBeGreaterThan(4000);
        await toRead('h1', slogans[2]);
        expect(await browser.evaluate(() => performance.now())).toBeGreaterThan(8000);
      });

      test('the hero pauses, jumps to a slide, and plays on from there', async () => {
        await browser.open(addressOf('home', language));
        await toBeSeen(dots, slogans.length);
        await browser.click(`button[aria-label="${hero.pause}"]`);
        await toBeSeen(`button[aria-label="${hero.play}"]`, 1);
        await browser.click(dot(3));
        await toRead('h1', slogans[2]);
        expect(await browser.evaluate(attribute, dot(3), 'aria-current')).toBe('true');
        await toBeSeen('h1', 1);
        await expect.poll(() => browser.evaluate(missingPictures), patience).toEqual([]);
        // Longer than a slide stands while it is not paused.
        await wait(5000);
        await toRead('h1', slogans[2]);
        await browser.click(`button[aria-label="${hero.play}"]`);
        await toRead('h1', slogans[3]);
      });

      test('an order leads from the catalog to the start of a project', async () => {
        const { order, products } = readContent('catalog', language);
        await browser.open(addressOf('catalog', language));
        const link = `main li a[href="${addressOf('start-project', language)}"]`;
        const links = await browser.evaluate(
          (link) => [...document.querySelectorAll(link)].map(({ textContent }) => textContent),
          link,
        );
        expect(links).toEqual(products.map(() => order));
        await browser.click(link);
        await toBe(addressOf('start-project', language));
        await toRead('h1', readContent('start-project', language).heading);
      });

      test('contact leads to the map, the telephone, the mail and the networks', async () => {
        const { identity } = common[language];
        await browser.open(addressOf('contact', language));
        const links = await browser.evaluate(() =>
          [...document.querySelectorAll<HTMLAnchorElement>('main a')].map(({ href }) => href),
        );
        expect(links).toEqual(
          expect.arrayContaining([
            `tel:+${identity.phone.replace(/\D/g, '')}`,
            `mailto:${identity.email}`,
            ...Object.values(identity.social),
          ]),
        );
        expect(links.join()).toContain('https://www.google.com/maps/search/?api=1&query=');
      });
    });
  }
});
