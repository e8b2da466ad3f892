import { ProblemError } from '../../src/error-messages/sentences.ts';
import { type Change, fileAt, listFiles, readFile, save, stateOf } from './store.ts';

/** The repository's name, which Sveltia CMS asks for. */
export const repository = 'factory/content';

/**
 * Replies as a Gitea server (https://docs.gitea.com/api/1.24) whose repository is the content folder, to what Sveltia
 * CMS asks: https://github.com/sveltia/sveltia-cms/tree/main/src/lib/services/backends/git/gitea.
 */
export async function reply(call: string, body: string): Promise<object> {
  const path = call.replace(`repos/${repository}`, '');
  if (path === 'user') return { login: 'owner' };
  if (path === 'version') return { version: '1.24' };
  // Sveltia CMS asks for the limits of the server, which has none.
  if (path === 'settings/api') return {};
  if (path === '') return { permissions: { pull: true } };
  if (path === '/branches/main') return { commit: { id: stateOf(listFiles()) } };
  if (path.startsWith('/git/trees/')) return { tree: listFiles() };
  if (path === '/commits') return [];
  if (path === '/file-contents') {
    const { files }: { files: string[] } = JSON.parse(body);
    const contentOf = (file: string) => readFile(file).toString('base64');
    return files.map((path) => ({ path, encoding: 'base64', content: contentOf(path) }));
  }
  if (path === '/contents') {
    const { files: changes }: { files: Change[] } = JSON.parse(body);
    await save(changes);
    // Not of every file: one that cannot be read now does not undo what is saved.
    const saved = changes.map(({ path }) => fileAt(path));
    return { commit: { sha: stateOf(saved), created: new Date() }, files: saved };
  }
  throw new ProblemError({ code: 'forms-foreign', file: call });
}
