import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { emitClientAsset } from 'astro/assets/utils';
import type { Plugin } from 'vite';
import { photoSize } from '../src/photographs/photo-files.ts';

/** Gives Astro the sizes of photographs as sharp reads them: Astro's own reader takes no `.jfif`, and fewer JPEGs. */
export const photographs: Plugin = {
  name: 'photographs',
  load: {
    order: 'pre',
    filter: { id: /\/content\/photos\/[^/?]+$/ },
    async handler(path) {
      const file = { name: basename(path), source: readFileSync(path), type: 'asset' } as const;
      const src =
        this.environment.config.command === 'build'
          ? `import.meta.ROLLDOWN_FILE_URL_${emitClientAsset(this, file)}`
          : JSON.stringify(`/@fs/${path.replace(/^\//, '')}`);
      // A damaged photograph is reported by the checks. It must not break the pages in `npm run dev`.
      const { width, height } = await photoSize(path).catch(() => ({ width: 1, height: 1 }));
      // Whatever its format is: Astro wants one to be named, and each crop names its own.
      const image = `{ src: ${src}, width: ${width}, height: ${height}, format: 'jpg' }`;
      // Not enumerable, as in Astro: it would become a part of the names of crops, and differ in each folder.
      return `export default Object.defineProperty(${image}, 'fsPath', { value: ${JSON.stringify(path)} })`;
    },
  },
};
