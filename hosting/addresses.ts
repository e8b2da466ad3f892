import { hostSettings, pagePaths } from '../src/built-files.ts';
import { localeCodes } from '../src/i18n/locales.ts';
import { localePrefix } from '../src/i18n/routes.ts';

// The patterns are in the syntax that JavaScript, nginx, Apache (PCRE) and Caddy (RE2) share.

/** Such as `/en`, for each language that has one. */
export const prefixes = localeCodes.map(localePrefix).filter(Boolean);

/** Every page but the home page at `/`. An owner's file, such as google12ab.html, is not a page and keeps its address. */
const otherPages = pagePaths.filter((path) => path !== '/');

/** A sign with which a name in a path begins. A backslash does not: to browsers `/\` begins another host, as `//` does. */
const sign = '[^/?\\x5c]';
/** The beginning of a path with a doubled slash, up to the first of the two: `/` or `/en/`. It is found in linear time. */
const beforeDoubled = `/(?:${sign}(?:[^?]*?[^/?])??/)?`;

/** Other spellings of a page's path, and the path that each is redirected to (308). */
export const redirects = [
  // The home page: /index, /index.html
  { from: '/+index(?:\\.html)?/*', to: '/' },
  // Another page's ending: /about/, /about.html, /en/index.html
  { from: `/*(${otherPages.join('|')})(?:/+index(?:\\.html)?|\\.html|/)/*`, to: '$1' },
  // A doubled slash: //about, /en//about
  { from: `(${beforeDoubled})/+(${sign}[^?]*)?`, to: '$1$2' },
];

/** A pattern of the addresses of a language with a prefix; its group is the prefix. */
export const prefixedAddress = `^(${prefixes.join('|')})(?:[/?]|$)`;

/** The 404 page in the folder of each language. */
export const notFoundPage = '/404.html';

const settings = `/(?:${hostSettings.map(RegExp.escape).join('|')})`;
const notFoundPages = `(?:${prefixes.join('|')})?/404`;

/** A pattern of files that are no pages: the settings of hosts, and the 404 pages. */
export const hiddenPath = `^(?:${settings}|${notFoundPages})$`;
