import { globSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listPhotos } from '../src/content/photo-files.ts';

/**
 * Takes the original photographs out of the build. Astro leaves those there that no page shows, and
 * their metadata may say where and by whom they were taken.
 */
export function originals(): AstroIntegration {
  return {
    name: 'originals',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        const originals = [...listPhotos('content/photos').usable.values()].map((file) =>
          readFileSync(`content/photos/${file}`),
        );
        for (const file of globSync('**/*.{jpg,jpeg,png,webp,JPG,JPEG,PNG,WEBP}', { cwd: root })) {
          const bytes = readFileSync(root + file);
          if (originals.some((original) => original.equals(bytes))) rmSync(root + file);
        }
      },
    },
  };
}
