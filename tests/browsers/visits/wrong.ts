import { expect, test } from 'vitest';
import { hearAndForget } from './in-page.ts';
import { patience, type Visitor } from './visitor.ts';

/** Before all else: that the visits notice what goes wrong. */
export function visitWrong({ browser }: Visitor) {
  test('what goes wrong in a page is heard', async () => {
    await browser.open('/about');
    await browser.evaluate(() => {
      setTimeout(() => {
        throw new Error('thrown on purpose');
      });
      Promise.reject(new Error('rejected on purpose'));
      const style = document.createElement('style');
      style.textContent = 'a { color: red }';
      const image = document.createElement('img');
      image.src = '/nothing.avif';
      document.head.append(style, image);
    });
    let heard = '';
    // They come in no order that all browsers keep.
    for (const wrong of [
      'nothing.avif',
      'thrown on purpose',
      'rejected on purpose',
      'forbidden by style-src',
    ]) {
      await expect
        .poll(async () => {
          heard += await browser.evaluate(hearAndForget);
          return heard;
        }, patience)
        .toContain(wrong);
    }
  });
}
