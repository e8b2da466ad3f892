import sharp from 'sharp';
import { behindCutOuts, mostPixels } from '../../src/photos/places.ts';
import { StockError } from './error.ts';

/** Forms that photographs come in; what else can be decoded (SVG, PDF, GIF) is a drawing. */
const forms = ['jpeg', 'png', 'webp', 'heif'];

/** The longest side that is kept, in pixels: a quarter more than the largest place needs. */
const longest = 2400;

/**
 * Turns what a host has sent into a JPEG that is upright, in sRGB, of at most 2400 pixels a side and
 * without metadata.
 * @throws StockError when it is no picture, has too many pixels, or is not whole
 */
export async function cleanPicture(bytes: Uint8Array) {
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ format: 'unknown', width: 0, height: 0 }));
  if (!forms.includes(format)) throw new StockError('what the host has sent is no photograph');
  if (width * height > mostPixels) {
    throw new StockError(
      `the picture has ${width} × ${height} pixels, more than ${mostPixels / 1e6} million: ask the host for a smaller one`,
    );
  }
  return sharp(bytes, { failOn: 'error' })
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: behindCutOuts })
    .jpeg({ quality: 90 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new StockError('the picture is damaged or cut short: try again');
    });
}
