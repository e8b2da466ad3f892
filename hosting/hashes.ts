import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { InlineHashes } from './headers.ts';

/**
 * The hashes of the inline scripts and styles in all pages of a built site.
 * @param folder the built site, such as `dist`
 */
export function siteHashes(folder: string): InlineHashes {
  const files = globSync('**/*.html', { cwd: folder });
  return inlineHashes(files.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join(''));
}

/**
 * The hashes of the inline scripts and styles in some HTML. A policy does not apply to structured
 * data, and covers a script with a source by `'self'`.
 */
export function inlineHashes(html: string): InlineHashes {
  const hashes = (element: RegExp) => {
    const texts = [...html.matchAll(element)].map(([, text = '']) => text);
    return [...new Set(texts)].map(
      (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
    );
  };
  return {
    scripts: hashes(/<script(?![^>]*(?: src=|ld\+json))[^>]*>(.*?)<\/script>/gs),
    styles: hashes(/<style[^>]*>(.*?)<\/style>/gs),
  };
}
