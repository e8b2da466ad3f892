import { globSync, statSync } from 'node:fs';
import type { Finding } from './finding.ts';

/** Whether `dist/` holds what this checkout would publish: the build must be newer than all it is made of. */
export function buildFindings(): Finding[] {
  const remedy = 'Run: npm run build';
  const built = statSync('dist/index.html', { throwIfNoEntry: false })?.mtimeMs;
  if (!built) return [{ problem: 'dist: the site has not been built.', remedy }];

  const changed = globSync(['content/**/*.*', 'src/**/*.*', 'policy/*', 'astro.config.ts'], {
    // The build and `npm run dev` write these.
    exclude: ['src/fonts/cut/**'],
  }).find((file) => statSync(file).mtimeMs > built);
  return changed ? [{ problem: `dist: the last build is older than ${changed}.`, remedy }] : [];
}
