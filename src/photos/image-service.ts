import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import sharp, { type FormatEnum } from 'sharp';
import { cropAround } from './crop.ts';
import { behindCutOuts } from './places.ts';

/** What is asked for in `sources.ts`; a development server reads it from an address, as text. */
interface Cut {
  width: number;
  height: number;
  format: keyof FormatEnum;
  quality: number | string;
  /** The point that stays in view, as CSS writes object-position: `20% 50%`. */
  position: string;
}

/**
 * Cuts a master around a focal point: upright, in sRGB, without metadata. In place of Astro's own
 * transform, which knows only the nine compass points and which, where it fails, publishes the
 * master with all that its metadata says.
 */
const focalService: LocalImageService = {
  ...sharpService,
  async transform(input, options) {
    const { width, height, format, quality, position } = options as unknown as Cut;
    const { autoOrient } = await sharp(input).metadata();
    const [x = 50, y = 50] = position.split(' ').map(Number.parseFloat);

    const { data, info } = await sharp(input)
      .autoOrient()
      .extract(cropAround(autoOrient, { width, height }, [x, y]))
      .resize(width, height)
      .flatten({ background: behindCutOuts })
      .toFormat(format, { quality: Number(quality) })
      .toBuffer({ resolveWithObject: true });
    return { data: new Uint8Array(data), format: info.format as Cut['format'] };
  },
};

export default focalService;
