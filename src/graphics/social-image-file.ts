import { hash } from 'node:crypto';
import type { Locale } from '../i18n/locales.ts';
import type { Page } from '../page-table.ts';
import { drawSocialImage } from './social-image.ts';

/** Not `PROD`, which a NODE_ENV in the owner's shell decides. */
const isBuild = () => import.meta.env.MODE === 'production';

const images = new Map<string, Promise<Buffer>>();

/** A page's social image. A build draws it once; in `npm run dev` its content may change. */
export function socialImage(page: Page, locale: Locale): Promise<Buffer> {
  const name = `${page}.${locale}`;
  const image = images.get(name) ?? drawSocialImage(page, locale);
  if (isBuild()) images.set(name, image);
  return image;
}

/**
 * What its file is called. Apps keep a picture by its address, so the name holds a hash of it. In `npm run dev`, where
 * drawing would delay the page, it does not.
 */
export async function socialImageFile(page: Page, locale: Locale): Promise<string> {
  const version = isBuild() && hash('sha256', await socialImage(page, locale));
  return `${page}.${locale}.${version ? version.slice(0, 8) : 'now'}.jpg`;
}

/** The path of that file, among those that browsers keep. */
export const socialImagePath = async (page: Page, locale: Locale) =>
  `/_astro/share/${await socialImageFile(page, locale)}`;
