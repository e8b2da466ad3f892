import {
  copyFileSync,
  mkdirSync,
  mkdtempDisposableSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { extname } from 'node:path';
import { logoMistake } from '../../src/content/checks/logos.ts';
import { ProblemError } from '../../src/error-messages/sentences.ts';
import { allLogoNames, iconFile, listLogoFiles } from '../../src/logo/logo.ts';

const folder = 'content/logo';
const icon = 'icon';

/** What the owner can bring in: the logo for all languages or one, on light and on dark, and the icon. */
const parts = [...allLogoNames, icon];

/** A file of the logo that there may be. */
export interface LogoPart {
  /** Its name without its ending, such as "logo.ar-dark". */
  name: string;
  /** Its address at the desk, if it is there; another after each change. */
  src?: string;
}

const fileOf = (name: string) => listLogoFiles(folder).find((file) => nameOf(file) === name);
const nameOf = (file: string) => file.slice(0, -extname(file).length);

/** The files of the logo, as far as they are there. */
export function logoParts(): LogoPart[] {
  return parts.map((name) => {
    const file = fileOf(name);
    return file
      ? { name, src: `/logo/${file}?${statSync(`${folder}/${file}`).mtimeMs}` }
      : { name };
  });
}

/**
 * Brings a file of the logo in. What it replaces goes aside, into the folder `before`: a logo for all languages replaces those
 * of single ones, and one on light those on dark, which were drawn for another.
 * @throws ProblemError where the site cannot show it
 */
export async function addLogo(name: string, ending: string, bytes: Buffer): Promise<void> {
  const file = name === icon ? iconFile : `${name}${ending.toLowerCase()}`;
  const place = { file: `${folder}/${file}` };
  if (name === icon && ending.toLowerCase() !== '.svg')
    throw new ProblemError({ file: `${folder}/${name}${ending}`, code: 'icon-format' });
  if (!parts.includes(name) || !['.svg', '.png', '.webp'].includes(extname(file)))
    throw new ProblemError({ ...place, code: 'logo-format' });
  // `using` removes it when this function ends.
  using trial = mkdtempDisposableSync(`${tmpdir()}/site-logo-`);
  writeFileSync(`${trial.path}/${file}`, bytes);
  const mistake = await logoMistake(`${trial.path}/${file}`);
  if (mistake) throw new ProblemError({ ...place, ...mistake });
  // Also of a language that the site does not have now.
  const isReplaced = (other: string) =>
    other === name ||
    (other !== icon && (name === 'logo' || other === `${name}-dark`)) ||
    (name === 'logo-dark' && other.endsWith('-dark'));
  for (const other of listLogoFiles(folder).map(nameOf).filter(isReplaced)) removeLogo(other);
  mkdirSync(folder, { recursive: true });
  copyFileSync(`${trial.path}/${file}`, `${folder}/${file}`);
}

/** Puts a file of the logo aside, into the folder `before`. */
export function removeLogo(name: string): void {
  mkdirSync('before', { recursive: true });
  for (const file of listLogoFiles(folder))
    if (nameOf(file) === name) renameSync(`${folder}/${file}`, `before/${file}`);
}
