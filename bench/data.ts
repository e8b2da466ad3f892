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

/** The first match in a built page. */
function find(file: string, pattern: RegExp): string {
  return pattern.exec(readFileSync(`dist/${file}`, 'utf8'))?.[0] ?? '';
}

/** The first `<picture>` of a built page, as HTML. */
export const firstPicture = (file: string) => find(file, /<picture.*?<\/picture>/s);

/** The values of the attributes in an HTML tag, by their names. */
function attributes(tag: string): Record<string, string> {
  const pairs = Array.from(tag.matchAll(/(\w+)="([^"]*)"/g), ([, name, value = '']) => {
    return [name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&')];
  });
  return Object.fromEntries(pairs);
}

/** The hero's pictures, from what the home page hands to its island. */
function heroPhotos(): PhotoSources[] {
  const { props = '' } = attributes(find('index.html', /<astro-island[^>]* props=[^>]*>/));
  // Astro writes each value as a list of its kind, a number, and the value itself.
  return JSON.parse(props, (_, value) =>
    Array.isArray(value) && typeof value[0] === 'number' ? value[1] : value,
  ).photos;
}

/** The only picture of the about page: its one source, and the image after it. */
function aboutPhoto(): PhotoSources {
  const [source = '', image = ''] = firstPicture('about.html').match(/<(source|img) [^>]*>/g) ?? [];
  return { ...attributes(image), sources: [attributes(source)] } as unknown as PhotoSources;
}
