import type { ImageTransform, LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';

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
    const scale = Math.min(info.width / width, info.height / height);
    const crop = { width: Math.round(width * scale), height: Math.round(height * scale) };
    const left = Math.round(((info.width - crop.width) * Number(focus[1])) / 100);
    const top = Math.round(((info.height - crop.height) * Number(focus[2])) / 100);
    const cropped = await sharp(data)
      .extract({ left, top, ...crop })
      .png({ compressionLevel: 0 })
      .toBuffer();

    return sharpService.transform(
      new Uint8Array(cropped),
      { ...rest, src: options.src, width },
      config,
      logger,
    );
  },
};

export default focalService;
