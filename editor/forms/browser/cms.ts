/* Starts Sveltia CMS in the language of the address, with what it lacks. */
import { showField } from './field.ts';
import './focus-points.ts';
import './lost-work.ts';
import './only-tab.ts';
import { api, config, desk, locale } from './settings.ts';

const backend = { ...config.backend, api_root: api };
// No account is needed: whoever opens the forms is logged in.
const user = { backendName: backend.name, token: 'none' };
localStorage.setItem('sveltia-cms.user', JSON.stringify(user));

// The link to the desk. Sveltia CMS cancels presses on links, so this one leaves by script.
const href = `/${locale}`;
const link = { className: 'desk', href, textContent: desk, onclick: () => location.assign(href) };
document.body.prepend(Object.assign(document.createElement('a'), link));

// Sveltia CMS leaves a form blank when the address goes to it from another one.
addEventListener('hashchange', ({ oldURL, newURL }) => {
  if ([oldURL, newURL].every((url) => url.includes('/entries/'))) location.reload();
});

// The stores of Sveltia CMS. On a first visit it makes each when it needs it, as a new version of the database: of two
// at once, both ask for the same version, and the later one finds no store.
const request = indexedDB.open(`${backend.name}:${backend.repo}`);
request.onupgradeneeded = () => {
  for (const store of ['asset-thumbnails', 'file-cache', 'meta', 'ui-settings'])
    request.result.createObjectStore(store);
  request.result.createObjectStore('draft-backups', { keyPath: ['collectionName', 'slug'] });
};
request.onsuccess = () => request.result.close();

// British English is in a file, which routes.ts adds words to. American English is in the code of Sveltia CMS.
const preferences = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}');
preferences.locale = locale === 'en' ? 'en-GB' : locale;
localStorage.setItem('sveltia-cms.prefs', JSON.stringify(preferences));
const library = '/@sveltia/cms/npm/index.js';
const { default: CMS } = await import(library);

showField(new URLSearchParams(location.search));
CMS.init({ config: { ...config, backend } });
