import { optimize } from 'svgo';
import { colorNames, type Palette } from '../styles/palette.ts';

/** What is behind a logo: paper in the header, ink in the footer and in the picture beside a link. */
export type Ground = 'paper' | 'ink';

/** The view box of a cleaned SVG, in its own units. */
export function boxOf(svg: string) {
  const [, box = ''] = /^<svg[^>]* viewBox="([^"]*)"/.exec(svg) ?? [];
  const [x = 0, y = 0, width = 0, height = 0] = box.split(/[\s,]+/).map(Number);
  return { x, y, width, height };
}

/** An SVG with more attributes on its root. Those that it has stay. */
export function withAttributes(svg: string, attributes: Record<string, string | number>): string {
  const texts = Object.entries(attributes).map(([name, value]) => ({ [name]: `${value}` }));
  const add = { name: 'addAttributesToSVGElement', params: { attributes: texts } } as const;
  return optimize(svg, { plugins: [add] }).data;
}

/** A cleaned SVG where no stylesheet reaches: with the colors that a page would give it on this ground. */
export function drawnOn(ground: Ground, svg: string, colors: Palette): string {
  const isOnInk = ground === 'ink';
  const own = { ...colors, paper: isOnInk ? colors.ink : colors.paper };
  let drawn = svg;
  for (const name of colorNames) drawn = drawn.replaceAll(`var(--${name})`, own[name]);
  return withAttributes(drawn, { color: isOnInk ? colors['paper-light'] : colors.ink });
}
