import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'ultrahtml';
import { querySelectorAll } from 'ultrahtml/selector';

/** The hashes of the inline scripts and stylesheets in all pages of a built site, such as `dist`. */
export function siteHashes(folder: string) {
  const files = globSync('**/*.html', { cwd: folder });
  return inlineHashes(files.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join(''));
}

/** The hashes of the inline scripts and stylesheets in some HTML, as in a Content Security Policy. */
export function inlineHashes(html: string) {
  const page = parse(html);
  const hashes = (selector: string) => {
    const texts = querySelectorAll(page, selector).map(({ children: [text] }) => text?.value);
    const hashOf = (text: string) => `sha256-${hash('sha256', text, 'base64')}`;
    return Array.from(new Set(texts.filter(Boolean)), hashOf);
  };
  return { scripts: hashes('script:not([src]):not([type$="json"])'), stylesheets: hashes('style') };
}
