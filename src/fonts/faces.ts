import { type Locale, localeCodes } from '../i18n/locales.ts';

/**
 * What stands in until the font arrives: the device's own letters, stretched to Alexandria's widths
 * and heights, so that nothing moves. Measured over all the site's text in Chromium: Noto Naskh
 * Arabic 1.25 (bold 1.32), Noto Sans Arabic 1.13, Roboto 1.13 (bold 1.15), Arial's metric twin
 * Liberation Sans 1.12 (bold 1.08). Geeza Pro (iOS) and Segoe UI (Windows) could not be measured:
 * they go with the Naskh and the Sans that they resemble. A device knows a font by its full name,
 * which says "Regular" in the newer versions of Noto.
 */
const fallbacks: [family: string, weight: 400 | 700, scale: number, ...names: string[]][] = [
  ['Naskh rtl', 400, 1.25, ...noto('Naskh Arabic', ['', ' Regular', ' UI']), 'GeezaPro'],
  ['Naskh rtl', 700, 1.32, ...noto('Naskh Arabic', [' Bold', ' UI Bold']), 'GeezaPro-Bold'],
  ['Sans rtl', 400, 1.13, ...noto('Sans Arabic', ['', ' Regular', ' UI']), 'Segoe UI'],
  ['Sans rtl', 700, 1.13, ...noto('Sans Arabic', [' Bold', ' UI Bold']), 'Segoe UI Bold'],
  ['Roboto ltr', 400, 1.13, 'Roboto', 'Roboto Regular'],
  ['Roboto ltr', 700, 1.15, 'Roboto Bold'],
  ['Arial ltr', 400, 1.12, 'Arial', 'Liberation Sans'],
  ['Arial ltr', 700, 1.08, 'Arial Bold', 'Liberation Sans Bold'],
];

function noto(script: string, styles: string[]): string[] {
  return styles.map((style) => `Noto ${script}${style}`);
}

/** Alexandria's measures, in per cent of its size. */
const ascent = 96.8;
const descent = 25.1;

/** The stylesheet of the fonts; a page fetches only the file of the family that it names. */
export function fontFaces(): string {
  return [...localeCodes.map(alexandria), ...fallbacks.map(fallback)].join('\n');
}

function alexandria(locale: Locale): string {
  return `@font-face {
  font-family: "Alexandria ${locale}";
  src: url("./${locale}.woff2") format("woff2");
  font-weight: 400 700;
  font-display: swap;
}

:root:lang(${locale}) {
  --typeface: "Alexandria ${locale}";
}
`;
}

function fallback([family, weight, scale, ...names]: (typeof fallbacks)[number]): string {
  return `@font-face {
  font-family: "${family}";
  src: ${names.map((name) => `local("${name}")`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${Math.round(scale * 100)}%;
  ascent-override: ${(ascent / scale).toFixed(1)}%;
  descent-override: ${(descent / scale).toFixed(1)}%;
  line-gap-override: 0%;
}
`;
}
