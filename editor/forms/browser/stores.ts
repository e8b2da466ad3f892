/* Makes the stores of Sveltia CMS before it starts. On a first visit it makes each when it needs it, as a new version of
   the database: of two at once, both ask for the same version, and the later one finds no store. */
import { config } from './settings.ts';

const { name, repo } = config.backend;
const request = indexedDB.open(`${name}:${repo}`);
request.onupgradeneeded = () => {
  for (const store of ['asset-thumbnails', 'file-cache', 'meta', 'ui-settings'])
    request.result.createObjectStore(store);
  request.result.createObjectStore('draft-backups', { keyPath: ['collectionName', 'slug'] });
};
request.onsuccess = () => request.result.close();
