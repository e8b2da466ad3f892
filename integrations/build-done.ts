import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { writeHostFiles } from '../hosting/host-files.ts';
import { textTypes } from '../hosting/rules.ts';
import { readContent } from '../src/content/reading/read.ts';
import { splitStyles } from './split-styles.ts';

/** What is done with `dist/` once Astro has written it. */
export const buildDone: AstroIntegration = {
  name: 'build-done',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const dist = fileURLToPath(dir);
      const { site, photos } = readContent();
      finishPages(dist);
      removeOriginals(dist, photos.usable.values());
      writeHostFiles(dist, new URL(site.url).hostname);
      compress(dist);
    },
  },
};

/**
 * Takes out the islands' ids, which nothing reads: they differ from checkout to checkout. The island's
 * scripts go to the end: the first view needs none.
 */
function finishPages(dist: string): void {
  const islandScripts =
    /(<main[^>]*><style>[^<]*<\/style>)((?:<script>.*?<\/script>)+)(.*)(?=<\/body>)/s;
  for (const file of globSync(`${dist}**/*.html`)) {
    const anonymous = readFileSync(file, 'utf8').replace(/(<astro-island) uid="\w+"/g, '$1');
    const html = anonymous.replace(islandScripts, '$1$3$2');
    // A policy in the page names the styles as Astro wrote them.
    writeFileSync(file, process.env.POLICY_IN_PAGES ? html : splitStyles(html));
  }
}

/** Takes out the originals that Astro leaves there: their metadata may say who took them, and where. */
function removeOriginals(dist: string, photos: Iterable<string>): void {
  const originals = Array.from(photos, (file) => readFileSync(`content/photos/${file}`));
  for (const file of globSync('**/*.*', { cwd: dist })) {
    const bytes = readFileSync(dist + file);
    if (originals.some((original) => original.equals(bytes))) rmSync(dist + file);
  }
}

/** Writes a Brotli and a gzip copy beside every text file, each at its strongest. */
function compress(dist: string): void {
  for (const file of globSync(`**/*.{${Object.keys(textTypes).join(',')}}`, { cwd: dist })) {
    const bytes = readFileSync(dist + file);
    writeFileSync(`${dist}${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${dist}${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
