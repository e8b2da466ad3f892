import type { Palette } from '../styles/palette.ts';
import type { Ground } from './files.ts';

/** A mark where no stylesheet reaches: with the colors that a page would give it on this ground. */
export function drawnOn(ground: Ground, svg: string, colors: Palette): string {
  const [text, behind] = ground === 'ink' ? [colors.white, colors.ink] : [colors.ink, colors.paper];
  const named: Record<string, string> = { ...colors, paper: behind };
  return svg
    .replace(/var\(--(\w+)[^)]*\)/g, (_, name) => named[name] ?? text)
    .replace(/currentcolor/gi, text);
}
