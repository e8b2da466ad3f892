// Starts Sveltia CMS in the page. Its "test-repo" backend keeps files in the browser's private file
// system; the two classes put editor/server.ts, and so the project's own folder, in that one's place.

import CMS from '/sveltia/npm/index.js';

/** The state in which each file was last read; the server refuses to save over any other. */
const tags = new Map();

async function request(path, init) {
  const response = await fetch(`/files/${path}`, init);
  if (!response.ok) throw new Error(await response.text());
  tags.set(path, response.headers.get('ETag'));
  return response;
}

/** A FileSystemFileHandle, as far as Sveltia CMS uses one. */
class FileHandle {
  kind = 'file';

  constructor(path, name) {
    this.path = path;
    this.name = name;
  }

  async getFile() {
    try {
      return new File([await (await request(this.path)).blob()], this.name);
    } catch (error) {
      // Sveltia CMS would show an empty form and say nothing.
      alert(error.message);
      throw error;
    }
  }

  async createWritable() {
    const headers = { 'If-Match': tags.get(this.path) ?? 'none' };
    return {
      write: (body) => request(this.path, { method: 'PUT', headers, body }),
      close: async () => {},
    };
  }
}

/** A FileSystemDirectoryHandle, as far as Sveltia CMS uses one; `path` ends with a slash. */
class FolderHandle {
  kind = 'directory';

  constructor(path, name) {
    this.path = path;
    this.name = name;
  }

  async *entries() {
    const paths = await (await fetch('/files')).json();
    const below = paths
      .filter((path) => path.startsWith(this.path))
      .map((path) => path.slice(this.path.length));
    for (const name of new Set(below.map((path) => path.split('/')[0]))) {
      const isFile = below.includes(name);
      yield [name, await (isFile ? this.getFileHandle(name) : this.getDirectoryHandle(name))];
    }
  }

  async removeEntry() {
    throw new Error('The editor deletes nothing: do that in the folder content/photos.');
  }

  async getFileHandle(name) {
    return new FileHandle(`${this.path}${name}`, name);
  }

  async getDirectoryHandle(name) {
    return new FolderHandle(`${this.path}${name}/`, name);
  }
}

navigator.storage.getDirectory = async () => ({
  getDirectoryHandle: async (name) => new FolderHandle('', name),
});
// Where it is there, Sveltia CMS writes to another file first and then moves that.
delete globalThis.FileSystemFileHandle?.prototype.move;

// No account is needed: whoever opens the page is let in.
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));

const configs = await (await fetch('/config')).json();
const preferred = navigator.languages.map((tag) => tag.split('-')[0]);
const locale = preferred.find((code) => code in configs) ?? Object.keys(configs)[0];
CMS.init({ config: configs[locale] });
