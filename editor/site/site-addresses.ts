import { resolve } from 'node:path';
import { isBuilt } from '../../src/built-files.ts';
import { ownFiles } from '../../src/content/checks/own-files.ts';
import { everyPage } from '../../src/i18n/routes.ts';
import { usableEnding } from '../../src/photographs/photo-files.ts';

/** What a page asks Astro's development server for in place of what the build writes to `_astro/`. */
const developmentFiles = [
  // The scripts, styles and fonts of the site.
  /^\/src(\/[\w.[\]-]+)+$/,
  // The files of the logo, which the build writes under other names.
  /^\/content\/logo\/[\w.-]+\.(svg|png|webp)$/,
  // What Vite and React add to them. Where node_modules is a link, Vite's own file has another beginning.
  /^\/(@vite\/client|@react-refresh|@id\/__x00__@vitejs\/plugin-react\/preamble)$/,
  /^\/node_modules\/\.vite\/deps\/[\w.-]+\.js$/,
  /^(\/@fs\/.+)?\/node_modules\/vite\/dist\/client\/env\.mjs$/,
];

/**
 * Whether a page of the site asks for this address, as it came in a request. The development server also sends every
 * other file of the project, photographs with the place where they were taken, and starts the owner's editor.
 */
export function isOfSite(address: string): boolean {
  const base = 'http://site';
  const url = URL.parse(address, base);
  // Refuses addresses in another form, such as with dots or a backslash, and those of other hosts.
  if (url?.href !== base + address || address.includes('#')) return false;
  const { pathname, search, searchParams } = url;
  if (pathname === '/_image') return isPhoto(searchParams);
  if (everyPage.some(({ path }) => path === pathname)) return true;
  if (/^[?\w.&=-]*$/.test(search) && isMade(pathname)) return true;
  const isOwn = (file: string) => new URL(`/${file}`, base).pathname === pathname;
  return search === '' && ownFiles('content').some(isOwn);
}

/** Whether Astro makes a file. One of the build's has no encoded sign in its name, which could be a step upwards. */
const isMade = (pathname: string) =>
  (isBuilt(pathname) && !pathname.includes('%')) ||
  developmentFiles.some((pattern) => pattern.test(pathname));

/** Whether a crop is one of a photograph: a crop has none of what the original says beside its pixels. */
function isPhoto(query: URLSearchParams): boolean {
  const folder = resolve('content/photos').replaceAll('\\', '/').replace(/^\//, '');
  const [before, name = ''] = query.get('href')?.split(`/@fs/${folder}/`) ?? [];
  return before === '' && usableEnding.test(name) && !/[/\\?#%]/.test(name);
}
