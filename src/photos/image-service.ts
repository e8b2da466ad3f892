import type { ImageTransform, LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';
import { cropAround } from './crop.ts';

/**
 * Astro's sharp service, with crops around a focal point: a `position` such as `20% 50%` (as CSS
 * writes object-position) says which point of the master stays in view. Sharp itself knows only
 * the nine compass points.
 */
const focalService: LocalImageService = {
  ...sharpService,
  async transform(input, options, config, logger) {
    const { position, width, height, ...rest } = options as ImageTransform;
    const focus = /^(\d+)% (\d+)%$/.exec(position ?? '');
    if (!focus || !width || !height) return sharpService.transform(input, options, config, logger);

    const master = sharp(input).autoOrient();
    const { data, info } = await master.toBuffer({ resolveWithObject: true });
    const area = cropAround(info, { width, height }, [Number(focus[1]), Number(focus[2])]);
    const cropped = await sharp(data).extract(area).png({ compressionLevel: 0 }).toBuffer();

    return sharpService.transform(
      new Uint8Array(cropped),
      { ...rest, src: options.src, width },
      config,
      logger,
    );
  },
};

export default focalService;
