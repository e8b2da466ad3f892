// @ts-expect-error: the package has no types.
import subsetFont from 'subset-font';
import { typeface } from './typeface.ts';

/** The features that shaping needs. With all features the file would be half as large again. */
const keepFeatures = [
  'ccmp',
  'init',
  'medi',
  'fina',
  'rlig',
  'liga',
  'locl',
  'kern',
  'mark',
  'mkmk',
];

/** The typeface cut to some letters, as WOFF2. */
export const subset = (letters: string): Promise<Buffer> =>
  subsetFont(typeface, letters, { targetFormat: 'woff2', keepFeatures });
