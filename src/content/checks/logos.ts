import { statSync } from 'node:fs';
import { type PlacedProblem, type Problem, ProblemError } from '../../error-messages/sentences.ts';
import { localeCodes } from '../../i18n/locales.ts';
import { allLogoNames, iconFile, pictureSize, room } from '../../logo/logo.ts';
import type { SiteContent } from '../parse/read.ts';

/** The most that every visitor may be asked to load. */
const mostKilobytes = 200;

/**
 * What is wrong with the logo: files that are shown nowhere, and languages without one.
 * @throws ProblemError when a file cannot be shown
 */
export async function* checkLogos({ folder, logo }: SiteContent): AsyncGenerator<PlacedProblem> {
  const { logos, shown, unshown } = logo;
  for (const name of shown) {
    const problem = await logoMistake(`${folder}/logo/${name}`);
    if (problem) throw new ProblemError({ ...problem, file: `content/logo/${name}` });
  }
  const values = { names: allLogoNames.join(', ') };
  for (const name of unshown) yield { file: `content/logo/${name}`, code: 'logo-unshown', values };
  const without = localeCodes.filter((locale) => !logos.light[locale]);
  // With no logo at all, every page shows the name.
  if (without.length === localeCodes.length) return;
  for (const language of without)
    yield { file: 'content/logo', code: 'logo-language', values: { language } };
}

/** Why a file of the logo cannot be shown, if so. */
export async function logoMistake(file: string): Promise<Problem | undefined> {
  const kilobytes = Math.ceil(statSync(file).size / 1024);
  if (kilobytes > mostKilobytes)
    return { code: 'logo-large', values: { kilobytes, most: mostKilobytes } };
  const size = await pictureSize(file).catch(() => undefined);
  if (!size) return { code: 'logo-damaged' };
  const { width, height } = size;
  const isSquare = Math.abs(width - height) <= width / 100;
  if (file.endsWith(`/${iconFile}`)) return isSquare ? undefined : { code: 'icon-not-square' };
  const least = { width: 2 * room.width, height: 2 * room.height };
  const isLarge = width >= least.width || height >= least.height;
  const values = { width, height, leastWidth: least.width, leastHeight: least.height };
  return isLarge || file.endsWith('.svg') ? undefined : { code: 'logo-small', values };
}
