import type { Artwork } from './artwork.ts';
import type { Cloth } from './cloth.ts';
import { bestInk, hasTints, type Ink, isFaint } from './ink.ts';
import { type Placement, type PlaceName, placeIn, placeOf, usual } from './placement.ts';

/** With fewer pixels a centimeter (some 60 an inch) a print is seen to be coarse. */
const leastPixels = 24;

/** What a visitor prints on a side of a garment. */
export interface Choice {
  artwork?: Artwork | undefined;
  /** The one color that it is printed in. */
  ink?: Ink | undefined;
  place: PlaceName;
  /** Where it was moved; else it is where the place usually has it. */
  placement?: Placement | undefined;
}

/** How it looks, and what else may be chosen for it. */
export type SeenPrint = NonNullable<ReturnType<typeof printOn>>;

/** How that looks on cloth; undefined without an artwork. */
export function printOn(cloth: Cloth, { artwork, ...choice }: Choice, inks: Ink[]) {
  const cut = artwork?.isCut ? artwork.cut : undefined;
  const best = bestInk(inks, cloth.tone);
  // A name takes the color that shows best.
  const ink = cut && (choice.ink ?? (artwork?.name ? best : undefined));
  const image = ink ? cut?.shape : (cut?.image ?? artwork?.whole);
  if (!image) return undefined;
  const area = cloth.printArea;
  const placed = placeIn(choice.placement ?? usual(choice.place, area, image), area, image);
  const place = placeOf(choice.place, placed.placement);
  const aside = placed.placement.x - usual(place, area, image).x;
  const isHidden = cut && ink !== best && isFaint(ink ?? cut.tones, cloth.tone);
  return {
    ...placed,
    cloth,
    image,
    cut,
    ink,
    place,
    name: artwork?.name,
    /** Whether it is farther than a centimeter from where a printer would put it, however wide it is. */
    isMoved: Math.max(placed.box[1], Math.abs(aside) * area.width) > area.perCm,
    /** Whether one color prints lighter parts thinner. */
    hasTints: cut && hasTints(cut.tones),
    /** Whether its file has too few pixels for this size. */
    isCoarse: image.width * Number(artwork?.fineness) < leastPixels * placed.placement.cm,
    /** The ink that shows better, where this is hard to see. */
    better: isHidden ? best : undefined,
  };
}
