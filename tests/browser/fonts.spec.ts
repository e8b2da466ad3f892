import { readFileSync } from 'node:fs';
import { contentNames, readContent } from '../../src/content/read.ts';
import { languageCodes } from '../../src/language.ts';
import { expect, test } from './test.ts';

for (const language of languageCodes) {
  test(`${language}: every text is drawn by the cut font as by the whole one, no join lost`, async ({
    page,
  }) => {
    const texts = contentNames.flatMap((name) => strings(readContent(name, language)));
    expect(texts.length).toBeGreaterThan(100);
    await page.goto('about:blank');
    const different = await page.evaluate(
      async ({ texts, fonts }) => {
        for (const [family, bytes] of Object.entries(fonts)) {
          const font = new FontFace(family, `url(data:font/woff2;base64,${bytes})`, {
            weight: '400 700',
          });
          document.fonts.add(await font.load());
        }
        const canvas = document.createElement('canvas');
        canvas.height = 60;
        const draw = (text: string, weight: number, family: string) => {
          canvas.width = 1600;
          const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
          pen.font = `${weight} 24px ${family}`;
          pen.fillText(text, 800, 36);
          return canvas.toDataURL();
        };
        return texts.filter((text) =>
          [400, 700].some((weight) => draw(text, weight, 'cut') !== draw(text, weight, 'whole')),
        );
      },
      {
        texts,
        fonts: {
          cut: readFileSync(`src/fonts/cut/${language}.woff2`, 'base64'),
          whole: readFileSync('src/fonts/Alexandria.ttf', 'base64'),
        },
      },
    );
    expect(different).toEqual([]);
  });
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
}
