import { readFileSync } from 'node:fs';
import { parse as parsePath } from 'node:path';
import type { SiteContent } from '../../src/content/parse/read.ts';
import { type Background, showLogo } from '../../src/logo/logo.ts';
import { type Html, html } from './html.ts';

/** The logo on light and on dark, in the size that pages show it in. */
export async function logoPictures({ folder, logo, site }: SiteContent): Promise<Html[]> {
  const { paper, ink } = site.colors;
  const row = async (background: Background, ground: string) => {
    const files = [...new Set(Object.values(logo.logos[background]))];
    const pictures = files.map(async (file) => {
      const { size, isOnPlate } = await showLogo(`${folder}/logo/${file}`, background);
      const type = file.endsWith('.svg') ? 'svg+xml' : parsePath(file).ext.slice(1);
      const bytes = readFileSync(`${folder}/logo/${file}`, 'base64');
      const behind = isOnPlate ? paper : ground;
      return html`<img src="data:image/${type};base64,${bytes}" alt="${file}" width="${size?.width}" height="${size?.height}" style="background: ${behind}">`;
    });
    return html`<p class="logo" style="background: ${ground}">${await Promise.all(pictures)}</p>`;
  };
  return Promise.all([row('light', paper), row('dark', ink)]);
}
