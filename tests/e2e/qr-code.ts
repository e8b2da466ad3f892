import type { Locator } from '@playwright/test';
import decode from 'qr/decode.js';
import sharp from 'sharp';

/** What a reader that knows only dark codes on light ground makes of an element as it looks. */
export async function readQrCode(element: Locator): Promise<string> {
  const { data, info } = await sharp(await element.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const inMargin = (info.width * 5 + 5) * info.channels;
  if ((data[inMargin] as number) < 128) return 'no light ground';
  return decode({ data, width: info.width, height: info.height }, { effort: 1 });
}
