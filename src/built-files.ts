import { localeCodes } from './i18n/locales.ts';
import { everyPage, localePrefix } from './i18n/routes.ts';

/** The files in `dist/` that only hosts read (`hosting/host-files.ts`). */
export const hostSettings = ['.htaccess', '_headers', '.assetsignore', '_redirects'];

/** The paths of all pages in every language, the 404 pages among them. */
export const pagePaths = [
  ...everyPage.map(({ path }) => path),
  ...localeCodes.map((locale) => `${localePrefix(locale)}/404`),
];

/** A pattern of the other files that the build makes. */
const otherFiles =
  /^\/(?:(?:_astro|chat|hero|mockup)\/.*|favicon\.(?:ico|svg)|apple-touch-icon\.png|icon-512\.png|robots\.txt|sitemap\.xml|contact\.vcf|(?:chat-code|country-map)\.svg|licenses\.txt)$/;

/** Whether the build makes the file at an address, such as `/en/about.html`. */
export const isBuilt = (address: string) =>
  pagePaths.some((path) => address === (path === '/' ? '/index.html' : `${path}.html`)) ||
  hostSettings.includes(address.slice(1)) ||
  otherFiles.test(address);
