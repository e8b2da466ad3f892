import { asMeant } from '../i18n/as-meant.ts';

/** The key of a photograph: its file's name, the same for every way to type it. */
export const photoKey = (name: string) =>
  asMeant(name)
    .replace(/\.(jpe?g|png|webp|hei[cf]|gif|avif|tiff?)$/i, '')
    .replace(/[ .]+/g, '-')
    .toLowerCase();
