/** Where the middle of an artwork is in a print area, in parts of that, and how wide the artwork is, in centimeters. */
export type Placement = Record<'x' | 'y' | 'cm', number>;

export type Size = Record<'width' | 'height', number>;

/** Where an artwork is in a print area, in the area's pixels. */
export type Box = readonly [left: number, top: number, width: number, height: number];

/** A print area in pixels, and how many of them a centimeter of the garment has. */
export type PrintArea = Size & { perCm: number };

/** The usual places, in the order of their buttons. */
export const placeNames = ['chest', 'heart', 'front', 'back'] as const;

export type PlaceName = (typeof placeNames)[number];

/** An artwork may not get narrower, in centimeters: it could not be found again. */
export const narrowest = 4;

/** The sides of the largest print, a sheet of A3 (ISO 216), in centimeters. */
const [long, short] = [42, 29.7];

/** How wide an artwork may be, in centimeters: all of it is in the print area and on the sheet. */
export function widest({ width, height, perCm }: PrintArea, artwork: Size): number {
  const ratio = artwork.width / artwork.height;
  const onSheet = Math.max(Math.min(long, short * ratio), Math.min(short, long * ratio));
  return Math.min(onSheet, width / perCm, (height / perCm) * ratio);
}

/**
 * What a printer would choose for a place: a print begins at the top of its area, a word is wider than a sign, and a small
 * one is on the wearer's left.
 */
export function usual(place: PlaceName, area: PrintArea, artwork: Size): Placement {
  const ratio = artwork.width / artwork.height;
  const large = ratio >= 2 ? 28 : Math.min(25, 25 * ratio);
  const widths = { chest: large, back: large, heart: Math.min(9, 9 * ratio), front: long };
  const aside = place === 'heart' ? (9.5 * area.perCm) / area.width : 0;
  return placeIn({ x: 0.5 + aside, y: 0, cm: widths[place] }, area, artwork).placement;
}

/** The place that a print has once it was moved or sized. */
export function placeOf(before: PlaceName, { x, cm }: Placement): PlaceName {
  if (before === 'back') return before;
  if (x > 0.6 && cm < 14) return 'heart';
  return before === 'front' && cm > 20 ? before : 'chest';
}

const between = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** The nearest placement at which all of an artwork is in the print area, its box there, and how wide it may be. */
export function placeIn({ x, y, cm }: Placement, area: PrintArea, artwork: Size) {
  const most = widest(area, artwork);
  const kept = between(cm, narrowest, most);
  const width = kept * area.perCm;
  const height = (width * artwork.height) / artwork.width;
  const left = between(x * area.width - width / 2, 0, area.width - width);
  const top = between(y * area.height - height / 2, 0, area.height - height);
  const middle = { x: (left + width / 2) / area.width, y: (top + height / 2) / area.height };
  const box: Box = [left, top, width, height];
  return { placement: { ...middle, cm: kept }, box, most };
}
