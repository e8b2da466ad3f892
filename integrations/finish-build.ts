import { existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { hiddenPath, writeHostFiles } from '../hosting/host-files.ts';
import { textTypes } from '../hosting/rules.ts';
import { readContent } from '../src/content/reading/read.ts';
import { ContentError } from '../src/problems/sentences.ts';

/** The folder whose files are published as they are: `publicDir` of Astro. */
const folder = 'content/files';

/** What is done with `dist/` once Astro has written it. */
export const finishBuild: AstroIntegration = {
  name: 'finish-build',
  hooks: {
    'astro:build:done': ({ dir, assets }) => {
      const dist = fileURLToPath(dir);
      const { site, photos } = readContent();
      removeOriginals(dist, photos.usable.values());
      const own = ownFiles();
      const made = [...assets.values()].flat().map(({ href }) => href);
      const isTaken = (file: string) =>
        made.includes(new URL(file, dir).href) || new RegExp(hiddenPath).test(`/${file}`);
      refuse(own.filter(isTaken));
      writeHostFiles(dist, new URL(site.url).hostname, own);
      compress(dist);
    },
  },
};

/** Takes out the originals that Astro leaves there: their metadata may say who took them, and where. */
function removeOriginals(dist: string, photos: Iterable<string>): void {
  const originals = Array.from(photos, (file) => readFileSync(`content/photos/${file}`));
  for (const file of globSync('_astro/*', { cwd: dist })) {
    const bytes = readFileSync(dist + file);
    if (originals.some((original) => original.equals(bytes))) rmSync(dist + file);
  }
}

/** What the owner wants published as it is. */
export function ownFiles(): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));
}

/** Fails the build if files of the owner have addresses of the site's own files. */
function refuse(files: string[]): void {
  if (files.length === 0) return;
  const mistakes = files.map(
    (file) => ({ code: 'file-taken', file: `${folder}/${file}` }) as const,
  );
  throw new ContentError(...mistakes);
}

/** Writes a Brotli and a gzip copy beside every text file, each at its strongest. */
function compress(dist: string): void {
  for (const file of globSync(`**/*.{${Object.keys(textTypes).join(',')}}`, { cwd: dist })) {
    const bytes = readFileSync(dist + file);
    writeFileSync(`${dist}${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${dist}${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
