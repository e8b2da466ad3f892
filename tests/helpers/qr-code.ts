import { expect, type Locator } from '@playwright/test';
import decode from 'qr/decode.js';
import sharp from 'sharp';

/** What a reader that knows only dark codes on a light background makes of an image as it looks, once it is there. */
export async function readQrCode(element: Locator): Promise<string> {
  await element.scrollIntoViewIfNeeded();
  await element.evaluate((image: HTMLImageElement) => image.decode());
  const { data, info } = await sharp(await element.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const inMargin = (info.width * 5 + 5) * info.channels;
  if ((data[inMargin] as number) < 128) return 'no light background';
  return decode({ data, width: info.width, height: info.height }, { effort: 1 });
}

/** Expects a code to open the chat with a message, if it has room for it. */
export async function expectCode(code: Locator, message: string): Promise<void> {
  if (Buffer.byteLength(message) > 400) return;
  const text = async () => new URL(await readQrCode(code)).searchParams.get('text');
  await expect.poll(text).toBe(message);
}
