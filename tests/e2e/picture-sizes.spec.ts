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

/** How large each photograph is shown, and the widest file of each format for it; runs in the page. */
function shownPhotos() {
  return [...document.images].flatMap((image) => {
    const { width, height } = image.getBoundingClientRect();
    const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
    const widest = (format: string) =>
      sources
        .find(({ type, media }) => type === `image/${format}` && matchMedia(media).matches)
        ?.srcset.split(', ')
        .at(-1)
        ?.replace(/ \d+w$/, '');
    const avif = widest('avif');
    const jpeg = widest('jpeg') ?? image.getAttribute('src');
    return width > 0 && avif && jpeg ? [{ width, height, avif, jpeg }] : [];
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
