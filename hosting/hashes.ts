import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** The hashes of the inline scripts and styles in all pages of a built site, such as `dist`. */
export function siteHashes(folder: string) {
  const files = globSync('**/*.html', { cwd: folder });
  return inlineHashes(files.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join(''));
}

/** The hashes of the inline scripts and styles in some HTML, as in a Content Security Policy. */
export function inlineHashes(html: string) {
  const hashes = (element: RegExp) => {
    const texts = new Set([...html.matchAll(element)].map(([, text = '']) => text).filter(Boolean));
    const hash = (text: string) => createHash('sha256').update(text).digest('base64');
    return [...texts].map((text) => `sha256-${hash(text)}`);
  };
  return {
    scripts: hashes(/<script(?![^>]*(?: src=|ld\+json))[^>]*>(.*?)<\/script>/gs),
    styles: hashes(/<style[^>]*>(.*?)<\/style>/gs),
  };
}
