import type { Locator } from '@playwright/test';
import readCode from 'jsqr';
import sharp from 'sharp';

/** What a reader of QR codes that knows only dark on light makes of an element as it looks, or nothing. */
export async function decode(element: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await element.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data);
  return readCode(pixels, info.width, info.height, { inversionAttempts: 'dontInvert' })?.data;
}
