import { globSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { readContent } from '../../src/content/parse/read.ts';

/** The HTML of a page of the built site, by its path, such as `/en/about`. */
export function builtPage(path: string): string {
  return readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8');
}

/** The path of a page's social image, by its name and language, such as `about.ar`. */
export function builtSocialImage(name: string): string {
  const files = globSync(`_astro/share/${name}.*.jpg`, { cwd: 'dist' });
  if (files.length !== 1) throw new Error(`${name} has ${files.length} social images`);
  return `/${files[0]}`;
}

const { photos } = readContent();

/** How the pictures of a photograph begin: its file's name in letters for addresses. Content may write it otherwise. */
export const publishedName = (photo: string | undefined) =>
  parse(`${photos.usable.get(`${photo}`)}`).name.replaceAll(/[^\w.-]+/g, '_');
