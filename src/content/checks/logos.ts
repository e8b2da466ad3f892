import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { drawnOn } from '../../logo/draw.ts';
import type { Message } from '../../messages/message.ts';
import { ContentError } from '../../messages/write.ts';
import { palette } from '../../styles/palette.ts';
import type { SiteContent } from '../reading/read.ts';

/** The contrast that a drawing needs to its ground (WCAG 2.2, 1.4.11). */
const least = 3;

/**
 * Logos that are hard to see on their ground.
 * @throws ContentError when a file of the logo cannot be drawn
 */
export async function* faintLogos(content: SiteContent): AsyncGenerator<Message> {
  const { logos, icon } = content.logo;
  const colors = palette(content.site.colors);
  const drawn = icon && sharp(Buffer.from(icon.svg)).stats();
  await drawn?.catch(() => broken(`${icon?.file}`));
  for (const ground of ['paper', 'ink'] as const) {
    const shown = Object.values(logos[ground]).filter((logo) => logo !== undefined);
    for (const [file, svg] of new Map(shown.map(({ file, svg }) => [file, svg]))) {
      // A picture of one pixel has the average color of all that is drawn.
      const pixel = sharp(Buffer.from(drawnOn(ground, svg, colors))).resize(1, 1, { fit: 'fill' });
      const bytes = pixel.removeAlpha().raw().toBuffer();
      const color = (await bytes.catch(() => broken(file))).toString('hex');
      const contrast = wcagContrast(`#${color}`, colors[ground]);
      if (contrast >= least) continue;
      const dark = file.replace(/(-dark)?\.svg$/, '-dark.svg');
      const code = ground === 'paper' ? 'logo-faint-paper' : 'logo-faint-ink';
      const ratios = { ratio: `${contrast.toFixed(1)}:1`, least: `${least}:1` };
      const values = { color: colors[ground], dark, ...ratios };
      yield { file: `content/logo/${file}`, code, values };
    }
  }
}

function broken(file: string): never {
  throw new ContentError({ file: `content/logo/${file}`, code: 'logo-damaged' });
}
