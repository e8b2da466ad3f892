import sharp from 'sharp';
import { expect, test } from 'vitest';
import { setText } from '../../src/graphics/social-image-text.ts';
import type { Locale } from '../../src/i18n/locales.ts';

/** The widths of the pieces of ink that have a gap to their left and right, from the left. */
async function pieces(words: string, locale: Locale): Promise<number[]> {
  const { data } = await setText(words, locale, '#ffffff');
  const { data: alpha, info } = await sharp(data)
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const columns = Array.from({ length: info.width }, (_, x) =>
    alpha.some((value, index) => index % info.width === x && value > 60) ? '#' : ' ',
  );
  const ink = columns.join('').split(/ +/).filter(Boolean);
  return ink.map(({ length }) => length);
}

test('Arabic is joined and runs from right to left, and characters of markup are drawn', async () => {
  expect(await pieces('سسس', 'ar')).toHaveLength(1);
  expect(await pieces([...'سسس'].join('\u200c'), 'ar')).toHaveLength(3);
  const [sin = 0, alef = 0] = await pieces('ا س', 'ar');
  expect(alef).toBeLessThan(sin / 2);
  expect(await pieces('< & >', 'en')).toHaveLength(3);
});

test.each(['ar', 'en'] as const)('text in %s fills its box and stays inside', async (locale) => {
  for (const words of ['Khayt', 'one thread runs through them all '.repeat(8).trim()]) {
    const { info } = await setText(words, locale, '#ffffff');
    expect(info.width).toBeLessThanOrEqual(500);
    expect(info.height).toBeLessThanOrEqual(200);
    expect(info.width > 250 || info.height > 120).toBe(true);
  }
});
