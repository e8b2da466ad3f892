import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { emitClientAsset } from 'astro/assets/utils';
import type { Plugin } from 'vite';
import { photoSize } from '../src/images/photo-files.ts';

/** Tells Astro of the photographs what sharp reads: its own reader knows no `.jfif`, and fewer JPEGs than crops do. */
export function photographs(): Plugin {
  let isBuild = false;
  return {
    name: 'photographs',
    config: (_, { command }) => {
      isBuild = command === 'build';
    },
    load: {
      order: 'pre',
      filter: { id: /\/content\/photos\/[^/?]+$/ },
      async handler(path) {
        const emit = () => {
          const file = { name: basename(path), source: readFileSync(path), type: 'asset' } as const;
          return `__ASTRO_ASSET_IMAGE__${emitClientAsset(this, file)}__`;
        };
        const src = isBuild ? emit() : `/@fs/${path.replace(/^\//, '')}`;
        // What is wrong with one, the checks say; it takes no page from the others.
        const size = await photoSize(path).catch(() => ({ width: 1, height: 1 }));
        const image = JSON.stringify({ src, ...size, format: 'jpg' });
        // As Astro has it: what is listed becomes a part of the names of crops, in each folder another.
        return `export default Object.defineProperty(${image}, 'fsPath', { value: ${JSON.stringify(path)} })`;
      },
    },
  };
}
