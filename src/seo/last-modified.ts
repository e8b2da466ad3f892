import { spawnSync } from 'node:child_process';

/** When any of the files was last changed, by git; nothing when one is not committed. */
export function lastModified(files: string[], root = '.'): string | undefined {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout;
  if (git('rev-parse', '--is-shallow-repository') !== 'false\n') return undefined;
  if (git('status', '--porcelain', '--', ...files) !== '') return undefined;
  return git('log', '-1', '--format=%cI', '--', ...files).trim() || undefined;
}
