import { expect, test } from '@playwright/test';
import type { Style } from '../../../src/content/schema/pages.ts';
import { localeCodes, locales } from '../../../src/i18n/locales.ts';
import { pathOf } from '../../../src/i18n/routes.ts';
import { pages } from '../../../src/page-table.ts';
import { chatOf } from '../../helpers/choice.ts';
import { entries, site } from '../../helpers/fixtures.ts';
import { type Engine, phoneSize, startFirefox, startWebKit } from './engine.ts';

type PrintArea = NonNullable<Style['printArea']>;

/* What visitors do, in the engines that the core suite does not run. */

/** The text of the first match; `null` if there is none that is seen and can be clicked; runs in the page. */
function visibleText(selector: string): string | null {
  const element = document.querySelector(selector);
  if (!element) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  const isOnTop = element.contains(top) || top?.contains(element);
  const isVisible = width > 0 && getComputedStyle(element).visibility === 'visible';
  return isVisible && isOnTop ? element.textContent.trim() : null;
}

/** What must be right on every page; runs in the page. */
function describePage() {
  const root = document.documentElement;
  const plain = (family = '') => family.replaceAll('"', '');
  const [font] = getComputedStyle(root.querySelector('h1') ?? root).fontFamily.split(',');
  const faces = [...document.fonts].filter(({ family }) => plain(family) === plain(font));
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-chat]');
  return {
    width: root.scrollWidth,
    font: faces.map(({ status }) => status),
    chats: [...new Set([...links].map(({ href }) => href))],
  };
}

/** The pictures that have not come, far ones too; runs in the page. */
function missingPictures(): string[] {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  return images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
}

/** Chooses a picture that is red all over in a field for files; runs in the page. */
async function chooseRedFile(field: string): Promise<void> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 300 });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = 'rgb(220 30 30)';
  context.fillRect(0, 0, 300, 300);
  const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made));
  const chosen = new DataTransfer();
  chosen.items.add(new File([blob as Blob], 'logo.png', { type: 'image/png' }));
  const input = document.querySelector(field) as HTMLInputElement;
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** What is in the middle of the mockup's print area; runs in the page. */
function middleOfPrint(area: PrintArea | undefined): string {
  const canvas = document.querySelector('dialog canvas') as HTMLCanvasElement;
  const { left = 0, top = 0, width = 0, height = 0 } = area ?? {};
  const x = (canvas.width * (left + width / 2)) / 100;
  const y = (canvas.height * (top + height / 2)) / 100;
  const pixel = canvas.getContext('2d')?.getImageData(x, y, 1, 1).data;
  const [red = 0, green = 0, blue = 0] = pixel ?? [];
  return red > 2 * Math.max(green, blue) ? 'red' : `${pixel}`;
}

const locale = 'ar';
const other = 'en';
const words = entries[locale];
const { menu } = words.layout;
const { hero } = words.home;
const slogans = hero.slides.map(({ text }) => text);

for (const [name, start] of Object.entries({ Firefox: startFirefox, WebKit: startWebKit })) {
  test.describe(name, () => {
    // One browser, in which the visits follow each other.
    test.describe.configure({ mode: 'default' });
    let engine: Engine;
    test.beforeAll(async () => {
      // A missing browser is installed first.
      test.setTimeout(600_000);
      engine = await start();
    });
    test.afterAll(() => engine.stop());
    test.afterEach(() =>
      engine.evaluate(() => {
        sessionStorage.clear();
        localStorage.clear();
      }),
    );

    const open = (path: string) =>
      engine.open(`http://localhost:${process.env.SERVER_PORT}${path}`);

    /** Waits until a function that runs in the page returns this: the page may be on its way to another. */
    const eventually = <Given, Result>(
      run: (given: Given) => Result,
      result: unknown,
      given?: Given,
    ) =>
      expect(async () => {
        const actual: unknown = await engine.evaluate(run, given);
        expect(actual).toEqual(result);
      }).toPass();

    const shows = (selector: string, text: string | null | undefined) =>
      eventually(visibleText, text, selector);

    const isAt = (path: string) => eventually(() => location.pathname, path);

    for (const locale of localeCodes) {
      for (const page of [...pages, 'not-found'] as const) {
        const path =
          page === 'not-found' ? `${pathOf('about', locale)}/nothing` : pathOf(page, locale);

        test(`${path} is complete on a phone`, async () => {
          const { home, [page]: texts } = entries[locale];
          await open(path);
          await shows('h1', 'heading' in texts ? texts.heading : home.hero.slides[0]?.text);
          await eventually(describePage, {
            width: phoneSize.width,
            font: ['loaded'],
            chats: [chatOf(locale, {})],
          });
          await eventually(missingPictures, []);
        });
      }
    }

    test('the hero advances, pauses and plays on', async () => {
      test.skip(slogans.length < 2, 'a single slide does not rotate, and has no controls');
      const dot = `[aria-label="${hero.chooseSlide}"] li:first-child button`;
      await open(pathOf('home', locale));
      await shows('h1', slogans[1]);
      await shows('h1', slogans[2 % slogans.length]);
      await engine.click(`button[aria-label="${hero.pause}"]`);
      await engine.click(dot);
      await shows(`${dot}[aria-current="true"]`, '');
      // For longer than a slide stands, by the page's own clock: nothing says that a slide stays, and no driver sets that clock.
      const until = await engine.evaluate(() => performance.now() + 5000);
      await eventually((until) => performance.now() > until, true, until);
      await shows('h1', slogans[0]);
      await engine.click(`button[aria-label="${hero.play}"]`);
      await shows('h1', slogans[1]);
    });

    test('the menu opens, closes and leads on', async () => {
      const button = 'header button[popovertarget]';
      const about = pathOf('about', locale);
      const link = `nav[aria-label="${menu.label}"] a[href="${about}"]`;
      await open(pathOf('home', locale));
      for (const choose of [
        () => engine.click(button),
        () => engine.press('Escape'),
        () => engine.click(link),
      ]) {
        await shows(link, null);
        await engine.click(button);
        await shows(link, words.about.navigation);
        await engine.press('Tab');
        await eventually(() => document.activeElement?.textContent, words.home.navigation);
        await choose();
      }
      await isAt(about);
      await shows(link, null);
    });

    test('the language link keeps the page, and the language is saved', async () => {
      await open(pathOf('services', locale));
      await engine.click(`a[hreflang="${other}"]`);
      await isAt(pathOf('services', other));
      await engine.evaluate((path) => location.assign(path), pathOf('about', locale));
      await isAt(pathOf('about', other));
      await shows(`a[hreflang="${locale}"]`, locales[locale].name);
      await engine.click(`a[hreflang="${locale}"]`);
      await isAt(pathOf('about', locale));
    });

    test("an order and its pieces are in the chat's message", async () => {
      const path = pathOf('start-project', locale);
      const [{ id, name } = { id: '', name: '' }] = words.catalog.styles;
      await open(pathOf('catalog', locale));
      await engine.click(`main a[href="${path}#product-${id}"]`);
      await isAt(path);
      await shows(`#product-${id} strong`, name);
      const item = { id: `product-${id}`, name };
      const chats = async () => (await engine.evaluate(describePage)).chats;
      expect(await chats()).toEqual([chatOf(locale, { items: [item] })]);
      if (!site.quantities) return;
      await engine.click(`input[name="product-${id}"]`);
      for (const key of ['1', '2', '0', 'Tab'] as const) await engine.press(key);
      await expect.poll(chats).toEqual([chatOf(locale, { items: [{ ...item, pieces: 120 }] })]);
    });

    test('a logo is printed on a style, and Back closes the picture of it', async () => {
      const [style] = words.catalog.styles.filter(({ plain }) => plain);
      const { printArea } = style ?? {};
      test.skip(!printArea, 'no style has a plain photograph');
      await open(pathOf('catalog', locale));
      await engine.click('main button[data-mockup]');
      await shows('dialog h2', words.catalog.mockup.open);
      await engine.evaluate(chooseRedFile, 'dialog input[type="file"]');
      await eventually(middleOfPrint, 'red', printArea);
      await engine.evaluate(() => history.back());
      await shows('dialog h2', null);
      await isAt(pathOf('catalog', locale));
    });
  });
}
