import { readFileSync } from 'node:fs';

/** The HTML of a page of the built site, by its path, such as `/en/about`. */
export function builtPage(path: string): string {
  return readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8');
}
