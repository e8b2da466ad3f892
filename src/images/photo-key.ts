import { asMeant } from '../i18n/as-meant.ts';

/** How a photograph is called, wherever it is named: its file's name, however that is typed. */
export const photoKey = (name: string) =>
  asMeant(name)
    .replace(/\.(jpe?g|png|webp|hei[cf]|gif|avif|tiff?)$/i, '')
    .replace(/[ .]+/g, '-')
    .toLowerCase();
