import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** The hashes of the inline scripts and styles in all pages of a built site, such as `dist`. */
export function siteHashes(folder: string) {
  const files = globSync('**/*.html', { cwd: folder });
  return inlineHashes(files.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join(''));
}

/** The hash of an inline script or style, as a Content Security Policy names it. */
export const hashOf = (text: string) => `sha256-${hash('sha256', text, 'base64')}` as const;

/** The hashes of the inline scripts and styles in some HTML, as in a Content Security Policy. */
export function inlineHashes(html: string) {
  const hashes = (element: RegExp) => {
    const texts = new Set([...html.matchAll(element)].map(([, text = '']) => text).filter(Boolean));
    return [...texts].map(hashOf);
  };
  return {
    scripts: hashes(/<script(?![^>]*(?: src=|ld\+json))[^>]*>(.*?)<\/script>/gs),
    styles: hashes(/<style[^>]*>(.*?)<\/style>/gs),
  };
}
