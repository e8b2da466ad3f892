import { globSync, readFileSync } from 'node:fs';
import { localeCodes } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import { pages } from '../../src/page-table.ts';
import { builtPage } from '../helpers/built-site.ts';
import { entries, expect, strings, test } from '../helpers/fixtures.ts';

/** The bytes of each, as base64, and the weights that they are declared for. */
type Fonts = Record<'whole' | 'cut', { bytes: string; weight: string }>;

test('the subset fonts draw every text as the whole font does, in each weight', async ({
  page,
}) => {
  const whole = readFileSync('src/fonts/typeface.ttf', 'base64');
  for (const locale of localeCodes) {
    const [cut = ''] = globSync(`dist/_astro/${locale}.*.woff2`);
    const html = pages.map((name) => builtPage(pathOf(name, locale))).join('');
    // Every text between tags, in sight or not.
    const withoutCode = html.replace(/<(script|style)\b.*?<\/\1>/gs, '');
    // What scripts write stands in none of them: the words of every count, and their numbers.
    const counted = strings(entries[locale]).map((text) => text.replace(/\{\w+\}/g, '0123456789'));
    // Words as well: in a text, a mark that has fallen onto its letter is lower than other letters.
    const texts = [
      ...new Set(
        [...counted, ...withoutCode.split(/<[^>]*>/)].flatMap((text) => [
          text,
          ...text.split(/\s/),
        ]),
      ),
    ];
    expect(texts.length).toBeGreaterThan(50);
    const [, weight = ''] = /family:Typeface;[^}]*weight:([\d ]+)/.exec(html) ?? [];
    const fonts = {
      whole: { bytes: whole, weight: '400 700' },
      cut: { bytes: readFileSync(cut, 'base64'), weight },
    };
    expect(await page.evaluate(findDifferences, { texts, fonts }), locale).toEqual([]);
  }
});

/** The texts that two fonts draw in another width or height, such as without a join; runs in an empty page. */
async function findDifferences({ texts, fonts }: { texts: string[]; fonts: Fonts }) {
  document.fonts.clear();
  for (const [family, { bytes, weight }] of Object.entries(fonts)) {
    const url = `url(data:font/woff2;base64,${bytes})`;
    document.fonts.add(await new FontFace(family, url, { weight }).load());
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
