/* Starts Sveltia CMS in the language of the address, with what it lacks. */
import './closed-desk.ts';
import './contrasts.ts';
import { showField } from './field.ts';
import './focus-points.ts';
import './leaving.ts';
import './list-counts.ts';
import './numbers.ts';
import './removals.ts';
import { api, config, desk, locale } from './settings.ts';
import './stores.ts';
import './uploads.ts';

const backend = { ...config.backend, api_root: api };
// No account is needed: whoever opens the forms is logged in.
const user = { backendName: backend.name, token: 'none' };
localStorage.setItem('sveltia-cms.user', JSON.stringify(user));

// The link to the desk. Sveltia CMS cancels presses on links, so this one leaves by script.
const href = `/${locale}`;
const link = { className: 'desk', href, textContent: desk, onclick: () => location.assign(href) };
document.body.prepend(Object.assign(document.createElement('a'), link));

// British English is in a file, which routes.ts adds words to. American English is in the code of Sveltia CMS.
const preferences = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}');
preferences.locale = locale === 'en' ? 'en-GB' : locale;
localStorage.setItem('sveltia-cms.prefs', JSON.stringify(preferences));
const library = '/@sveltia/cms/npm/index.js';
const { default: CMS } = await import(library);

showField(new URLSearchParams(location.search));
CMS.init({ config: { ...config, backend } });
