import { type Rgb, wcagContrast } from 'culori';
import sharp from 'sharp';
import { ContentError } from '../content/parse.ts';
import { type Colors, palette } from '../styles/palette.ts';
import { drawnOn } from './drawn.ts';
import type { Brand } from './files.ts';

/** The contrast of a drawing to its ground (WCAG 2.2, 1.4.11); half of what is drawn may have less. */
const least = 3;

/**
 * A sentence about each file of the logo that is hardly seen on what it stands on.
 * @throws ContentError when a file of the mark cannot be drawn
 */
export async function hardlySeen({
  brand: { logos, icon },
  site: { colors },
}: {
  brand: Brand;
  site: { colors: Colors };
}): Promise<string[]> {
  const all = palette(colors);
  const warnings = new Set<string>();
  for (const mark of [...Object.values(logos.paper), ...Object.values(logos.ink), icon]) {
    if (!mark) continue;
    const drawn = sharp(Buffer.from(drawnOn('paper', mark.svg, all))).stats();
    const sentence = `content/brand/${mark.file} is broken: export it again as plain SVG.`;
    await drawn.catch(() => Promise.reject(new ContentError(sentence)));
  }
  for (const ground of ['paper', 'ink'] as const) {
    for (const logo of Object.values(logos[ground])) {
      if (!logo) continue;
      const drawn = Buffer.from(drawnOn(ground, logo.svg, all));
      const raw = await sharp(drawn).resize({ height: 36 }).ensureAlpha().raw().toBuffer();
      const contrasts: number[] = [];
      for (let at = 0; at < raw.length; at += 4) {
        if ((raw[at + 3] as number) < 128) continue;
        const [r, g, b] = [...raw.subarray(at, at + 3)].map((part) => part / 255);
        contrasts.push(wcagContrast({ mode: 'rgb', r, g, b } as Rgb, all[ground]));
      }
      const median = contrasts.sort((one, other) => one - other)[contrasts.length >> 1] ?? 1;
      if (median >= least) continue;
      const isDark = ground === 'paper' || logo.file.includes('-dark');
      const remedy = isDark
        ? `draw it ${ground === 'ink' ? 'lighter' : 'darker'}`
        : `add ${logo.file.replace('.svg', '-dark.svg')}, drawn lighter`;
      warnings.add(
        `content/brand/${logo.file} is hardly seen on ${ground} ${all[ground]}: most of it has a contrast of ${median.toFixed(1)}:1, and ${least}:1 is needed: ${remedy}.`,
      );
    }
  }
  return [...warnings];
}
