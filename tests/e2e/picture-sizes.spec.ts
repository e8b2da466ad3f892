import sharp from 'sharp';
import { readContent } from '../../src/content/parse/read.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import { pages } from '../../src/page-table.ts';
import { publishedName } from '../helpers/built-site.ts';
import { choosable, hashOf } from '../helpers/choice.ts';
import { expect, mobile, test } from '../helpers/fixtures.ts';

test.use({ ...mobile, contextOptions: { reducedMotion: 'reduce' } });

const { photos } = readContent();
const originals = await Promise.all(
  Array.from(photos.usable, async ([key, file]) => {
    const { autoOrient } = await sharp(`content/photos/${file}`).metadata();
    return { name: publishedName(key), ...autoOrient };
  }),
);

/** How large each photograph is shown, the widths of its files, and the widest of each format; runs in the page. */
function shownPhotos() {
  return [...document.images].flatMap((image) => {
    const { width, height } = image.getBoundingClientRect();
    const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
    const filesOf = (format: string) =>
      sources
        .find(({ type, media }) => type === `image/${format}` && matchMedia(media).matches)
        ?.srcset.split(', ');
    const widest = (format: string) =>
      filesOf(format)
        ?.at(-1)
        ?.replace(/ \d+w$/, '');
    const widths = filesOf('avif')?.map((file) => Number(/ (\d+)w$/.exec(file)?.[1])) ?? [];
    const avif = widest('avif');
    const jpeg = widest('jpeg') ?? image.getAttribute('src');
    return width > 0 && avif && jpeg ? [{ width, height, widths, avif, jpeg }] : [];
  });
}

for (const name of pages) {
  test(`${name}: on a phone, photographs are sharp, in browsers without AVIF as well`, async ({
    page,
  }) => {
    await page.goto(pathOf(name, 'ar') + hashOf({ items: choosable('ar') }));
    await page.evaluate(() => document.fonts.ready);
    for (const { width, height, avif, jpeg } of await page.evaluate(shownPhotos)) {
      const [best, other] = [
        await sharp(`dist${avif}`).metadata(),
        await sharp(`dist${jpeg}`).metadata(),
      ];
      const ratio = best.width / best.height;
      // Where it is cut to its place, the longer side decides.
      const place = Math.max(width, height * ratio);
      // The original itself may be smaller.
      const whole = originals
        .filter(({ name }) => avif.includes(`/${name}.`))
        .map((original) => Math.min(original.width, Math.floor(original.height * ratio)));
      // Of something small every detail is looked at, and costs little.
      const least = place * (place < 100 ? 3 : 1.5);
      expect(best.width, avif).toBeGreaterThanOrEqual(Math.min(least, ...whole));
      expect(other.width, jpeg).toBeGreaterThanOrEqual(Math.min(2 * place, best.width));
    }
  });
}

test('no usual device is given a photograph half again as wide as it shows it', async ({
  page,
}) => {
  for (const name of ['home', 'about', 'services', 'catalog'] as const) {
    for (const [window, ...densities] of [
      [360, 2],
      [390, 2],
      [900, 2],
      [1280, 1, 2],
      [1920, 1],
    ] as const) {
      await page.setViewportSize({ width: window, height: 900 });
      await page.goto(pathOf(name, 'ar'));
      await page.evaluate(() => document.fonts.ready);
      for (const { width, widths, avif } of await page.evaluate(shownPhotos)) {
        for (const density of densities) {
          const given = widths.find((each) => each >= width * density) ?? 0;
          // A smaller one costs little.
          if (given > 480)
            expect(given / (width * density), `${avif} at ${window} px`).toBeLessThan(1.48);
        }
      }
    }
  }
});
