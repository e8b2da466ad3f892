import { optimize, type PluginConfig } from 'svgo';
import { ContentError } from '../messages/content-error.ts';
import { colorNames, type Palette } from '../styles/palette.ts';

/** What is behind a logo: paper in the header, ink in the footer and in the picture beside a link. */
export type Ground = 'paper' | 'ink';

/** How many KB a logo may have once it is cleaned: every page has it. */
const logoHolds = 8;

const again = 'export it again as plain SVG';

/** What no mark may have in it, and what to do about it; `$1` is the part in brackets. */
const refused: [what: RegExp, sentence: string][] = [
  [
    /<(text|tspan|textPath)\b/,
    'has letters that need a font: turn them into outlines in the drawing program, and export it again',
  ],
  [/<(image|feImage)\b/, 'has a picture of pixels in it: ask who drew it for the drawing itself'],
  [
    /(?: (?:xlink:)?href="|@import |url\()\s*(?:&quot;|["'])?(?![#\s])([^"')&]{1,40})/i,
    `needs $1, which is not in the file: ${again}, with all that belongs to it`,
  ],
  [
    new RegExp(`var\\((?!--(?:${colorNames.join('|')})\\b)([^),]*)`),
    `names the color $1: a mark may name --${colorNames.join(', --')}`,
  ],
  [
    /<(?!\/|!|(?:svg|g|defs|symbol|use|path|rect|circle|ellipse|line|polyline|polygon|linearGradient|radialGradient|stop|clipPath|mask|pattern|marker|filter|fe[A-Z]\w+|style)\b)([\w:-]+)/,
    `has <$1> in it, which is no part of a drawing: ${again}`,
  ],
];

/** What goes: scripts, what drawing programs keep for themselves, and styles that attributes can say. */
const cleaning: PluginConfig[] = [
  'removeScripts',
  { name: 'removeAttrs', params: { elemSeparator: ' ', attrs: '(on.*|xml:space)' } },
  'removeTitle',
  { name: 'removeDesc', params: { removeAny: true } },
  { name: 'preset-default', params: { overrides: { inlineStyles: false, minifyStyles: false } } },
  'removeDimensions',
];

/** An SVG that the site can use. A logo, which every page has, gets a prefix for its ids and no styles. */
export function cleanSvg(file: string, source: string, prefix?: string): string {
  const mistake = (sentence: string) =>
    new ContentError({ code: 'text', values: { text: `content/logo/${file} ${sentence}.` } });
  const forPages: PluginConfig[] = [
    { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
    'convertStyleToAttrs',
    { name: 'prefixIds', params: { prefix: `${prefix}`, delim: '-' } },
    { name: 'addAttributesToSVGElement', params: { attributes: [{ 'aria-hidden': 'true' }] } },
  ];
  let svg: string;
  try {
    svg = optimize(source, { plugins: [...cleaning, ...(prefix ? forPages : [])] }).data;
  } catch {
    svg = '';
  }
  if (!svg.startsWith('<svg')) throw mistake(`is broken, or no SVG: ${again}`);
  for (const [what, sentence] of refused) {
    const [found, part = ''] = what.exec(svg) ?? [];
    if (found) throw mistake(sentence.replace('$1', part));
  }
  if (prefix && /<style\b| style="/.test(svg)) {
    throw mistake(
      'has styles, which the site’s security policy blocks: export it again with presentation attributes in their place',
    );
  }
  const { width, height } = sizeOf(svg);
  if (!(width > 0 && height > 0)) {
    throw mistake(`does not say how large it is: ${again}, with a viewBox`);
  }
  if (!prefix && Math.abs(width - height) > width / 100) {
    throw mistake(`is ${width} wide and ${height} high: an icon is square`);
  }
  const kilobytes = Math.ceil(Buffer.byteLength(svg) / 1024);
  if (prefix && kilobytes > logoHolds) {
    throw mistake(
      `has ${kilobytes} KB once it is cleaned, and every page has it, with room for ${logoHolds}: ask who drew it for one with fewer points and effects`,
    );
  }
  return svg;
}

/** The view box of an SVG, in its own units. */
export function sizeOf(svg: string) {
  const [, box = ''] = /viewBox="([^"]*)"/.exec(svg) ?? [];
  const [left = 0, top = 0, width = 0, height = 0] = box.split(/[\s,]+/).map(Number);
  return { left, top, width, height };
}

/** A mark where no stylesheet reaches: with the colors that a page would give it on this ground. */
export function drawnOn(ground: Ground, svg: string, colors: Palette): string {
  const [text, behind] =
    ground === 'ink' ? [colors['paper-light'], colors.ink] : [colors.ink, colors.paper];
  const named: Record<string, string> = { ...colors, paper: behind };
  return svg
    .replace(/var\(--(\w+)[^)]*\)/g, (_, name) => named[name] ?? text)
    .replace(/currentcolor/gi, text);
}
