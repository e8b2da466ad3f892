import { parse } from 'node:path';
import { readContent } from '../../src/content/reading/read.ts';

const { photos } = readContent();

/** How the pictures of a photograph begin: its file's name in letters for addresses. Content may write it otherwise. */
export const publishedName = (photo: string | undefined) =>
  parse(`${photos.usable.get(`${photo}`)}`).name.replaceAll(/[^\w.-]+/g, '_');
