import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ascent } from '../../src/fonts/typeface.ts';
import { localeCodes, locales } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import { builtPage } from '../helpers/built-site.ts';

/** Fonts of which most devices have one, by the direction of their letters and their weight, under each of their names. */
const usual = {
  rtl: {
    400: [
      ...['Noto Naskh Arabic', 'Noto Naskh Arabic Regular', 'GeezaPro'],
      ...['Noto Sans Arabic', 'Noto Sans Arabic Regular', 'Segoe UI'],
    ],
    700: ['Noto Naskh Arabic Bold', 'GeezaPro-Bold', 'Noto Sans Arabic Bold', 'Segoe UI Bold'],
  },
  ltr: {
    400: [
      ...['Roboto', 'Roboto Regular', 'Arial', 'Liberation Sans'],
      ...['Noto Sans', 'Noto Sans Regular'],
    ],
    700: ['Roboto Bold', 'Arial Bold', 'Liberation Sans Bold', 'Noto Sans Bold'],
  },
};

const sizeOf = (face: string) => Number(/size-adjust:(\d+)/.exec(face)?.[1]);

test.each(localeCodes)(
  '%s: fonts that most devices have are fitted to the typeface and stand in for it',
  (locale) => {
    const html = builtPage(pathOf('about', locale)).replaceAll('"', '');
    // Words are shown before the typeface has arrived.
    expect(html).toMatch(/@font-face{font-family:Typeface;[^}]*font-display:swap/);
    const [, stack = ''] = /--fonts:Typeface,([^;}]+)/.exec(html) ?? [];
    const faces = html.match(/@font-face{[^}]*}/g) ?? [];
    const faceOf = (font: string) => faces.find((face) => face.includes(`local(${font})`)) ?? '';
    // Noto Sans is the wider of the two.
    const [wide, narrow] = ['Noto Sans', 'Roboto'].map((font) => sizeOf(faceOf(font)));
    expect(wide).toBeLessThan(narrow as number);
    // An Arabic page has Latin letters and figures too.
    for (const direction of new Set([locales[locale].direction, 'ltr'] as const)) {
      const fonts = Object.entries(usual[direction]).flatMap(([weight, names]) =>
        names.map((font) => ({ weight, font })),
      );
      for (const { weight, font } of fonts) {
        const face = faceOf(font);
        expect(face, font).toContain(`font-weight:${weight};`);
        expect(face, font).toMatch(/size-adjust.*ascent-override.*descent-override/);
        const [, above] = /ascent-override:([\d.]+)/.exec(face) ?? [];
        expect((sizeOf(face) * Number(above)) / 1e4, font).toBeCloseTo(ascent, 2);
        // Latin letters and figures are not stretched as Arabic ones are.
        expect(/unicode-range/.test(face), font).toBe(direction === 'rtl');
        expect(stack.split(',').map((name) => name.trim())).toContain(
          /font-family:([^;]+)/.exec(face)?.[1],
        );
      }
    }
  },
);

test('a build leaves no font where `npm run dev` in the same folder would show it', () => {
  expect(globSync('src/**/*.woff2')).toEqual([]);
});
