import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { everyPage } from '../../src/i18n/routes.ts';
import { isUsable } from '../../src/images/photo-files.ts';

/** Beside pages, photographs and the owner's own files, all that a page of the site asks Astro's development server for. */
const parts = [
  // What is in src/pages/.
  /^\/(favicon\.(ico|svg)|apple-touch-icon\.png|chat-code\.svg|contact\.vcf)$/,
  /^\/(chat|mockup)\/[\w-]+\.json$/,
  // The scripts, styles and fonts of the site.
  /^\/src(\/[\w.[\]-]+)+$/,
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
  // Another way to write an address, such as with dots or a backslash, or one of another host.
  if (url?.href !== base + address || address.includes('#')) return false;
  const { pathname, search, searchParams } = url;
  if (pathname === '/_image') return isPhoto(searchParams);
  if (everyPage.some(({ path }) => path === pathname)) return true;
  if (/^[?\w.&=-]*$/.test(search) && parts.some((part) => part.test(pathname))) return true;
  return search === '' && ownFiles().some((path) => new URL(path, base).pathname === pathname);
}

/** Whether a crop is one of a photograph: a crop has none of what the original says beside its pixels. */
function isPhoto(query: URLSearchParams): boolean {
  const folder = resolve('content/photos').replaceAll('\\', '/').replace(/^\//, '');
  const [before, name = ''] = query.get('href')?.split(`/@fs/${folder}/`) ?? [];
  return before === '' && isUsable(name) && !/[/\\?#%]/.test(name);
}

/** The files that the owner wants published as they are. */
function ownFiles(): string[] {
  if (!existsSync('content/files')) return [];
  const names = readdirSync('content/files', { recursive: true, encoding: 'utf8' });
  return names.map((name) => `/${name.replaceAll('\\', '/')}`);
}
