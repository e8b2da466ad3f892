import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { styleCodes } from '../../src/chat/style-codes.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { printLine } from '../helpers/choice.ts';
import { entries, expect, mobile, site, test } from '../helpers/fixtures.ts';
import {
  change,
  file,
  foot,
  hasStyles,
  open,
  png,
  red,
  saved,
  square,
  stylesIn,
  withStyles,
} from '../helpers/mockup.ts';
import { scriptCalls } from '../helpers/page-checks.ts';

/* What is printed: names, colors, pictures on a ground, both sides, and the picture that is sent. */

test.skip(!hasStyles, 'no style has a plain photograph');

/** The first style on cloth of one color: a photograph of nothing else. */
async function onCloth(
  page: Page,
  color: string,
  edit: Parameters<typeof withStyles>[1] = () => {},
) {
  const photo = await square(color, 3, 1200).jpeg({ quality: 95 }).toBuffer();
  const src = `data:image/jpeg;base64,${photo.toString('base64')}`;
  await withStyles(page, (styles) => {
    const [style] = styles;
    if (!style) return;
    Object.assign(style.front, {
      photo: { src, sources: [], width: 1200, height: 1200 },
      area: { left: 20, top: 20, width: 60, height: 60 },
      cm: 40,
    });
    styles.splice(1);
    edit(styles);
  });
}

/** What the stage shows, as pixels. */
async function stageOf({ stage }: { stage: import('@playwright/test').Locator }) {
  const address = await stage.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  return sharp(Buffer.from(`${address.split(',')[1]}`, 'base64')).removeAlpha();
}

/** Where anything is that is unlike the cloth, which is in the corner. */
async function printed(opened: { stage: import('@playwright/test').Locator }) {
  const { info, data } = await (await stageOf(opened))
    .trim({ threshold: 40 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
  return { width, height, left: -trimOffsetLeft, top: -trimOffsetTop, data };
}

const names: [locale: Locale, lines: string[], typed?: string][] = [
  ['ar', ['ياسمين للأزياء']],
  ['ar', ['Zoë & ياسمين']],
  ['en', ['Quartz & Jay']],
  // A long one is broken between its words.
  ['en', ['Quartz & Jay', 'Trading Cos.'], 'Quartz & Jay Trading Cos.'],
  ['en', ['Yasmine', 'گلنار ڤانيلا']],
];

for (const [locale, lines, typed = lines.join('\n')] of names) {
  test(`${locale}: ${lines.join(' / ')} is printed as the page itself draws it, and takes the color that shows`, async ({
    page,
  }) => {
    await onCloth(page, '#ffffff');
    const opened = await open(page, locale);
    await change(opened, () => opened.name.fill(typed));
    await expect(opened.button(opened.words.inks.ink)).toHaveAttribute('aria-pressed', 'true');
    const print = await printed(opened);
    await page.setViewportSize({ width: 2600, height: 900 });
    const typeface = readFileSync('src/fonts/typeface.ttf', 'base64');
    const shown = await page.evaluate(
      async ({ lines, typeface }) => {
        const bytes = Uint8Array.from(atob(typeface), (byte) => byte.charCodeAt(0));
        document.fonts.add(await new FontFace('whole', bytes, { weight: '400 700' }).load());
        const box = document.createElement('div');
        box.style.cssText =
          'position:fixed;inset:0 auto auto 0;padding:40px;z-index:9;background:#fff;color:#000;font:700 120px/150px whole;text-align:center;white-space:pre';
        box.textContent = lines.join('\n');
        document.querySelector('dialog')?.append(box);
        const { width, height } = box.getBoundingClientRect();
        return { width, height };
      },
      { lines, typeface },
    );
    const picture = await page.screenshot({ clip: { x: 0, y: 0, ...shown }, scale: 'device' });
    const own = await sharp(picture).removeAlpha().trim({ threshold: 40 }).toBuffer();
    const same = await sharp(own)
      .resize(print.width, print.height, { fit: 'fill' })
      .greyscale()
      .raw()
      .toBuffer();
    const ratio = await sharp(own).metadata();
    expect(print.width / print.height).toBeCloseTo(ratio.width / ratio.height, 0);
    // A missing letter, or one that is not joined, is hundreds of pixels.
    const isInk = (value = 255) => value < 128;
    const apart = [...same].filter((value, at) => isInk(value) !== isInk(print.data[at]));
    const inked = [...same].filter((value) => isInk(value));
    expect(apart.length / inked.length).toBeLessThan(0.2);
  });
}

test('what hardly shows is told of, one press prints it in a color that does, and the picture and message say which', async ({
  page,
}) => {
  await onCloth(page, '#14213d');
  const opened = await open(page, 'ar');
  const { words, button, chooser, status, told } = opened;
  const dark = await square('#1a1a1a').extend({ right: 80, background: red }).png().toBuffer();
  const logo = sharp(dark).extend({ bottom: 200, background: '#0000' }).png().toBuffer();
  await change(opened, async () => chooser.setInputFiles(file(await logo)));
  await expect(status).toHaveText(words.faint);
  const offer = button(words.printIn.replace('{color}', words.inks.white));
  await change(opened, () => offer.click());
  await expect(button(words.inks.white)).toHaveAttribute('aria-pressed', 'true');
  await expect(status).toHaveText('');
  await expect(offer).toHaveCount(0);
  const { cm } = await told();
  await opened.save.click();
  const { searchParams } = new URL(`${await opened.attach.getAttribute('href')}`);
  expect(searchParams.get('text')).toContain(
    printLine('ar', ['chest', cm, 'white', undefined, 'tints']),
  );
  await test.step('ink on ink is told of too', async () => {
    await button(words.edit).click();
    await change(opened, () => button(words.inks.ink).click());
    await expect(status).toHaveText(words.faint);
    await change(opened, () => button(words.asItIs).click());
    await expect(status).toHaveText(words.faint);
  });
});

/** A logo of one color on a ground that is shaded and grained: a photograph of paper, or of something black. */
async function photographed(ground: number, ink: string, shade: number) {
  const [width, height] = [600, 400];
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [(at % width) / width, Math.floor(at / width) / height];
    const value = ground - shade * x - (shade * y) / 2 + ((at * 7919) % 11) - 5;
    pixels.fill(Math.max(0, Math.round(value)), at * 3, at * 3 + 3);
  }
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><path fill="${ink}"
    transform="rotate(8 300 200)" d="M150 100h300v60H330v140h-60V160H150z"/></svg>`;
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(mark) }])
    .jpeg({ quality: 80 })
    .toBuffer();
}

test('the ground of a photograph goes by itself where it is even or softly shaded, and is told of where it stays', async ({
  page,
}) => {
  await onCloth(page, '#b4491c');
  const opened = await open(page, 'ar');
  const { words, chooser, status, background } = opened;
  const covers = async () => {
    const { width, height, data } = await printed(opened);
    const [cloth = 0] = await (await stageOf(opened)).greyscale().raw().toBuffer();
    return [...data].filter((value) => Math.abs(value - cloth) > 20).length / (width * height);
  };
  for (const [kind, photo] of [
    ['grey paper', await photographed(205, '#20242c', 60)],
    ['black', await photographed(14, '#f0d890', 8)],
  ] as const) {
    await change(opened, () => chooser.setInputFiles(file(photo, 'a.jpg', 'image/jpeg')));
    await expect(status, kind).toContainText(words.backgroundFound);
    await expect(background).toBeChecked();
    // A T covers less than half of its box.
    expect(await covers(), kind).toBeLessThan(0.6);
    await change(opened, () => background.click());
    expect(await covers(), kind).toBeGreaterThan(0.9);
    await change(opened, () => background.click());
    expect(await covers(), kind).toBeLessThan(0.6);
  }
  await test.step('a small picture keeps its letters, which lose their holes; white on a disc stays', async () => {
    const drawn = async (width: number, height: number, shapes: string) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${shapes}</svg>`;
      const buffer = await sharp(Buffer.from(svg)).blur(0.6).jpeg({ quality: 60 }).toBuffer();
      await change(opened, () => chooser.setInputFiles(file(buffer, 'a.jpg', 'image/jpeg')));
      await expect(status).toContainText(words.backgroundFound);
      return covers();
    };
    const letters = 'M12 14h6v30h-6zM30 14h7l12 20v-20h6v30h-6l-13-21v21h-6zM66 14h6v30h-6z';
    const small = await drawn(120, 60, `<path fill="#333" d="${letters}"/>`);
    // Of 60 by 30 pixels, the letters are 800.
    expect(small).toBeGreaterThan(0.38);
    expect(small).toBeLessThan(0.55);
    // Of several colors, white may be one.
    const ring =
      '<circle cx="100" cy="100" r="30" fill="none" stroke="#14213d" stroke-width="16"/>';
    const color = '<path fill="#1010c0" d="M200 40h120v120h-120z"/>';
    const word =
      '<path fill="#14213d" d="M400 20h160v160h-160z"/><path fill="#fff" d="M450 80h60v30h-60z"/>';
    const filled = (await drawn(600, 200, ring + color + word)) * 498 * 160;
    // The ring is 3,016 pixels, without its hole of 1,521; the square is whole with its 1,800 of white.
    const all = 3016 + 14_400 + 25_600;
    expect(filled).toBeGreaterThan(all - 600);
    expect(filled).toBeLessThan(all + 900);
  });
  await test.step('a color of its own is asked about', async () => {
    const badge = await square(red, 3, 200)
      .extend({ top: 60, bottom: 60, left: 60, right: 60, background: '#0a7a3c' })
      .jpeg()
      .toBuffer();
    await change(opened, () => chooser.setInputFiles(file(badge, 'a.jpg', 'image/jpeg')));
    await expect(background).not.toBeChecked();
  });
  await test.step('a picture with no ground stays as it is, and has no colors to choose', async () => {
    const halves = await square(red, 3, 200).extend({ right: 200, background: '#0000ff' });
    const photo = file(await halves.jpeg().toBuffer(), 'a.jpg', 'image/jpeg');
    await change(opened, () => chooser.setInputFiles(photo));
    await expect(status).toHaveText(words.backgroundSeen);
    await expect(background).toHaveCount(0);
    await expect(opened.button(words.inks.white)).toHaveCount(0);
  });
});

test('each place is where a printer has it and as large, in centimeters of the garment', async ({
  page,
}) => {
  await onCloth(page, '#ffffff');
  const opened = await open(page, 'ar');
  const { words, button, slider, chooser, told } = opened;
  // 60 % of 1200 px are 40 cm, and the stage has three quarters of them: 13.5 px a centimeter.
  const word = file(
    await square(red)
      .resize(400, 100, { fit: 'fill' })
      .extend({ bottom: 4, background: '#0000' })
      .png()
      .toBuffer(),
  );
  await change(opened, () => chooser.setInputFiles(word));
  expect((await told()).cm).toBe(28);
  const { width, left, top } = await printed(opened);
  expect(width).toBeGreaterThan(28 * 13.5 - 4);
  expect(width).toBeLessThan(28 * 13.5 + 4);
  expect(left + width / 2).toBeCloseTo(450, -1);
  expect(top).toBeCloseTo(180, -1);
  // The slider goes on both sides of it.
  const size = slider(words.size);
  for (const end of ['min', 'max'] as const) {
    const value = Number(await size.getAttribute(end));
    expect(Math.sign(value - 28)).toBe(end === 'min' ? -1 : 1);
  }
  for (const [place, cm] of [
    ['heart', 9],
    ['front', 40],
    ['chest', 28],
  ] as const) {
    await change(opened, () => button(words.places[place]).click());
    await expect.poll(async () => (await told()).cm).toBe(cm);
    // On the wearer's left.
    const isAside = (await told()).x > 55;
    expect(isAside).toBe(place === 'heart');
  }
  // Without a photograph of its back, a style has no button for it.
  await expect(button(words.places.back)).toHaveCount(stylesIn('ar')[0]?.plainBack ? 1 : 0);
});

test('a file of too few pixels for its print is told of', async ({ page }) => {
  await onCloth(page, '#ffffff');
  const opened = await open(page, 'en');
  const { words, dialog, chooser } = opened;
  for (const [side, isTold] of [
    [60, words.coarse !== undefined],
    [900, false],
  ] as const) {
    const logo = sharp(await square(red).png().toBuffer()).resize(side, side, {
      kernel: 'nearest',
    });
    const padded = await logo.extend({ right: 9, background: '#0000' }).png().toBuffer();
    await change(opened, () => chooser.setInputFiles(file(padded)));
    const told = dialog.getByText(words.coarse ?? '^', { exact: true });
    await expect(told).toHaveCount(isTold ? 1 : 0);
  }
});

test('a style without a photograph of its back has no button for that, and one with it prints both in one picture', async ({
  page,
}) => {
  await onCloth(page, '#ffffff', ([style]) => {
    if (style) style.back = { ...style.front };
  });
  const opened = await open(page, 'en');
  const { words, dialog, button, chooser, save, told } = opened;
  await change(opened, () => chooser.setInputFiles(file(png)));
  await button(words.places.heart).click();
  const heart = (await told()).cm;
  await dialog.getByRole('checkbox', { name: words.both, exact: true }).check();
  await button(words.places.back).click();
  // Both sides are seen, and only the one whose place was pressed changes.
  const sides = dialog.getByRole('img', { name: words.stage });
  await expect(sides).toHaveCount(2);
  const frontBefore = await printed({ stage: sides.first() });
  await change({ stage: sides.last() }, () => opened.name.fill('$$ $& {print}'));
  expect((await printed({ stage: sides.first() })).data).toEqual(frontBefore.data);
  await expect.poll(async () => (await told()).cm).toBe(28);
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  const picture = sharp(await download.path());
  const { width, height } = await picture.metadata();
  expect({ width, height }).toEqual({ width: 1800, height: 900 + foot });
  const { searchParams } = new URL(`${await opened.attach.getAttribute('href')}`);
  const line = printLine('en', ['heart', heart], ['back', 28, 'ink', '$$ $& {print}']);
  expect(searchParams.get('text')).toContain(line);
  // The logo on the wearer's left, and the name on the back.
  const part = async (left: number) => {
    const cut = await picture
      .clone()
      .extract({ left, top: 180, width: 540, height: 100 })
      .toBuffer();
    return (await sharp(cut).stats()).channels.map(({ min }) => min);
  };
  const [front, back] = [await part(180), await part(1080)];
  expect(Number(front[0])).toBeGreaterThan(150);
  expect(Number(front[1])).toBeLessThan(80);
  expect(Number(back[0])).toBeLessThan(80);
});

test('the picture is signed: under a stitch, on ink, the mark, the style and the number of the chat', async ({
  page,
}) => {
  const [style] = stylesIn('ar');
  await page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
      written.push(text);
      fillText.call(this, text, ...(rest as [number, number]));
    };
  });
  await onCloth(page, '#ffffff');
  const opened = await open(page, 'ar');
  await opened.chooser.setInputFiles(file(png));
  const { cm } = await opened.told();
  const { inPicture, width, height, bytes } = await saved(page, opened);
  const { ink, thread } = site.colors;
  const channels = (color: string) =>
    color.match(/\w\w/g)?.map((part) => Number.parseInt(part, 16)) ?? [];
  const isLike = (color: string, seen: number[]) =>
    channels(color).every((value, c) => Math.abs(value - Number(seen[c])) < 40);
  expect(isLike(ink, await inPicture(width / 2, height - 6))).toBe(true);
  const stitch = { left: 100, top: height - foot + 14, width: 200, height: 1 };
  const row = await sharp(bytes).extract(stitch).raw().toBuffer();
  const dots = Array.from({ length: 200 }, (_, x) => [...row.subarray(x * 3, x * 3 + 3)]);
  const apart = (color: string, dot: number[]) =>
    channels(color).reduce((sum, value, c) => sum + Math.abs(value - Number(dot[c])), 0);
  const sewn = dots.filter((dot) => apart(thread, dot) < apart(ink, dot)).length;
  // 12 px of 20, with round ends.
  expect(sewn).toBeGreaterThan(80);
  expect(sewn).toBeLessThan(150);
  const written: string[] = await page.evaluate('written');
  const code = styleCodes(entries.ar.catalog, site)[`${style?.id}`];
  expect(written).toContainEqual(`${style?.name} ${code}`);
  const number = (site.whatsapp ?? site.phone).shown;
  expect(written).toContainEqual(`\u2066${number}\u2069`);
  const size = entries.ar.catalog.mockup.print.asItIs
    .replace('{place}', () => entries.ar.catalog.mockup.places.chest)
    .replace('{size}', `${cm}`);
  expect(written).toContainEqual(size);
  expect(written).toContainEqual(entries.ar.catalog.mockup.rough);
  // A square: its sides are told over a line that is as long.
  const sides = `\u2066${cm} × ${cm}\u2069`;
  expect(written).toContainEqual(entries.ar.catalog.mockup.centimeters.replace('{number}', sides));
  const line = await sharp(bytes)
    .extract({ left: 0, top: height - foot - 32, width, height: 1 })
    .raw()
    .toBuffer();
  const drawn = Array.from({ length: width }, (_, x) => [...line.subarray(x * 3, x * 3 + 3)]);
  const long = drawn.filter((dot) => apart(ink, dot) < 150).length;
  // Its print area is 720 pixels and 40 cm wide.
  expect(Math.abs(long / 18 - cm)).toBeLessThan(1);
});

test('where an app neither shares nor saves, and where a canvas tells nothing, there is a way', async ({
  page,
}) => {
  await page.setViewportSize(mobile.viewport);
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    // It never answers, and no download begins.
    navigator.share = () => new Promise(() => undefined);
    HTMLAnchorElement.prototype.click = () => undefined;
  });
  const opened = await open(page, 'ar');
  const { words, dialog, button, chooser, status } = opened;
  await chooser.setInputFiles(file(png));
  const held = dialog.locator('img[src^="data:image/jpeg"]');
  const isLarge = async () => {
    await expect(held).toBeInViewport({ ratio: 0.9 });
    const [width, height] = await held.evaluate((image: HTMLImageElement) => [
      image.clientWidth,
      image.clientHeight,
    ]);
    expect(width).toBe(mobile.viewport.width);
    expect(height).toBeGreaterThan(mobile.viewport.height / 2);
    await expect(status).toHaveText(words.saved);
    await expect(opened.attach).toBeVisible();
  };
  await button(words.send).click();
  await isLarge();
  await button(words.edit).click();
  await button(words.download).click();
  await isLarge();
  await button(words.edit).click();
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toDataURL = () => {
      throw new DOMException('', 'SecurityError');
    };
  });
  for (const name of [words.send, words.download]) {
    await button(name).click();
    await expect(status).toHaveText(words.unmade);
    await expect(held).toBeHidden();
    await button(words.places.heart).click();
    await button(words.places.chest).click();
  }
});

test('a picture is read without holding up the page, on a processor of a quarter of the speed', async ({
  page,
}) => {
  const opened = await open(page, 'en');
  const { chooser, status, words } = opened;
  await change(opened, () => chooser.setInputFiles(file(png)));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800"
    height="800" fill="#fff"/><circle cx="400" cy="400" r="300"/><path fill="#fff" d="M300 300h200v200H300z"/></svg>`;
  const logo = await sharp(Buffer.from(svg)).png().toBuffer();
  const calls = await scriptCalls(page, async () => {
    await chooser.setInputFiles(file(logo));
    await expect(status).toContainText(words.backgroundFound);
  });
  expect(calls.length).toBeGreaterThan(5);
  // In the processor's own time: four times this is the limit of a long task.
  expect(Math.max(...calls)).toBeLessThan(50 / 4);
});
