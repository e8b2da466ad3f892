import { globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { textTypes } from '../hosting/headers.ts';
import { writeHostFiles } from '../hosting/host-files.ts';
import { ownFiles } from '../src/content/checks/own-files.ts';
import { readContent } from '../src/content/parse/read.ts';
import { isSystemFile } from '../src/system-files.ts';

/** What is done with `dist/` once Astro has written it. */
export const finishBuild: AstroIntegration = {
  name: 'finish-build',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const dist = fileURLToPath(dir);
      const { folder, site, photos } = readContent();
      const originals = Array.from(photos.usable.values(), (file) =>
        readFileSync(`${folder}/photos/${file}`),
      );
      removeOriginals(dist, originals);
      removeSystemFiles(dist);
      const values = { domain: new URL(site.url).hostname, ownFiles: ownFiles(folder) };
      writeHostFiles(fileURLToPath(new URL('..', dir)), values, Boolean(process.env.NETLIFY));
      compress(dist);
    },
  },
};

/** Takes out the originals that Astro leaves there: their metadata may say who took them, and where. */
function removeOriginals(dist: string, originals: Buffer[]): void {
  for (const file of globSync('_astro/*.*', { cwd: dist })) {
    const bytes = readFileSync(dist + file);
    if (originals.some((original) => original.equals(bytes))) rmSync(dist + file);
  }
}

/** Takes out what is among the owner's files and not theirs. */
function removeSystemFiles(dist: string): void {
  for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
    if (isSystemFile(path)) rmSync(dist + path, { recursive: true, force: true });
}

/** Writes a Brotli and a gzip copy beside every text file, each at its strongest. */
function compress(dist: string): void {
  for (const file of globSync(`**/*.{${Object.keys(textTypes).join(',')}}`, { cwd: dist })) {
    const bytes = readFileSync(dist + file);
    const brotli = file.endsWith('.html') ? shortest(bytes) : brotliCompressSync(bytes);
    writeFileSync(`${dist}${file}.br`, brotli);
    writeFileSync(`${dist}${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/** The shortest of what Brotli makes with different codes for distances (RFC 7932, 4): the usual ones are seldom the best. */
function shortest(bytes: Buffer): Buffer {
  const all = [0, 1, 2, 3].flatMap((bits) =>
    [0, 15 << bits].map((direct) => {
      const { BROTLI_PARAM_NPOSTFIX, BROTLI_PARAM_NDIRECT } = constants;
      const params = { [BROTLI_PARAM_NPOSTFIX]: bits, [BROTLI_PARAM_NDIRECT]: direct };
      return brotliCompressSync(bytes, { params });
    }),
  );
  return all.reduce((best, one) => (one.length < best.length ? one : best));
}
