import { globSync, readFileSync } from 'node:fs';
import { localeCodes } from '../../src/i18n/locales.ts';
import { pages, pathOf } from '../../src/i18n/routes.ts';
import { expect, test } from './fixtures.ts';

for (const locale of localeCodes) {
  test(`${locale}: the subset font draws every text as the whole font does, in each weight`, async ({
    page,
  }) => {
    const [cut = ''] = globSync(`dist/_astro/${locale}.*.woff2`);
    const fonts = {
      cut: readFileSync(cut, 'base64'),
      whole: readFileSync('src/fonts/typeface.ttf', 'base64'),
    };
    await page.goto(pathOf('home', locale));
    const weights = () =>
      page.evaluate(() => [...document.fonts].find(({ status }) => status === 'loaded')?.weight);
    await expect.poll(weights).toBe('400 700');
    const sources = pages.map((name) => page.request.get(pathOf(name, locale)));
    const html = await Promise.all(sources.map(async (source) => (await source).text()));
    // Every text between tags, in sight or not.
    const written = html.join('').replace(/<(script|style)\b.*?<\/\1>/gs, '');
    const texts = [...new Set(written.split(/<[^>]*>/))];
    await page.goto('about:blank');
    expect(texts.length).toBeGreaterThan(50);
    expect(await page.evaluate(findDifferences, { texts, fonts })).toEqual([]);
  });
}

/** The texts that two fonts draw in another width, such as without a join; runs in an empty page. */
async function findDifferences({ texts, fonts }: { texts: string[]; fonts: object }) {
  for (const [family, bytes] of Object.entries(fonts)) {
    const url = `url(data:font/woff2;base64,${bytes})`;
    document.fonts.add(await new FontFace(family, url, { weight: '400 700' }).load());
  }
  const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const widthIn = (family: string, weight: number, text: string) => {
    pen.font = `${weight} 24px ${family}`;
    return pen.measureText(text).width;
  };
  return texts.filter((text) =>
    [400, 700].some(
      (weight) => Math.abs(widthIn('whole', weight, text) - widthIn('cut', weight, text)) > 0.1,
    ),
  );
}
