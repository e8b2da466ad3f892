import { normalizeValue } from '../i18n/normalize.ts';

/** The endings of the photographs' files that the site takes. */
export const usableEnding = /\.(jpe?g|jfif|png|webp)$/i;

const unusableEnding = /\.(hei[cf]|gif|avif|tiff?)$/i;

/** The key of a photograph: its file's name, the same for every way to type it. */
export const photoKey = (name: string) =>
  normalizeValue(name)
    .replace(usableEnding, '')
    .replace(unusableEnding, '')
    .replace(/[ .]+/g, '-')
    .toLowerCase();
