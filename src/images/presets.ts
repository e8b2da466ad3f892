/** One crop of a photograph and where it is used. */
export interface Crop {
  /** A media condition; the last crop of a preset has none. */
  media?: string;
  /** Width divided by height. */
  ratio: number;
  /** Widths to offer, in pixels; those beyond the original are left out. */
  widths: number[];
  /** How wide it stands on the page, as the `sizes` attribute writes it. */
  sizes: string;
}

/** The crops of a place on a page; a browser takes the first whose condition holds. */
export type ImagePreset = [Crop, ...Crop[]];

/** Upright for a phone, square for a tablet held upright, else wide. */
const hero: ImagePreset = [
  {
    media: '(max-aspect-ratio: 2/3)',
    ratio: 5 / 8,
    widths: [480, 750],
    sizes: 'max(100vw, calc((100svh - 4rem) * 0.55))',
  },
  {
    media: '(orientation: portrait)',
    ratio: 1,
    widths: [800, 1200],
    sizes: 'max(100vw, calc((100svh - 4rem) * 0.88))',
  },
  { ratio: 2, widths: [960, 1440, 1920], sizes: 'max(100vw, calc((100svh - 5rem) * 1.88))' },
];

const about: ImagePreset = [
  { ratio: 4 / 5, widths: [480, 720, 960, 1200], sizes: '(min-width: 48rem) 48rem, 100vw' },
];

const service: ImagePreset = [
  {
    ratio: 4 / 3,
    widths: [480, 720, 960, 1200],
    sizes: '(min-width: 78rem) 37rem, (min-width: 40rem) 47vw, 92vw',
  },
];

/**
 * How the product at an index is cut, of `count` in the catalog: in a row of three or of two; on a
 * phone in a row of two, or alone at the end.
 */
export function productPreset(index: number, count: number): ImagePreset {
  const inRowOfTwo = isInRowOfTwo(index, count);
  const alone = index === count - 1 && index % 2 === 0;
  const [wide, tablet] = inRowOfTwo ? ['37rem', '47vw'] : ['25rem', '32vw'];
  return [
    {
      ratio: 4 / 5,
      widths: inRowOfTwo || alone ? [320, 480, 640, 800, 1200] : [320, 480, 640, 800],
      sizes: `(min-width: 78rem) ${wide}, (min-width: 48rem) ${tablet}, ${alone ? '92vw' : '50vw'}`,
    },
  ];
}

/**
 * The class `grid` ends in rows of two where rows of three would leave a gap: whether the thing at
 * an index stands in one of them, of `count` in all.
 */
export function isInRowOfTwo(index: number, count: number): boolean {
  const gap = (3 - (count % 3)) % 3;
  return index >= count - 2 * gap;
}

/** How photographs are cut, by the name that `content/schema.ts` gives each place on a page. */
export const imagePresets = { hero, about, service, product: productPreset(0, 3) };

/** The most pixels that a photograph may have: twice those of a good camera, and some. */
export const mostPixels = 100e6;
