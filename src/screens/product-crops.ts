import type { Crop } from '../photos/sources.ts';

/** The catalog's products, whole, three beside each other and two on a phone. */
export const productCrops: [Crop, ...Crop[]] = [
  {
    widths: [320, 480, 640, 800],
    sizes: '(min-width: 78rem) 25rem, (min-width: 48rem) 32vw, 50vw',
  },
];
