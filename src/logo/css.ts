import { formatHex8 } from 'culori';
import { colorNames } from '../colors/palette.ts';
import { ProblemError } from '../problems/sentences.ts';

// By patterns, as they hold for attributes too. A parser, such as SVGO's css-tree, would change the numbers of a path, and
// leaves what stands in place of a color's name unread.

/** CSS without what belongs to fonts: a logo has no letters. */
export const withoutFonts = (css: string) =>
  css
    .replace(/@import\s*(url\(\s*["']?|["'])(?:https?:)?\/\/.*?["')][^;]*;?/gi, '')
    .replace(/@font-face\s*\{[^{}]*\}/gi, '');

/** CSS without conditional rules, such as `@media`. */
export const withoutConditions = (css: string) =>
  css.replace(/@[\w-]+[^@{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');

/** What browsers draw and the program that cuts the margin off does not: it would be cut off too. */
const unknown =
  /transform-origin(?=\s*:\s*(?!0))|clip-path(?=\s*:\s*\w+\((?<!url\())|(?:calc|color-mix|light-dark)(?=\()/i;

/** @throws ProblemError for CSS that is not drawn everywhere, or that needs another file */
export function checkCss(css: string) {
  const [element] = unknown.exec(css) ?? [];
  if (element) throw new ProblemError({ code: 'logo-part', values: { element } });
  const addresses = css.matchAll(/(?:@import\s*["']|url\(\s*["']?)([^"')]*)/gi);
  for (const [, address = ''] of addresses) checkAddress(address);
}

/** @throws ProblemError for the address of another file, which an image is not given */
export function checkAddress(address: string) {
  if (/^\s*(#|data:|$)/.test(address)) return;
  const values = { address: address.trim().slice(0, 40) };
  throw new ProblemError({ code: 'logo-needs', values });
}

/** The name of a color, and what stands for it where it has no value. */
const named = /var\(\s*--([\w-]+)\s*(?:,\s*((?:[^()]|\([^()]*\))*?)\s*)?\)/gi;
/** A color in a notation that only browsers know. */
const newer = /\b(?:color|oklab|oklch|lab|lch|hwb)\([^()]*\)/gi;
/** A declaration, and the same again in such a notation, as Figma writes it. */
const newerAfterOlder = new RegExp(`([\\w-]+)(\\s*:[^;{}]*);\\s*\\1\\s*:\\s*${newer.source}`, 'gi');

/**
 * CSS with values in place of the names of colors, and without notations that only browsers know.
 * @throws ProblemError for a name without a value
 */
export function withColors(css: string, colors: Record<string, string>): string {
  const colorOf = (_: string, name: string, fallback?: string) => {
    const color = colors[name] ?? fallback;
    if (color) return color;
    const names = colorNames.map((known) => `--${known}`).join(', ');
    throw new ProblemError({ code: 'logo-color', values: { color: `--${name}`, names } });
  };
  let valued = css;
  // What stands for a color may name another.
  for (let depth = 0; depth < 4; depth++) valued = valued.replace(named, colorOf);
  return valued
    .replace(newerAfterOlder, '$1$2')
    .replace(newer, (color) => formatHex8(color)?.replace(/ff$/, '') ?? color);
}
