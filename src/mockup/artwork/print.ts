import type { Artwork } from './artwork.ts';
import type { Cloth } from './cloth.ts';
import { bestInk, hasTints, type Ink, isFaint } from './ink.ts';
import { type Placement, type PlaceName, placeIn, placeOf, usual, widest } from './placement.ts';

/** With fewer pixels a centimeter (some 60 an inch) a print is seen to be coarse. */
const leastPixels = 24;

/** What a visitor prints on a side of a garment. */
export interface Choice {
  artwork?: Artwork | undefined;
  /** Whether it is printed without its ground. */
  isCut?: boolean;
  /** The name of the one color that it is printed in. */
  ink?: Ink['name'] | undefined;
  place: PlaceName;
  /** Where it was moved; else it is where the place usually has it. */
  placement?: Placement | undefined;
}

/** How it looks, and what else may be chosen for it. */
export type SeenPrint = NonNullable<ReturnType<typeof printOn>>;

/** How that looks on cloth; undefined without an artwork. */
export function printOn(cloth: Cloth, { artwork, isCut, ...choice }: Choice, inks: Ink[]) {
  const cut = isCut ? artwork?.cut : undefined;
  const best = bestInk(inks, cloth.tone);
  const named = inks.find(({ name }) => name === choice.ink);
  // A name takes the color that shows best.
  const ink = cut && (named ?? (artwork?.name ? best : undefined));
  const image = ink ? cut?.shape : (cut?.image ?? artwork?.whole);
  if (!image) return undefined;
  const wanted = choice.placement ?? usual(choice.place, cloth.printArea, image);
  const { placement } = placeIn(wanted, cloth.printArea, image);
  const isHidden = cut && best !== ink && isFaint(ink ?? cut.tones, cloth.tone);
  return {
    cloth,
    image,
    ink,
    color: ink?.color,
    placement,
    most: widest(cloth.printArea, image),
    place: placeOf(choice.place, placement),
    hasShape: !!cut,
    hasColors: !artwork?.name,
    name: artwork?.name,
    /** Whether one color prints lighter parts thinner. */
    hasTints: ink !== undefined && hasTints(cut?.tones ?? []),
    /** Whether its file has too few pixels for this size. */
    isCoarse: image.width * (artwork?.fineness ?? Infinity) < leastPixels * placement.cm,
    /** The ink that shows better, where this is hard to see. */
    better: isHidden ? best : undefined,
  };
}
