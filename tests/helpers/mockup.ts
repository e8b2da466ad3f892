import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Locale } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import type { MockupData, MockupStyle } from '../../src/mockup/data.ts';
import { entries, expect, site } from './fixtures.ts';

/** The styles that have a plain photograph. */
export const stylesIn = (locale: Locale) =>
  entries[locale].catalog.styles.filter(({ plain }) => plain);
export const hasStyles = stylesIn('ar').length > 0;

export const red = '#dc1e1e';
export const square = (background: string, channels: 3 | 4 = 3, side = 300) =>
  sharp({ create: { width: side, height: side, channels, background } });
/** A red square over an empty edge. */
export const png = await square(red).extend({ bottom: 300, background: '#0000' }).png().toBuffer();
/** A red drawing. */
export const svg = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="${red}" d="M0 0h9v9H0z"/></svg>`,
);
export const file = (buffer: Buffer, name = 'logo.png', mimeType = 'image/png') => ({
  name,
  mimeType,
  buffer,
});

/** Gives the dialog other styles than the site has. */
export const withStyles = (page: Page, edit: (styles: MockupStyle[]) => void) =>
  page.route('**/mockup/*.json', async (route) => {
    const response = await route.fetch();
    const data: MockupData = await response.json();
    edit(data.styles);
    await route.fulfill({ response, json: data });
  });

/** Opens the dialog by keyboard, on a page that it leads to or that is open already, and says what is in it. */
export async function open(
  page: Page,
  locale: Locale,
  path: string | null = pathOf('catalog', locale),
  waitUntil: 'load' | 'domcontentloaded' = 'load',
) {
  const words = entries[locale].catalog.mockup;
  if (path) await page.goto(path, { waitUntil });
  const opener = page.getByRole('button', { name: words.open, exact: true }).first();
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: words.open, exact: true });
  await expect(dialog).toBeVisible();
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const slider = (name: string) => dialog.getByRole('slider', { name, exact: true });
  return {
    locale,
    words,
    opener,
    dialog,
    button,
    slider,
    /** How wide the print is, in centimeters, and where its middle is, in per cent of the print area. */
    told: async () => ({
      cm: Number(/\d+/.exec(`${await slider(words.size).getAttribute('aria-valuetext')}`)),
      x: Math.round(100 * Number(await slider(words.across).inputValue())),
      y: Math.round(100 * Number(await slider(words.down).inputValue())),
    }),
    /** What the status says where nothing is wrong: nothing, or that the owner's cloth is like the print. */
    calm: new RegExp(`^(${RegExp.escape(words.faint)})?$`),
    stage: dialog.locator('canvas'),
    chooser: dialog.locator('input[type="file"]'),
    name: dialog.getByRole('textbox', { name: words.typeName, exact: true }),
    background: dialog.getByRole('checkbox', { name: words.background, exact: true }),
    keep: dialog.getByRole('checkbox', { name: words.addTo, exact: true }),
    attach: dialog.getByRole('link', { name: words.attach }),
    status: dialog.getByRole('status'),
    save: button(words.download),
  };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** Does something, and waits until there is another mockup. */
export async function change({ stage }: Pick<Opened, 'stage'>, act: () => Promise<unknown>) {
  const drawn = () =>
    stage.evaluate((element: HTMLCanvasElement) => element.toDataURL('image/jpeg'));
  const before = await drawn();
  await act();
  await expect.poll(async () => (await drawn()) === before).toBe(false);
}

/** The height of the factory's signature under a picture, in pixels. */
export const foot = 120;

/** Saves the mockup, and says what color it has at a point of its print area, from 0 to 1, or of the whole picture. */
export async function saved(page: Page, { save, locale }: Opened, index = 0) {
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  const style = stylesIn('ar')[index];
  const { width = 0, height = 0, format } = await sharp(await download.path()).metadata();
  expect({ width, format }).toEqual({ width: 1200, format: 'jpeg' });
  const name = `${site.shortName[locale]}-${style?.id}.jpg`;
  expect(download.suggestedFilename()).toBe(name);
  const area = style?.printArea ?? { left: 0, top: 0, width: 0, height: 0 };
  const picture = sharp(await download.path());
  const inPicture = async (x: number, y: number) => {
    const [left, top] = [Math.round(x) - 4, Math.round(y) - 4];
    const part = await picture.clone().extract({ left, top, width: 8, height: 8 }).toBuffer();
    const { channels } = await sharp(part).stats();
    return channels.map(({ mean }) => mean) as [number, number, number];
  };
  const at = (x: number, y: number) =>
    inPicture(
      (width * (area.left + area.width * x)) / 100,
      ((height - foot) * (area.top + area.height * y)) / 100,
    );
  return { at, inPicture, width, height, bytes: readFileSync(await download.path()) };
}

export const isRed = ([r, g, b]: [number, number, number]) => r > 90 && r > 2 * g && r > 2 * b;
