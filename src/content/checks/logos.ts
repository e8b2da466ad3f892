import sharp, { type Sharp } from 'sharp';
import { palette } from '../../colors/palette.ts';
import { localeCodes } from '../../i18n/locales.ts';
import { type Drawing, lostPart, pixelsOf, svgOf, withoutMargin } from '../../logo/draw.ts';
import { isDark, isLost, kilobytesOf, mostKilobytes, room } from '../../logo/show.ts';
import type { PlacedProblem, Problem } from '../../problems/problem.ts';
import { ProblemError } from '../../problems/sentences.ts';
import type { SiteContent } from '../reading/read.ts';

/** How high a logo must be on a page, in CSS pixels. */
const lowest = 16;

/** Most logos need fewer KB. */
const usualKilobytes = 8;

/**
 * What is wrong with the logo: languages without one, and drawings that are hard to see, large or in a box.
 * @throws ProblemError when a file of the logo cannot be drawn
 */
export async function* checkLogos(content: SiteContent): AsyncGenerator<PlacedProblem> {
  const { logos, icon } = content.logo;
  const colors = palette(content.site.colors);
  const drawn = icon && sharp(Buffer.from(svgOf(icon))).stats();
  await drawn?.catch(() => broken(`${icon?.file}`));
  const without = localeCodes.filter((locale) => !logos.paper[locale]);
  // With no logo at all, every page shows the name.
  if (without.length < localeCodes.length) {
    for (const language of without)
      yield { file: 'content/logo', code: 'logo-language', values: { language } };
  }
  const told = new Set<string>();
  for (const background of ['paper', 'ink'] as const) {
    const shown = Object.values(logos[background]).filter((logo) => logo !== undefined);
    for (const [name, source] of new Map(shown.map((logo) => [logo.file, logo]))) {
      const file = `content/logo/${name}`;
      const drawing = await withoutMargin(source).catch(() => broken(name));
      const lost = await lostPart(drawing, background, colors);
      if (!told.has(name))
        for (const problem of await shapeProblems(drawing)) yield { file, ...problem };
      told.add(name);
      if (Number.isNaN(lost) && background === 'paper') yield { file, code: 'logo-empty' };
      if (!isLost(lost)) continue;
      const onInk = isDark(name) ? 'logo-faint-ink' : 'logo-plate';
      const code = background === 'paper' ? 'logo-faint-paper' : onInk;
      const part = Math.round(lost * 100);
      const dark = name.replace('.svg', '-dark.svg');
      yield { file, code, values: { color: colors[background], part, dark } };
    }
  }
}

/** What is wrong with a logo on any background. */
async function shapeProblems(drawing: Drawing) {
  const [kilobytes, least, most] = [kilobytesOf(svgOf(drawing)), usualKilobytes, mostKilobytes];
  const large: Problem = { code: 'logo-large', values: { kilobytes, least, most } };
  const shape = (await whiteBox(pixelsOf(drawing))) ?? lowLogo(drawing);
  return [...(kilobytes > least ? [large] : []), ...(shape ? [shape] : [])];
}

/** A logo on white: every pixel along its top is opaque and nearly white; the edge itself is soft. */
async function whiteBox(pixels: Sharp): Promise<Problem | undefined> {
  const { data, info } = await pixels.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const top = data.subarray((info.width + 1) * 4, (2 * info.width - 1) * 4);
  return top.every((value) => value > 240) ? { code: 'logo-box' } : undefined;
}

/** A logo so wide that pages show it too low. */
function lowLogo({ box: { width, height } }: Drawing): Problem | undefined {
  const shown = Math.min(room.height, (room.width * height) / width);
  if (shown >= lowest) return undefined;
  return { code: 'logo-low', values: { pixels: Math.round(shown), least: lowest } };
}

function broken(file: string): never {
  throw new ProblemError({ file: `content/logo/${file}`, code: 'logo-damaged' });
}
