import { existsSync, globSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isBuilt } from '../../built-files.ts';
import type { PlacedProblem } from '../../error-messages/sentences.ts';
import { localeCodes } from '../../i18n/locales.ts';
import { isSystemFile } from '../../system-files.ts';
import type { SiteContent } from '../parse/read.ts';

/** The owner's files that have addresses of the site's own files. */
export const takenFiles = ({ folder }: SiteContent): PlacedProblem[] =>
  ownFiles(folder)
    .filter((file) => isBuilt(`/${file}`))
    .map((file) => ({ code: 'file-taken', file: `content/files/${file}` }));

/** What the owner wants published as it is: the files in `content/files`, `publicDir` of Astro. */
export function ownFiles(content: string): string[] {
  const folder = `${content}/files`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((file) => !isSystemFile(file));
}

/** Files that nothing reads, such as a copy, `site (1).yaml`, or a photograph in a language's folder. */
export function* unreadFiles({ folder, sources }: SiteContent): Generator<PlacedProblem> {
  const patterns = ['**/*.y*ml*', ...localeCodes.map((code) => `${code}/*`)];
  for (const path of globSync(patterns, {
    cwd: folder,
    exclude: ['files/**', 'photos/credits.yaml'],
  })) {
    const file = path.replaceAll('\\', '/');
    if (!sources.has(file) && !isSystemFile(file))
      yield { code: 'not-read', file: `content/${file}` };
  }
}
