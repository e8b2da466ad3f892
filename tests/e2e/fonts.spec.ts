import { globSync, readFileSync } from 'node:fs';
import { localeCodes } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import { pages } from '../../src/page-table.ts';
import { expect, test } from '../helpers/fixtures.ts';

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
    const withoutCode = html.join('').replace(/<(script|style)\b.*?<\/\1>/gs, '');
    // Words as well: in a text, a mark that has fallen onto its letter is lower than other letters.
    const texts = [
      ...new Set(withoutCode.split(/<[^>]*>/).flatMap((text) => [text, ...text.split(/\s/)])),
    ];
    await page.goto('about:blank');
    expect(texts.length).toBeGreaterThan(50);
    expect(await page.evaluate(findDifferences, { texts, fonts })).toEqual([]);
  });
}

/** The texts that two fonts draw in another width or height, such as without a join; runs in an empty page. */
async function findDifferences({ texts, fonts }: { texts: string[]; fonts: object }) {
  for (const [family, bytes] of Object.entries(fonts)) {
    const url = `url(data:font/woff2;base64,${bytes})`;
    document.fonts.add(await new FontFace(family, url, { weight: '400 700' }).load());
  }
  const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const sizeIn = (family: string, weight: number, text: string) => {
    pen.font = `${weight} 100px ${family}`;
    const { width, actualBoundingBoxAscent, actualBoundingBoxDescent } = pen.measureText(text);
    return { width, actualBoundingBoxAscent, actualBoundingBoxDescent };
  };
  const isDifferent = (text: string, weight: number) => {
    const [whole, cut] = [sizeIn('whole', weight, text), sizeIn('cut', weight, text)];
    return Object.keys(whole).some(
      (key) => Math.abs(Number(whole[key as 'width']) - Number(cut[key as 'width'])) > 1,
    );
  };
  return texts.filter((text) => isDifferent(text, 400) || isDifferent(text, 700));
}
