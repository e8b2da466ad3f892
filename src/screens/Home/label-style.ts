import type { Common } from '../../data/page-props.ts';

/** Where the name stands on the photograph, and how much room it has there, for the stylesheet of `BrandLabel`. */
export function labelStyle({ labelArea }: Common): string {
  if (!labelArea) return '';
  const { left, top, width, height } = labelArea;
  const sides = `--label-left:${left}%;--label-top:${top}%;--label-width:${width}%;--label-height:${height}%`;
  return `:root{${sides};--label-room:${width}cqi}`;
}
