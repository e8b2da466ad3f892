import type { colorNames, Palette } from '../styles/palette.ts';

/** What is behind a logo: paper in the header, ink in the footer and in the picture beside a link. */
export type Background = 'paper' | 'ink';

/** The site's colors by the names that a drawing may give, and `text`, which is that of words. */
export type NamedColors = Record<(typeof colorNames)[number] | 'text', string>;

/** The colors of a drawing on a background, which it names paper. */
export function colorsOn(background: Background, colors: Palette): NamedColors {
  return background === 'paper'
    ? { ...colors, text: colors.ink }
    : { ...colors, paper: colors.ink, text: colors['paper-light'] };
}
