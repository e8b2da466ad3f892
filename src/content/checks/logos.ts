import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { drawnOn } from '../../logo/svg.ts';
import { ContentError } from '../../messages/content-error.ts';
import type { Message } from '../../messages/message.ts';
import { palette } from '../../styles/palette.ts';
import type { SiteContent } from '../reading/read.ts';

/** The contrast that a drawing needs to its ground (WCAG 2.2, 1.4.11). */
const least = 3;

/**
 * Logos that are hardly seen on their ground.
 * @throws ContentError when a file of the mark cannot be drawn
 */
export async function* faintLogos(content: SiteContent): AsyncGenerator<Message> {
  const { logos, icon } = content.logo;
  const colors = palette(content.site.colors);
  const drawn = icon && sharp(Buffer.from(icon.svg)).stats();
  await drawn?.catch(() => broken(`${icon?.file}`));
  for (const ground of ['paper', 'ink'] as const) {
    const marks = Object.values(logos[ground]).filter((logo) => logo !== undefined);
    for (const [file, svg] of new Map(marks.map(({ file, svg }) => [file, svg]))) {
      // A picture of one pixel has the average color of all that is drawn.
      const pixel = sharp(Buffer.from(drawnOn(ground, svg, colors))).resize(1, 1, { fit: 'fill' });
      const bytes = pixel.removeAlpha().raw().toBuffer();
      const color = (await bytes.catch(() => broken(file))).toString('hex');
      const contrast = wcagContrast(`#${color}`, colors[ground]);
      if (contrast >= least) continue;
      const dark = file.replace(/(-dark)?\.svg$/, '-dark.svg');
      const remedy = ground === 'paper' ? 'draw it darker' : `draw ${dark}, lighter than this`;
      const text = `content/logo/${file} is hardly seen on ${ground} ${colors[ground]}: its contrast is ${contrast.toFixed(1)}:1, and ${least}:1 is needed: ${remedy}.`;
      yield { code: 'text', values: { text } };
    }
  }
}

function broken(file: string): never {
  const text = `content/logo/${file} is broken: export it again as plain SVG.`;
  throw new ContentError({ code: 'text', values: { text } });
}
