import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { textTypes } from '../hosting/rules.ts';

const smallest = { brotli: promisify(brotliCompress), gzip: promisify(gzip) };

/** Writes a Brotli and a gzip copy beside every text file of the build, each at its strongest. */
export function compress(): AstroIntegration {
  return {
    name: 'compress',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        for (const file of globSync(`**/*.{${Object.keys(textTypes).join(',')}}`, { cwd: root })) {
          const bytes = readFileSync(root + file);
          writeFileSync(`${root}${file}.br`, await smallest.brotli(bytes));
          writeFileSync(`${root}${file}.gz`, await smallest.gzip(bytes, { level: 9 }));
        }
      },
    },
  };
}
