import { spawnSync } from 'node:child_process';

/**
 * When any of the files was last changed, by git, as an ISO 8601 date and time. Nothing where git
 * cannot know: no git or no repository, a copy without its history, a file not committed as it stands.
 * @param files paths from `root`
 * @param root the folder of the project
 */
export function lastModified(files: string[], root = '.'): string | undefined {
  const git = (...words: string[]) =>
    spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout;
  if (git('rev-parse', '--is-shallow-repository') !== 'false\n') return undefined;
  if (git('status', '--porcelain', '--', ...files) !== '') return undefined;
  return git('log', '-1', '--format=%cI', '--', ...files).trim() || undefined;
}
