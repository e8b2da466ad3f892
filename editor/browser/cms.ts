// Starts Sveltia CMS in the language of the address, with what it lacks.

import type { settings } from '../forms/config.ts';
import { explainClosedDesk } from './closed-desk.ts';
import { showContrasts } from './contrasts.ts';
import { showField } from './field.ts';
import { showFocusPoints } from './focus-points.ts';
import { addDeskLink, askBeforeUnload, reloadBetweenForms } from './leaving.ts';
import { countLists } from './list-counts.ts';
import { takeAllDigits } from './numbers.ts';
import { confirmRemovals } from './removals.ts';
import { makeStores } from './stores.ts';
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

explainClosedDesk(closed);

// British English is in a file, which routes.ts adds words to. American English is in the code of Sveltia CMS.
const preferences = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}');
preferences.locale = locale === 'en' ? 'en-GB' : locale;
localStorage.setItem('sveltia-cms.prefs', JSON.stringify(preferences));
const library = '/@sveltia/cms/npm/index.js';
const { default: CMS } = await import(library);

makeStores(`${backend.name}:${backend.repo}`);
takeAllDigits();
confirmRemovals(question);
askBeforeUnload();
reloadBetweenForms();
addDeskLink(`/${locale}`, desk);
showFocusPoints(photos);
showContrasts();
countLists();
showField(new URLSearchParams(location.search));
checkUploads(`${api}/photo`);
CMS.init({ config: { ...config, backend } });
