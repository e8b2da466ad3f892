import { clampChroma, formatHex, type Oklch, oklch } from 'culori';

/** The colors that the owner chooses, in the design's words. */
export const colorNames = ['ink', 'paper', 'thread', 'clay'] as const;

export type ColorName = (typeof colorNames)[number];

/** `colors` in `content/site.yaml`, each as `#rrggbb`. */
export type Colors = Record<ColorName, string>;

/** Every color of the site, as `#rrggbb`: the owner's four, what follows from them, and the chat's. */
export function palette(colors: Colors) {
  const { paper, thread, clay } = colors;
  const lighter = (part: number) => (l: number) => 1 - (1 - l) * part;
  return {
    ...colors,
    /** Text on ink, and surfaces that are raised from paper. */
    'paper-light': vary(paper, { l: lighter(0.15), c: (c) => c * 0.45 }),
    'clay-hover': vary(clay, { l: (l) => l * 0.866, c: (c) => c * 0.9 }),
    'thread-hover': vary(thread, { l: lighter(0.745), c: (c) => c * 0.95, h: (h) => h + 3 }),
    /** The footer, under a band of ink. */
    'ink-deep': vary(colors.ink, { l: (l) => l * 0.8 }),
    /** Where a photograph of the workshop will be. Its chroma has a limit, or a vivid paper would make it gaudy. */
    wood: vary(paper, { l: (l) => l * 0.8, c: (c) => Math.min(c * 3.46, 0.05), h: (h) => h - 5 }),
    /** Where a photograph of a product will be. */
    stone: vary(paper, { l: (l) => l * 0.896, h: (h) => h - 3 }),
    /** WhatsApp's own greens, by which its button is known. */
    chat: '#075e54',
    'chat-hover': '#04463f',
    'chat-on-ink': '#25d366',
    'chat-on-ink-hover': '#4be184',
  };
}

export type Palette = ReturnType<typeof palette>;

/**
 * The first stylesheet of a page: the order of the layers, whichever comes next, and the colors, two also as numbers for
 * `rgb()`: the oldest browsers mix no colors.
 */
export function colorStylesheet(colors: Colors): string {
  const all = palette(colors);
  const numbers = (hex: string) => hex.match(/\w\w/g)?.map((part) => Number.parseInt(part, 16));
  const properties = {
    ...all,
    'ink-rgb': numbers(all.ink)?.join(' '),
    'paper-light-rgb': numbers(all['paper-light'])?.join(' '),
  };
  const declarations = Object.entries(properties).map(([name, value]) => `--${name}:${value}`);
  return `@layer tokens,base,utilities;@layer tokens{:root{${declarations.join(';')}}}`;
}

/** A color with another lightness, chroma or hue in OKLCH; paler, where displays cannot show it. */
export function vary(
  color: string,
  by: Partial<Record<'l' | 'c' | 'h', (value: number) => number>>,
) {
  const { mode, l, c, h = 0 } = oklch(color) as Oklch;
  const varied = { mode, l: by.l?.(l) ?? l, c: by.c?.(c) ?? c, h: by.h?.(h) ?? h };
  return formatHex(clampChroma(varied, mode));
}
