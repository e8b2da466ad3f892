import type { Locator } from '@playwright/test';
import readCode from 'jsqr';
import sharp from 'sharp';

/** What a reader of QR codes makes of an element as it looks, or nothing. */
export async function decode(element: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await element.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return readCode(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
