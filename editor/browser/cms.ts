// Starts Sveltia CMS in the language of the address.

import { normalizeValue } from '../../src/i18n/normalize.ts';
import type { settings } from '../forms/config.ts';
import { showContrasts } from './contrasts.ts';
import { showField } from './field.ts';
import { showFocusPoints } from './focus-points.ts';
import { countLists } from './list-counts.ts';
import { checkUploads } from './uploads.ts';

const [, locale] = location.pathname.split('/');
const api = `${location.origin}/${locale}/api/v1`;
const response = await fetch(`${api}/settings`);
const answer: ReturnType<typeof settings> & { message: string } = await response.json();
const { config, desk, closed, question, photos, message } = answer;
if (!response.ok) {
  document.body.append(
    Object.assign(document.createElement('pre'), { textContent: message, dir: 'auto' }),
  );
  throw new Error(message);
}
const backend = { ...config.backend, api_root: api };
// No account is needed: whoever opens the forms is logged in.
const user = { backendName: backend.name, token: 'none' };
localStorage.setItem('sveltia-cms.user', JSON.stringify(user));

// Else the error of a save while the desk is closed would be "Failed to fetch".
const ask = window.fetch;
window.fetch = (...asked) =>
  ask(...asked).catch((error) => {
    throw error instanceof TypeError ? new TypeError(closed) : error;
  });

// Sveltia CMS has American English in its code and only "en-GB" in a file, to which routes.ts adds words.
const preferences = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}');
preferences.locale = locale === 'en' ? 'en-GB' : locale;
localStorage.setItem('sveltia-cms.prefs', JSON.stringify(preferences));
const library = '/npm/index.js';
const { default: CMS } = await import(library);

// On a first visit Sveltia CMS would make some of these too late for pictures and drafts.
const request = indexedDB.open(`${backend.name}:${backend.repo}`);
request.onupgradeneeded = () => {
  const database = request.result;
  const stores = ['asset-thumbnails', 'file-cache', 'meta', 'ui-settings'];
  for (const store of stores) database.createObjectStore(store);
  database.createObjectStore('draft-backups', { keyPath: ['collectionName', 'slug'] });
};
request.onsuccess = () => request.result.close();

// A draft is stored only half a second after the last key.
addEventListener('beforeunload', (event) => {
  if (document.querySelector('.content-editor button.primary:not(:disabled)'))
    event.preventDefault();
});

// Sveltia CMS reads only the digits 0-9, and would save nothing for others.
const writePlainNumber = ({ target }: Event) => {
  if (!(target instanceof HTMLInputElement) || target.role !== 'spinbutton') return;
  const plain = normalizeValue(target.value)
    .replace('٫', '.')
    .replace(/^([1-9]\d{0,2})[,٬ ](\d{3})$/, '$1$2');
  if (plain !== target.value) target.value = plain;
};
addEventListener('input', writePlainNumber, true);

// Sveltia CMS leaves a form blank when the address goes to it from another form.
addEventListener('hashchange', ({ oldURL, newURL }) => {
  if ([oldURL, newURL].every((url) => url.includes('/entries/'))) location.reload();
});

// An item that was removed by mistake would come back only if the form is left without saving.
const confirmRemoval = (event: Event) => {
  const remove = '.item > .header > .end > button:last-child';
  const isRemoval = event.target instanceof Element && event.target.closest(remove);
  if (isRemoval && !confirm(question)) event.stopImmediatePropagation();
};
addEventListener('click', confirmRemoval, true);

// Sveltia CMS follows no link that leaves it.
const leave = () => location.assign(`/${locale}`);
const link = { className: 'desk', href: `/${locale}`, textContent: desk, onclick: leave };
document.body.prepend(Object.assign(document.createElement('a'), link));
showFocusPoints(photos);
showContrasts();
countLists();
showField(new URLSearchParams(location.search));
checkUploads(`${api}/photo`);
CMS.init({ config: { ...config, backend } });
