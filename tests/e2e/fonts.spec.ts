import { readFileSync } from 'node:fs';
import { localeCodes } from '../../src/i18n/locales.ts';
import { everyPage } from '../../src/i18n/routes.ts';
import { expect, test } from './test.ts';

for (const locale of localeCodes) {
  test(`${locale}: the cut font draws every text as the whole font does, in each weight`, async ({
    page,
  }) => {
    const fonts = {
      cut: readFileSync(`src/fonts/subset/${locale}.woff2`, 'base64'),
      whole: readFileSync('src/fonts/typeface.ttf', 'base64'),
    };
    const texts = new Set<string>();
    for (const { path } of everyPage.filter((page) => page.locale === locale)) {
      await page.goto(path);
      for (const text of await page.evaluate(textsOfPage)) texts.add(text);
    }
    expect(texts.size).toBeGreaterThan(50);
    const weights = () =>
      page.evaluate(() => [...document.fonts].find(({ status }) => status === 'loaded')?.weight);
    await expect.poll(weights).toBe('400 700');
    await page.goto('about:blank');
    expect(await page.evaluate(findDifferences, { texts: [...texts], fonts })).toEqual([]);
  });
}

/** Every text that stands in the page, shown or not yet; runs in it. */
function textsOfPage(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement?.closest('script, style')) texts.push(textContent ?? '');
  }
  return texts;
}

/** The texts that two fonts draw differently, such as without a join; runs in an empty page. */
async function findDifferences({ texts, fonts }: { texts: string[]; fonts: object }) {
  for (const [family, bytes] of Object.entries(fonts)) {
    const url = `url(data:font/woff2;base64,${bytes})`;
    document.fonts.add(await new FontFace(family, url, { weight: '400 700' }).load());
  }
  const canvas = document.createElement('canvas');
  canvas.height = 60;
  const draw = (text: string, weight: number, family: string) => {
    canvas.width = 1600;
    const pen = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
    pen.font = `${weight} 24px ${family}`;
    pen.fillText(text, 800, 36);
    return pen.getImageData(0, 0, canvas.width, canvas.height).data;
  };
  return texts.filter((text) =>
    [400, 700].some((weight) => {
      const whole = draw(text, weight, 'whole');
      // Where the parts of a letter overlap, its edge may be a shade softer.
      return draw(text, weight, 'cut').some((part, at) => Math.abs(part - (whole[at] ?? 0)) > 128);
    }),
  );
}
