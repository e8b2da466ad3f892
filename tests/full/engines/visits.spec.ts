import type { Style } from '../../../src/content/schema/pages.ts';
import { localeCodes, locales, otherLocales } from '../../../src/i18n/locales.ts';
import { pathOf } from '../../../src/i18n/routes.ts';
import { pages } from '../../../src/page-table.ts';
import { chatOf } from '../../helpers/choice.ts';
import { entries, site } from '../../helpers/fixtures.ts';
import { type Engine, phoneSize } from './engine.ts';
import { expect, test } from './fixtures.ts';

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

/** Waits until a function that runs in the page returns this: the page may be on its way to another. */
const eventually = <Given, Result>(
  engine: Engine,
  run: (given: Given) => Result,
  result: unknown,
  given?: Given,
) =>
  expect(async () => {
    const actual: unknown = await engine.evaluate(run, given);
    expect(actual).toEqual(result);
  }).toPass();

const shows = (engine: Engine, selector: string, text: string | null | undefined) =>
  eventually(engine, visibleText, text, selector);

const isAt = (engine: Engine, path: string) => eventually(engine, () => location.pathname, path);

for (const locale of localeCodes) {
  const words = entries[locale];
  const { menu } = words.layout;
  const { hero } = words.home;
  const slogans = hero.slides.map(({ text }) => text);

  for (const page of [...pages, 'not-found'] as const) {
    const path = page === 'not-found' ? `${pathOf('about', locale)}/nothing` : pathOf(page, locale);

    test(`${path} is complete on a phone`, async ({ engine }) => {
      await engine.open(path);
      await shows(engine, 'h1', page === 'home' ? slogans[0] : words[page].heading);
      await eventually(engine, describePage, {
        width: phoneSize.width,
        font: ['loaded'],
        chats: [chatOf(locale, {})],
      });
      await eventually(engine, missingPictures, []);
    });
  }

  test(`${locale}: the hero advances, pauses and plays on`, async ({ engine }) => {
    test.skip(slogans.length < 2, 'a single slide does not rotate, and has no controls');
    const dot = `[aria-label="${hero.chooseSlide}"] li:first-child button`;
    await engine.open(pathOf('home', locale));
    await shows(engine, 'h1', slogans[1]);
    await shows(engine, 'h1', slogans[2 % slogans.length]);
    await engine.click(`button[aria-label="${hero.pause}"]`);
    await engine.click(dot);
    await shows(engine, `${dot}[aria-current="true"]`, '');
    // For longer than a slide stands, by the page's own clock: nothing says that a slide stays, and no driver sets that clock.
    const until = await engine.evaluate(() => performance.now() + 5000);
    await eventually(engine, (until) => performance.now() > until, true, until);
    await shows(engine, 'h1', slogans[0]);
    await engine.click(`button[aria-label="${hero.play}"]`);
    await shows(engine, 'h1', slogans[1]);
  });

  test(`${locale}: the menu opens, closes and leads on`, async ({ engine }) => {
    const button = 'header button[popovertarget]';
    const about = pathOf('about', locale);
    const link = `nav[aria-label="${menu.label}"] a[href="${about}"]`;
    await engine.open(pathOf('home', locale));
    for (const choose of [
      () => engine.click(button),
      () => engine.press('Escape'),
      () => engine.click(link),
    ]) {
      await shows(engine, link, null);
      await engine.click(button);
      await shows(engine, link, words.about.navigation);
      await engine.press('Tab');
      await eventually(engine, () => document.activeElement?.textContent, words.home.navigation);
      await choose();
    }
    await isAt(engine, about);
    await shows(engine, link, null);
  });

  for (const other of otherLocales(locale)) {
    test(`${locale}: the link to ${other} keeps the page, and the language is saved`, async ({
      engine,
    }) => {
      await engine.open(pathOf('services', locale));
      await engine.click(`a[hreflang="${other}"]`);
      await isAt(engine, pathOf('services', other));
      await engine.evaluate((path) => location.assign(path), pathOf('about', locale));
      await isAt(engine, pathOf('about', other));
      await shows(engine, `a[hreflang="${locale}"]`, locales[locale].name);
      await engine.click(`a[hreflang="${locale}"]`);
      await isAt(engine, pathOf('about', locale));
    });
  }

  test(`${locale}: an order leads to a chat that names the style`, async ({ engine }) => {
    const start = pathOf('start-project', locale);
    const [{ id, name } = { id: '', name: '' }] = words.catalog.styles;
    await engine.open(pathOf('catalog', locale));
    await engine.click(`main a[href="${start}#product-${id}"]`);
    await isAt(engine, start);
    await shows(engine, `#product-${id} strong`, name);
    const { chats } = await engine.evaluate(describePage);
    expect(chats).toEqual([expect.stringContaining(encodeURIComponent(name))]);
  });

  test(`${locale}: a logo is printed on a style, and Back closes the picture of it`, async ({
    engine,
  }) => {
    const [style] = words.catalog.styles.filter(({ plain }) => plain);
    const { printArea } = style ?? {};
    test.skip(!printArea, 'no style has a plain photograph');
    await engine.open(pathOf('catalog', locale));
    await engine.click('main button[data-mockup]');
    await shows(engine, 'dialog h2', words.catalog.mockup.open);
    await engine.evaluate(chooseRedFile, 'dialog input[type="file"]');
    await eventually(engine, middleOfPrint, 'red', printArea);
    await engine.evaluate(() => history.back());
    await shows(engine, 'dialog h2', null);
    await isAt(engine, pathOf('catalog', locale));
  });

  test(`${locale}: pieces that are written are in the chat's message`, async ({ engine }) => {
    test.skip(!site.quantities, 'the factory asks for no numbers of pieces');
    const [{ id, name } = { id: '', name: '' }] = words.catalog.styles;
    await engine.open(`${pathOf('start-project', locale)}#product-${id}`);
    await shows(engine, `#product-${id} strong`, name);
    await engine.click(`input[name="product-${id}"]`);
    for (const key of ['1', '2', '0', 'Tab'] as const) await engine.press(key);
    const chat = chatOf(locale, { items: [{ id: `product-${id}`, name, pieces: 120 }] });
    const chatsOf = () =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[data-chat]')].map(({ href }) => href);
    await expect(async () => {
      expect([...new Set(await engine.evaluate(chatsOf))]).toEqual([chat]);
    }).toPass();
  });
}
