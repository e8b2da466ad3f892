import { cpSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Decisions } from './decisions.ts';

/** The names of photographs, as owners give them: two of them differ in Arabic letters alone. */
export const photos = ['loom', 'قميص-ابيض', 'بنطال-جينز', 'floor 2', 'shirt'];

/** The endings of their files, where they are not `jpg`; the PNG is a cut-out. */
const endings: Record<string, string> = {
  loom: 'JFIF',
  'قميص-ابيض': 'WebP',
  'floor 2': 'JPG',
  shirt: 'PNG',
  spare: 'JPEG',
};

/** What phones write into photographs: whose it is, and where it was taken. */
const exif = { IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1' } };

/** Draws the photographs: noise, each of another brightness. */
export async function writePhotos(folder: string, { fraction }: Decisions) {
  mkdirSync(`${folder}/photos`, { recursive: true });
  // One that no page shows is published nowhere.
  for (const name of [...photos, 'spare']) {
    const noise = { type: 'gaussian', mean: 110 + 30 * fraction(name), sigma: 20 } as const;
    const size = { width: 640, height: 480, channels: 3, background: '#fff' } as const;
    const cloth = sharp({ create: { ...size, noise } });
    const clear = { top: 40, bottom: 40, left: 40, right: 40, background: '#0000' };
    if (endings[name] === 'PNG') cloth.extend(clear).png();
    else if (endings[name] === 'WebP') cloth.webp();
    else cloth.jpeg();
    await cloth.withExif(exif).toFile(`${folder}/photos/${name}.${endings[name] ?? 'jpg'}`);
  }
}

/** Logos as drawing programs write them. */
const logos = globSync('tests/unit/logos/*.svg').sort();

/** The other drawings that a factory may have: the box of each, and its first color. */
const drawings = {
  'logo-dark': { box: '0 0 120 36', color: '#ffffff' },
  icon: { box: '0 0 36 36', color: '#202020' },
};

/** Writes the logo, or none, and what else a factory may have drawn. */
export function writeLogos(folder: string, factory: number, { has }: Decisions) {
  mkdirSync(`${folder}/logo`, { recursive: true });
  if (has('logo')) cpSync(`${logos[factory % logos.length]}`, `${folder}/logo/logo.svg`);
  for (const [name, { box, color }] of Object.entries(drawings)) {
    if (!has(name)) continue;
    const bar = (x: number, color: string) => `<path fill="${color}" d="M${x} 0h9v36z"/>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${bar(0, color)}${bar(18, '#c03080')}</svg>`;
    writeFileSync(`${folder}/logo/${name}.svg`, svg);
  }
}
