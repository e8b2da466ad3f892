import type { Crop } from '../../photos/sources.ts';

/** The hero's photographs: upright for a phone, square for a tablet held upright, else wide. */
export const heroCrops: [Crop, ...Crop[]] = [
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
