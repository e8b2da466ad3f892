import { localeCodes } from './i18n/locales.ts';
import { everyPage, localePrefix } from './i18n/routes.ts';

/** The files in `dist/` that only hosts read (`hosting/host-files.ts`). */
export const hostSettings = ['.htaccess', '_headers', '.assetsignore', '_redirects'];

/** The files that the build makes in each language: `/` is index.html, `/en/about` is en/about.html. */
const localeFiles = [
  ...everyPage.map(({ path }) => (path === '/' ? '/index.html' : `${path}.html`)),
  ...localeCodes.map((code) => `${localePrefix(code)}/404.html`),
];

/** A pattern of the other files that it makes. */
const otherFiles =
  /^\/(?:(?:_astro|chat|mockup|share)\/.*|favicon\.(?:ico|svg)|apple-touch-icon\.png|icon-(?:maskable-)?\d+\.png|robots\.txt|sitemap\.xml|contact\.vcf|chat-code\.svg|licenses\.txt)$/;

/** Whether the build makes the file at an address, such as `/en/about.html`. */
export const isBuilt = (address: string) =>
  localeFiles.includes(address) ||
  hostSettings.includes(address.slice(1)) ||
  otherFiles.test(address);
