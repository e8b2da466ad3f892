import { globSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import type { Palette } from '../colors/palette.ts';
import { type Locale, localeCodes } from '../i18n/locales.ts';
import type { PlacedProblem } from '../problems/problem.ts';
import { ProblemError } from '../problems/sentences.ts';
import { cleanSvg, iconFile } from './clean.ts';
import type { Background, Drawing } from './draw.ts';

/** The names that a file of the logo may have: of two files, the one whose name comes first here is taken. */
function logoNames(locale: Locale, background: Background): string[] {
  const names = [`logo.${locale}`, 'logo'];
  const dark = background === 'ink' ? names.map((name) => `${name}-dark`) : [];
  return [...dark, ...names].map((name) => `${name}.svg`);
}

/** Every name that a file of the logo may have. */
const logoFiles = [
  iconFile,
  ...new Set(localeCodes.flatMap((locale) => logoNames(locale, 'ink').toReversed())),
];

/** The colors that a drawing on a background may name: the background is its paper, and `text` the color of words. */
export const colorsOn = (background: Background, colors: Palette) =>
  background === 'paper'
    ? { ...colors, text: colors.ink }
    : { ...colors, paper: colors.ink, text: colors['paper-light'] };

/** A file of the logo, and its drawing in the site's colors. */
export type LogoFile = Drawing & { file: string };

/**
 * Reads the logo, as far as it is there, from `content/logo`, which may be missing.
 * @throws ProblemError when a file cannot be used
 */
export function readLogo(folder: string, colors: Palette) {
  const files = globSync('*', { cwd: folder });
  const notSvg = files.find(
    (file) =>
      /^(logo|icon)\b.*\.(?!svg$)/i.test(file) && !files.includes(`${parse(file).name}.svg`),
  );
  if (notSvg) throw new ProblemError({ code: 'logo-not-svg', file: `content/logo/${notSvg}` });
  const read = (names: string[], background: Background): LogoFile | undefined => {
    const file = names.find((name) => files.includes(name));
    if (!file) return undefined;
    const source = readFileSync(`${folder}/${file}`, 'utf8');
    return { file, ...cleanSvg(file, source, colorsOn(background, colors)) };
  };
  const logoOn = (background: Background) => {
    const logos = localeCodes.map((locale) => [
      locale,
      read(logoNames(locale, background), background),
    ]);
    return Object.fromEntries(logos) as Partial<Record<Locale, LogoFile>>;
  };
  const icon = read([iconFile], 'paper');
  if (icon) {
    const { width, height } = icon.box;
    const values = { width, height };
    if (Math.abs(width - height) > width / 100)
      throw new ProblemError({ code: 'icon-not-square', file: `content/logo/${iconFile}`, values });
  }
  const values = { names: logoFiles.join(', ') };
  return {
    logos: { paper: logoOn('paper'), ink: logoOn('ink') },
    icon,
    /** A problem for each file that is not read. */
    unread: files
      .filter((file) => !logoFiles.includes(file))
      .map(
        (file): PlacedProblem => ({ file: `content/logo/${file}`, code: 'logo-unread', values }),
      ),
  };
}
