/** Where a picture is in a print area: its middle from the area's left and top, and its size beside the largest that fits; each from 0 to 1. */
export interface Place {
  x: number;
  y: number;
  size: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A picture may not get smaller: it could not be found again. */
export const smallest = 0.1;

/** The places that have a button. A small print is on the wearer's left. */
export const places = {
  center: { x: 0.5, y: 0.5 },
  chestSmall: { x: 0.82, y: 0, size: 0.3 },
  chestLarge: { x: 0.5, y: 0, size: 0.85 },
} satisfies Record<string, Partial<Place>>;

export const placeNames = Object.keys(places) as (keyof typeof places)[];

/** Whether a place is still the one that a button has led to. */
export function isAt(place: Place, name: keyof typeof places) {
  const { x, y, size } = { ...place, ...places[name] };
  return place.x === x && place.y === y && place.size === size;
}

const between = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** The nearest place at which all of a picture is in the print area, and its box there, in the area's pixels. */
export function placeIn({ x, y, size }: Place, area: Size, picture: Size) {
  const kept = between(size, smallest, 1);
  const scale = Math.min(area.width / picture.width, area.height / picture.height) * kept;
  const width = picture.width * scale;
  const height = picture.height * scale;
  const left = between(x * area.width - width / 2, 0, area.width - width);
  const top = between(y * area.height - height / 2, 0, area.height - height);
  const middle = { x: (left + width / 2) / area.width, y: (top + height / 2) / area.height };
  return { place: { ...middle, size: kept }, box: [left, top, width, height] as const };
}
