import { type Locale, locales } from '../i18n/locales.ts';
import { ascent, descent, widthOf } from './typeface.ts';

/** A text in each script, by which the widths of fonts are compared. */
const arabic =
  'مصنع ملابس للبراندات الناشئة وتجار الجملة: نختار معك القماش ونجهّز الباترون وننتج القطع ونغلّفها حتى تصل إليك';
const latin =
  'We choose the fabric with you, make the pattern, sew the pieces, print or embroider them, and pack every order for you';

/**
 * What stands in until the font arrives: the device's own letters, stretched to the typeface's widths and heights, so
 * that nothing moves. A page in Arabic has Latin letters and figures too, which need fonts of their own. For each, how
 * wide it sets the text of its script, in parts of its size: Noto Naskh Arabic, Noto Sans Arabic, Roboto, Arial's
 * metric twin Liberation Sans, and Noto Sans, as measured in Chromium. Geeza Pro (iOS) and Segoe UI (Windows) could not
 * be measured: they go with the Naskh and the Sans that they resemble. A device knows a font by its full name, which
 * says "Regular" in the newer versions of Noto.
 */
const fallbacks: [family: string, text: string, weight: 400 | 700, width: number, ...string[]][] = [
  ['Naskh rtl', arabic, 400, 40.5, ...noto('Naskh Arabic', ['', ' Regular', ' UI']), 'GeezaPro'],
  ['Naskh rtl', arabic, 700, 42.3, ...noto('Naskh Arabic', [' Bold', ' UI Bold']), 'GeezaPro-Bold'],
  ['Sans rtl', arabic, 400, 44.8, ...noto('Sans Arabic', ['', ' Regular', ' UI']), 'Segoe UI'],
  ['Sans rtl', arabic, 700, 49.5, ...noto('Sans Arabic', [' Bold', ' UI Bold']), 'Segoe UI Bold'],
  ['Roboto ltr', latin, 400, 52.5, 'Roboto', 'Roboto Regular'],
  ['Roboto ltr', latin, 700, 53.4, 'Roboto Bold'],
  ['Arial ltr', latin, 400, 52.8, 'Arial', 'Liberation Sans'],
  ['Arial ltr', latin, 700, 56.7, 'Arial Bold', 'Liberation Sans Bold'],
  ['Noto ltr', latin, 400, 56.2, ...noto('Sans', ['', ' Regular'])],
  ['Noto ltr', latin, 700, 59.8, ...noto('Sans', [' Bold'])],
];

function noto(script: string, cuts: string[]): string[] {
  return cuts.map((cut) => `Noto ${script}${cut}`);
}

/** The characters that an Arabic fallback font draws: Latin letters would be stretched as its Arabic is. */
const arabicRange = { 'unicode-range': 'U+20,U+600-6FF,U+200C-200F' };

/** Which letters of a typed name are in a font of a script, by the direction of the page: the others are in its own font. */
const typedRanges = {
  rtl: { arabic: 'U+66E-6FF', latin: 'U+C0-24F,U+1E00-1EFF' },
  ltr: { arabic: 'U+600-6FF', latin: 'U+C0-24F,U+1E00-1EFF' },
};

/**
 * The stylesheet of the typeface at an address, of what stands in for it on a page in a language, and of the letters that
 * visitors type, which are fetched only then.
 */
export function fontFaces(locale: Locale, url: string, letters: Record<string, string>): string {
  const typeface = `@font-face{font-family:Typeface;src:url(${url});font-weight:400 700;font-display:swap}`;
  const { direction } = locales[locale];
  const others = fallbacks.filter(([family]) => direction === 'rtl' || family.endsWith('ltr'));
  const stretched = others.map(([family, text, weight, width, ...names]) => {
    const percent = Math.round((100 * widthOf(text, weight)) / width);
    const descriptors = {
      'font-family': family,
      src: names.map((name) => `local("${name}")`).join(),
      'font-weight': `${weight}`,
      'size-adjust': `${percent}%`,
      'ascent-override': `${((1e4 * ascent) / percent).toFixed(1)}%`,
      'descent-override': `${((1e4 * descent) / percent).toFixed(1)}%`,
      'line-gap-override': '0%',
      ...(text === arabic && arabicRange),
    };
    const declarations = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`);
    return `@font-face{${declarations.join(';')}}`;
  });
  const typed = Object.entries(typedRanges[direction]).map(
    ([script, range]) =>
      `@font-face{font-family:Letters;src:url(${letters[script]});font-weight:400 700;unicode-range:${range}}`,
  );
  return [typeface, ...stretched, ...typed].join('');
}
