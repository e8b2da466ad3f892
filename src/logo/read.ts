import { globSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { type Locale, localeCodes } from '../i18n/locales.ts';
import type { Message } from '../messages/message.ts';
import { ContentError } from '../messages/write.ts';
import type { Palette } from '../styles/palette.ts';
import { cleanSvg } from './clean.ts';
import { type Ground, withoutMargin } from './draw.ts';

/** The names that a file of the logo may have, the one that goes first before the others. */
function logoNames(locale: Locale, ground: Ground): string[] {
  const names = [`logo.${locale}`, 'logo'];
  const dark = ground === 'ink' ? names.map((name) => `${name}-dark`) : [];
  return [...dark, ...names].map((name) => `${name}.svg`);
}

/** Every name that a file of the logo may have. */
const logoFiles = [
  'icon.svg',
  ...new Set(localeCodes.flatMap((locale) => logoNames(locale, 'ink').toReversed())),
];

/**
 * Reads the logo, as far as it is there, from `content/logo`, which may be missing.
 * @throws ContentError when a file cannot be used
 */
export function readLogo(folder: string) {
  const files = globSync('*', { cwd: folder });
  const pixels = files.find(
    (file) =>
      /^(logo|icon)\b.*\.(?!svg$)/i.test(file) && !files.includes(`${parse(file).name}.svg`),
  );
  if (pixels) {
    throw new ContentError({ code: 'logo-not-svg', file: `content/logo/${pixels}` });
  }
  const read = (names: string[], prefix?: string) => {
    const file = names.find((name) => files.includes(name));
    if (!file) return undefined;
    return { file, svg: cleanSvg(file, readFileSync(`${folder}/${file}`, 'utf8'), prefix) };
  };
  const logoOn = (ground: Ground) => {
    const logos = localeCodes.map((locale) => [locale, read(logoNames(locale, ground), ground)]);
    return Object.fromEntries(logos) as Record<Locale, ReturnType<typeof read>>;
  };
  const known = logoFiles.join(', ');
  return {
    logos: { paper: logoOn('paper'), ink: logoOn('ink') },
    icon: read(['icon.svg']),
    /** A message about each file that nothing reads. */
    unread: files
      .filter((file) => !logoFiles.includes(file))
      .map((file): Message => {
        return { file: `content/logo/${file}`, code: 'logo-unread', values: { names: known } };
      }),
  };
}

type Logos = ReturnType<typeof readLogo>['logos'];

/** The logos as pages show them, none with an empty margin. */
export async function cropLogos(logos: Logos, colors: Palette): Promise<Logos> {
  const cropped = structuredClone(logos);
  for (const ground of ['paper', 'ink'] as const) {
    for (const logo of Object.values(cropped[ground])) {
      if (logo) logo.svg = await withoutMargin(ground, logo.svg, colors);
    }
  }
  return cropped;
}
