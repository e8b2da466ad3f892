import type { Locator } from '@playwright/test';
import readCode from 'jsqr';
import sharp from 'sharp';

/** What a reader that knows only dark codes on light ground makes of an element as it looks. */
export async function readQrCode(element: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await element.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data);
  return readCode(pixels, info.width, info.height, { inversionAttempts: 'dontInvert' })?.data;
}
