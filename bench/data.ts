import { readFileSync } from 'node:fs';
import { type Common, readCommon } from '../src/content/common.ts';
import { readContent } from '../src/content/read.ts';
import type { Content } from '../src/content/schema.ts';
import type { PhotoSources } from '../src/photos/sources.ts';

/** The words and pictures of the two pages that are compared. */
export interface Data {
  common: Common;
  home: Content<'home'>;
  about: Content<'about'>;
  heroPhotos: PhotoSources[];
  aboutPhoto: PhotoSources;
}

/**
 * Reads the words from the content and the pictures out of the built pages, so that every variant
 * shows the very same files.
 */
export function readData(): Data {
  return {
    common: readCommon('ar'),
    home: readContent('home', 'ar'),
    about: readContent('about', 'ar'),
    heroPhotos: heroPhotos(readFileSync('dist/index.html', 'utf8')),
    aboutPhoto: picture(readFileSync('dist/about.html', 'utf8')),
  };
}

/** The hero's pictures, from what the page hands to its island. */
function heroPhotos(html: string): PhotoSources[] {
  const props = /<astro-island[^>]* props="([^"]*)"/.exec(html)?.[1] ?? '';
  const island = revive([0, JSON.parse(props.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))]);
  return (island as { photos: PhotoSources[] }).photos;
}

/** Astro writes each value as a pair of kind and value; the kinds in use are 0, plain, and 1, a list. */
function revive([kind, value]: [number, unknown]): unknown {
  if (kind === 1) return (value as [number, unknown][]).map(revive);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, revive(item as [number, unknown])]),
  );
}

/** The first `<picture>` of a page. */
function picture(html: string): PhotoSources {
  const [markup = ''] = /<picture.*?<\/picture>/s.exec(html) ?? [];
  const attribute = (tag: string, name: string) =>
    new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';
  const [image = ''] = /<img[^>]*>/.exec(markup) ?? [];
  return {
    sources: [...markup.matchAll(/<source[^>]*>/g)].map(([tag]) => ({
      type: attribute(tag, 'type'),
      srcSet: attribute(tag, 'srcset'),
      sizes: attribute(tag, 'sizes'),
    })),
    src: attribute(image, 'src'),
    width: Number(attribute(image, 'width')),
    height: Number(attribute(image, 'height')),
  };
}
