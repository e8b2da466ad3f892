import { listFiles, readFile, save, stateOf } from './store.ts';

/** The repository's name, which Sveltia CMS asks for. */
export const repository = 'factory/content';

/** Replies as a Gitea server (https://docs.gitea.com/api/1.24) whose repository is the content folder. */
export async function reply(call: string, body: string): Promise<object> {
  if (call === 'user') return { login: 'owner' };
  if (call === 'version') return { version: '1.24' };
  const path = call.replace(`repos/${repository}`, '');
  if (path === '') return { permissions: { pull: true } };
  if (path === '/branches/main') return { commit: { id: stateOf(listFiles()) } };
  if (path.startsWith('/git/trees/')) return { tree: listFiles() };
  if (path.startsWith('/media/main/')) return readFile(path.replace('/media/main/', ''));
  if (path === '/commits') return [];
  if (path === '/file-contents') {
    const content = (path: string) => readFile(path).toString('base64');
    const { files } = JSON.parse(body) as { files: string[] };
    return files.map((path) => ({ path, encoding: 'base64', content: content(path) }));
  }
  if (path === '/contents') {
    const { files: changes } = JSON.parse(body);
    await save(changes);
    const files = listFiles();
    const saved = changes.map(({ path }: { path: string }) => files.find((f) => f.path === path));
    return { commit: { sha: stateOf(files), created: new Date() }, files: saved };
  }
  return {};
}
