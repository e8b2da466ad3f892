import { type Locale, localeCodes } from '../i18n/locales.ts';

/** What shows until Alexandria arrives, scaled to its widths as measured in Chromium. */
const fallbacks: [family: string, weight: 400 | 700, scale: number, ...names: string[]][] = [
  ['Naskh', 400, 1.25, ...noto('Naskh Arabic', ['', ' Regular', ' UI']), 'GeezaPro'],
  ['Naskh', 700, 1.32, ...noto('Naskh Arabic', [' Bold', ' UI Bold']), 'GeezaPro-Bold'],
  ['Sans', 400, 1.13, ...noto('Sans Arabic', ['', ' Regular', ' UI']), 'Segoe UI'],
  ['Sans', 700, 1.13, ...noto('Sans Arabic', [' Bold', ' UI Bold']), 'Segoe UI Bold'],
  ['Latin', 400, 1.13, 'Roboto', 'Roboto Regular'],
  ['Latin', 700, 1.15, 'Roboto Bold'],
  ['Arial', 400, 1.12, 'Arial', 'Liberation Sans'],
  ['Arial', 700, 1.08, 'Arial Bold', 'Liberation Sans Bold'],
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
  font-family: "${family} fallback";
  src: ${names.map((name) => `local("${name}")`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${Math.round(scale * 100)}%;
  ascent-override: ${(ascent / scale).toFixed(1)}%;
  descent-override: ${(descent / scale).toFixed(1)}%;
  line-gap-override: 0%;
}
`;
}
