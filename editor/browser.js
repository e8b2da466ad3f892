// Starts Sveltia CMS in the page. Its "test-repo" backend keeps files in the browser's private file
// system; the handles below put editor/serve.ts, and so the project's own folder, in that one's place.

import CMS from '/node_modules/@sveltia/cms/npm/index.js';

/** The state in which each file was last read; the server refuses to save over any other. */
const tags = new Map();

async function request(path, init) {
  const response = await fetch(`/files/${path}`, init);
  if (!response.ok) throw new Error(await response.text());
  tags.set(path, response.headers.get('ETag'));
  return response;
}

/** A FileSystemFileHandle, as far as Sveltia CMS uses one. */
const fileHandle = (path, name) => ({
  kind: 'file',
  name,
  getFile: async () => {
    try {
      return new File([await (await request(path)).blob()], name);
    } catch (error) {
      // Sveltia CMS would show an empty form and say nothing.
      alert(error.message);
      throw error;
    }
  },
  createWritable: async () => ({
    write: (body) => {
      const headers = { 'If-Match': tags.get(path) ?? 'none' };
      return request(path, { method: 'PUT', headers, body });
    },
    close: async () => {},
  }),
});

/** A FileSystemDirectoryHandle, as far as Sveltia CMS uses one; `path` ends with a slash. */
const folderHandle = (path, name) => ({
  kind: 'directory',
  name,
  getFileHandle: async (name) => fileHandle(`${path}${name}`, name),
  getDirectoryHandle: async (name) => folderHandle(`${path}${name}/`, name),
  removeEntry: async () => {
    throw new Error('The editor deletes nothing: do that in the folder content/photos.');
  },
  async *entries() {
    const paths = await (await fetch('/files')).json();
    const below = paths.filter((file) => file.startsWith(path));
    for (const name of new Set(below.map((file) => file.slice(path.length).split('/')[0]))) {
      const isFile = below.includes(path + name);
      yield [name, await (isFile ? this.getFileHandle(name) : this.getDirectoryHandle(name))];
    }
  },
});

navigator.storage.getDirectory = async () => ({
  getDirectoryHandle: async (name) => folderHandle('', name),
});
// Where it is there, Sveltia CMS writes to another file first and then moves that.
delete globalThis.FileSystemFileHandle?.prototype.move;

// No account is needed: whoever opens the page is let in.
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));

const configs = await (await fetch('/config')).json();
const preferred = navigator.languages.map((tag) => tag.split('-')[0]);
const locale = preferred.find((code) => code in configs) ?? Object.keys(configs)[0];
CMS.init({ config: configs[locale] });
