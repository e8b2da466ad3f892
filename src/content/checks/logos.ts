import { wcagContrast } from 'culori';
import sharp, { type Sharp } from 'sharp';
import { localeCodes } from '../../i18n/locales.ts';
import { boxOf, pixelsOf, withoutMargin } from '../../logo/draw.ts';
import type { Message, Problem } from '../../messages/message.ts';
import { ContentError } from '../../messages/write.ts';
import { palette } from '../../styles/palette.ts';
import type { SiteContent } from '../reading/read.ts';

/** The contrast that a drawing needs to its ground (WCAG 2.2, 1.4.11). */
const least = 3;

/** The room for a logo on a page, and how high it must be there, in CSS pixels. */
const room = { width: 180, height: 36, least: 16 };

/**
 * What is wrong with the logo: languages without one, and drawings that are hard to see or in a box.
 * @throws ContentError when a file of the logo cannot be drawn
 */
export async function* checkLogos(content: SiteContent): AsyncGenerator<Message> {
  const { logos, icon } = content.logo;
  const colors = palette(content.site.colors);
  const drawn = icon && sharp(Buffer.from(icon.svg)).stats();
  await drawn?.catch(() => broken(`${icon?.file}`));
  const without = localeCodes.filter((locale) => !logos.paper[locale]);
  for (const language of without.length < localeCodes.length ? without : []) {
    yield { file: 'content/logo', code: 'logo-language', values: { language } };
  }
  const told = new Set<string>();
  for (const ground of ['paper', 'ink'] as const) {
    const shown = Object.values(logos[ground]).filter((logo) => logo !== undefined);
    for (const [file, source] of new Map(shown.map(({ file, svg }) => [file, svg]))) {
      const svg = await withoutMargin(ground, source, colors).catch(() => broken(file));
      const { picture } = pixelsOf(ground, svg, colors);
      const shape = told.has(file) ? undefined : ((await whiteBox(picture)) ?? lowLogo(svg));
      told.add(file);
      if (shape) yield { file: `content/logo/${file}`, ...shape };
      // A picture of one pixel has the average color of all that is drawn.
      const pixel = picture.clone().resize(1, 1, { fit: 'fill' });
      const color = (await pixel.removeAlpha().raw().toBuffer()).toString('hex');
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

/** A logo on white: every pixel along its top is opaque and nearly white; the edge itself is soft. */
async function whiteBox(picture: Sharp): Promise<Problem | undefined> {
  const pixels = picture.clone().ensureAlpha().raw();
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true });
  const top = data.subarray((info.width + 1) * 4, (2 * info.width - 1) * 4);
  return top.every((value) => value > 240) ? { code: 'logo-box' } : undefined;
}

/** A logo so wide that pages show it too low. */
function lowLogo(svg: string): Problem | undefined {
  const { width, height } = boxOf(svg);
  const shown = Math.min(room.height, (room.width * height) / width);
  if (shown >= room.least) return undefined;
  return { code: 'logo-low', values: { pixels: Math.round(shown), least: room.least } };
}

function broken(file: string): never {
  throw new ContentError({ file: `content/logo/${file}`, code: 'logo-damaged' });
}
