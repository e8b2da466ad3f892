import { readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { readContent } from '../../src/content/parse/read.ts';

/** The HTML of a page of the built site, by its path, such as `/en/about`. */
export function builtPage(path: string): string {
  return readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8');
}

const { photos } = readContent();

/** How the pictures of a photograph begin: its file's name in letters for addresses. Content may write it otherwise. */
export const publishedName = (photo: string | undefined) =>
  parse(`${photos.usable.get(`${photo}`)}`).name.replaceAll(/[^\w.-]+/g, '_');
