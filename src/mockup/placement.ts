/** A point in a print area, in parts of its width and height, from its left and top. */
export interface Point {
  x: number;
  y: number;
}

/** Where the middle of an artwork is in a print area, and its size beside the largest that fits: 0 to 1. */
export interface Placement extends Point {
  size: number;
}

export interface Size {
  width: number;
  height: number;
}

/** An artwork may not get smaller: it could not be found again. */
export const smallest = 0.1;

/** The placements that have a button. A small print is on the wearer's left. */
export const placements = {
  center: { x: 0.5, y: 0.5 },
  chestSmall: { x: 0.82, y: 0, size: 0.3 },
  chestLarge: { x: 0.5, y: 0, size: 0.85 },
} satisfies Record<string, Partial<Placement>>;

/** In the order of the buttons. */
export const placementNames = Object.keys(placements) as (keyof typeof placements)[];

/** Whether a placement is still the one that a button has led to. */
export function isAt(placement: Placement, name: keyof typeof placements) {
  const { x, y, size } = { ...placement, ...placements[name] };
  return placement.x === x && placement.y === y && placement.size === size;
}

const between = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** The nearest placement at which all of an artwork is in the print area, and its box there, in the area's pixels. */
export function placeIn({ x, y, size }: Placement, area: Size, artwork: Size) {
  const kept = between(size, smallest, 1);
  const scale = Math.min(area.width / artwork.width, area.height / artwork.height) * kept;
  const width = artwork.width * scale;
  const height = artwork.height * scale;
  const left = between(x * area.width - width / 2, 0, area.width - width);
  const top = between(y * area.height - height / 2, 0, area.height - height);
  const middle = { x: (left + width / 2) / area.width, y: (top + height / 2) / area.height };
  return { placement: { ...middle, size: kept }, box: [left, top, width, height] as const };
}

/** Whether an artwork covers a point of the print area. */
export function covers(placement: Placement, area: Size, artwork: Size, { x, y }: Point) {
  const [left, top, width, height] = placeIn(placement, area, artwork).box;
  const [across, down] = [x * area.width - left, y * area.height - top];
  return across >= 0 && across <= width && down >= 0 && down <= height;
}
