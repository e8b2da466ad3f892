import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { InlineHashes } from './policy.ts';

/**
 * The hashes of every inline script and style in the pages of a built site.
 * @param folder where the build stands, such as `dist`
 */
export function inlineHashes(folder: string): InlineHashes {
  const pages = globSync('**/*.html', { cwd: folder }).map((file) =>
    readFileSync(`${folder}/${file}`, 'utf8'),
  );
  const hashes = (element: RegExp) => [
    ...new Set(
      pages
        .flatMap((html) => [...html.matchAll(element)])
        .map(([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`),
    ),
  ];
  return {
    scripts: hashes(/<script(?![^>]*(?:\bsrc=|ld\+json))[^>]*>(.*?)<\/script>/gs),
    styles: hashes(/<style[^>]*>(.*?)<\/style>/gs),
  };
}
