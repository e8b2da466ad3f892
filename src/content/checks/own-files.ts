import { existsSync, globSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { hiddenPath } from '../../../hosting/host-files.ts';
import { localeCodes } from '../../i18n/locales.ts';
import { everyPage, localePrefix } from '../../i18n/routes.ts';
import type { PlacedProblem } from '../../problems/problem.ts';
import type { SiteContent } from '../reading/read.ts';
import { formerFiles } from '../schema/changes.ts';

/** The files that the site makes in each language: `/` is index.html, `/en/about` is en/about.html. */
const localeFiles = [
  ...everyPage.map(({ path }) => (path === '/' ? '/index.html' : `${path}.html`)),
  ...localeCodes.map((code) => `${localePrefix(code)}/404.html`),
];

/** A pattern of the other files that it makes, but for those that hosts read. */
const otherFiles =
  /^\/(?:(?:_astro|chat|mockup|share)\/.*|favicon\.(?:ico|svg)|apple-touch-icon\.png|icon-(?:maskable-)?\d+\.png|robots\.txt|sitemap\.xml|contact\.vcf|chat-code\.svg|licenses\.txt)$/;

/** Whether the site makes the file at an address itself. */
export const isTaken = (address: string) =>
  localeFiles.includes(address) ||
  [otherFiles, new RegExp(hiddenPath)].some((it) => it.test(address));

/** The owner's files that have addresses of the site's own files. */
export const takenFiles = ({ folder }: SiteContent): PlacedProblem[] =>
  ownFiles(folder)
    .filter((file) => isTaken(`/${file}`))
    .map((file) => ({ code: 'file-taken', file: `content/files/${file}` }));

/** What the owner wants published as it is: the files in `content/files`, `publicDir` of Astro. */
export function ownFiles(content: string): string[] {
  const folder = `${content}/files`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));
}

/** Files that nothing reads, such as a copy, `site (1).yaml`, or a photograph in a language's folder. */
export function unreadFiles({ folder, sources, logo }: SiteContent): PlacedProblem[] {
  const former = Object.keys(formerFiles);
  const patterns = ['**/*.y*ml*', ...former, ...localeCodes.map((code) => `${code}/*`)];
  return globSync(patterns, { cwd: folder, exclude: ['files/**'] })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !sources.has(file))
    .map(
      (file): PlacedProblem => ({
        code: formerFiles[file] ?? 'not-read',
        file: `content/${file}`,
      }),
    )
    .concat(logo.unread);
}
