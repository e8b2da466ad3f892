import { readFileSync } from 'node:fs';
import type { Common } from '../src/content/entries.ts';
import { readContent } from '../src/content/read.ts';
import { defaultLocale } from '../src/i18n/locales.ts';
import { pages } from '../src/i18n/routes.ts';
import type { PhotoSources } from '../src/images/sources.ts';

/** The words and pictures of the two pages that are compared. */
export type Data = ReturnType<typeof readData>;

/**
 * Reads the words from the content and the pictures out of the built pages, so that every variant
 * shows the very same files.
 */
export function readData() {
  const { identity, entries } = readContent();
  const content = entries[defaultLocale];
  const { layout: words, home, about } = content;
  const links = Object.fromEntries(pages.map((page) => [page, content[page].navigation]));
  const common = { locale: defaultLocale, identity, words, links } as Common;
  return { common, home, about, heroPhotos: heroPhotos(), aboutPhoto: aboutPhoto() };
}

/** The first `<picture>` of a built page, as HTML. */
export function firstPicture(file: string): string {
  return /<picture.*?<\/picture>/s.exec(readFileSync(`dist/${file}`, 'utf8'))?.[0] ?? '';
}

/** The hero's pictures, from what the home page hands to its island. */
function heroPhotos(): PhotoSources[] {
  const html = readFileSync('dist/index.html', 'utf8');
  const props = /<astro-island[^>]* props="([^"]*)"/.exec(html)?.[1] ?? '';
  // Astro writes each value as a list of its kind, a number, and the value itself.
  return JSON.parse(props.replaceAll('&quot;', '"').replaceAll('&amp;', '&'), (_, value) =>
    Array.isArray(value) && typeof value[0] === 'number' ? value[1] : value,
  ).photos;
}

function aboutPhoto(): PhotoSources {
  const picture = firstPicture('about.html');
  // It holds one source, and the image after it.
  const attribute = (name: string, after = '') =>
    new RegExp(`${after}.* ${name}="([^"]*)"`, 'i').exec(picture)?.[1] ?? '';
  return {
    sources: [{ type: 'image/avif', srcSet: attribute('srcset'), sizes: attribute('sizes') }],
    src: attribute('src', '<img'),
    width: Number(attribute('width', '<img')),
    height: Number(attribute('height', '<img')),
  };
}
