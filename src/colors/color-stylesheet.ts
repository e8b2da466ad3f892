import { type Colors, palette } from './palette.ts';

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
