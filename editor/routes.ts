import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import sirv from 'sirv';
import { parseDocument } from 'yaml';
import { guardSirv } from '../hosting/server.ts';
import { defaultLocale, type Locale, localeCodes } from '../src/i18n/locales.ts';
import { sendEvents } from './desk/events.ts';
import { publish } from './desk/publish.ts';
import { ready } from './desk/ready.ts';
import { see } from './desk/see.ts';
import { home, render, type View } from './desk/view.ts';
import { settings } from './forms/config.ts';
import { reply, repository } from './forms/gitea.ts';
import { words } from './forms/labels.ts';
import { listFiles } from './forms/store.ts';

const project = resolve(import.meta.dirname, '..');
const browser = `${import.meta.dirname}/desk/browser`;
const libraries = `${import.meta.dirname}/node_modules`;

/** A request and its response. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  /** The named groups of the route's pattern. */
  groups: Record<string, string | undefined>;
  locale: Locale;
}

/** The views with names; the desk opens with the one that has none. */
const views: Record<string, View> = { see, ready, publish };

const language = `/(${localeCodes.join('|')})`;
const viewPath = `${language}/:name(${Object.keys(views).join('|')})?{/}?`;
const apiPath = `${language}/api/v1`;

/** What handles each request: the first row that matches. All others are files. */
const routes: [method: string, pathname: string, handle: (exchange: Exchange) => unknown][] = [
  ['GET', '/', leadToLanguage],
  ['GET', viewPath, showView],
  ['POST', viewPath, submit],
  ['GET', '/events', sendEvents],
  ['GET', `${language}/forms`, sendForms],
  ['GET', `${apiPath}/repos/${repository}/media/main/content/photos/:photo`, leadToPhoto],
  ['GET', `${apiPath}/:call+`, replyToForms],
  ['POST', `${apiPath}/:call+`, replyToForms],
  ['GET', '/editor/(desk|forms)/browser/:script.ts', sendScript],
  ['GET', '/src/i18n/:script.ts', sendScript],
  ['GET', '/@sveltia/cms/locales/:name.json', sendWords],
];

/** Responds to a request. Throws ProblemError, or what a program or the disk throws. */
export async function respond(request: IncomingMessage, response: ServerResponse, locale: Locale) {
  const url = new URL(`http://${request.headers.host}${request.url}`);
  for (const [method, pathname, handle] of routes) {
    const match = method === request.method && new URLPattern({ pathname }).exec(url.href);
    if (match) return handle({ request, response, url, groups: match.pathname.groups, locale });
  }
  return sendFile({ request, response, url, groups: {}, locale });
}

/** Redirects to the desk in the browser's first language, of such as "en-GB,en;q=0.9,ar;q=0.8", if the site has it. */
function leadToLanguage({ request, response }: Exchange) {
  const languages = request.headers['accept-language'] ?? '';
  const known = localeCodes.find((code) => languages.startsWith(code));
  response.writeHead(302, { Location: `/${known ?? defaultLocale}` }).end();
}

async function showView({ response, groups: { name = '' }, locale }: Exchange) {
  const markup = await render(views[name] ?? home, name, locale);
  response.setHeader('Content-Type', 'text/html;charset=utf-8').end(markup);
}

/** Does what a button of a view asks, and redirects to the view. */
async function submit({ request, response, url, groups: { name = '' } }: Exchange) {
  await views[name]?.onPress?.(new URLSearchParams(await text(request)));
  response.writeHead(303, { Location: url.pathname }).end();
}

/** The document of the forms, and after it what they begin with. */
function sendForms({ response, locale }: Exchange) {
  // Throws where a file cannot be read: Sveltia CMS would say that the repository has no branch, and ask for a login.
  listFiles();
  // A text could end the script.
  const json = JSON.stringify(settings(locale)).replaceAll('<', '\\u003c');
  const html = readFileSync(`${import.meta.dirname}/forms/browser/forms.html`, 'utf8');
  const script = `<script type="application/json">${json}</script>`;
  response.setHeader('Content-Type', 'text/html;charset=utf-8').end(html + script);
}

/** To the photograph among the files of the content. */
function leadToPhoto({ response, groups: { photo } }: Exchange) {
  response.writeHead(302, { Location: `/photos/${photo}` }).end();
}

async function replyToForms({ request, response, groups: { call = '' } }: Exchange) {
  const found = await reply(call, await text(request));
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(found));
}

/** A script for the browser, at its place in the project: so its imports are addresses too. */
function sendScript(exchange: Exchange) {
  sendModule(exchange, project + exchange.url.pathname, stripTypeScriptTypes);
}

/** Sveltia CMS imports its words as a bundler would allow: a JSON file as a module. */
function sendWords(exchange: Exchange) {
  const { url, groups } = exchange;
  const plainer = words.interface[new Intl.Locale(`${groups.name}`).language] ?? {};
  sendModule(exchange, libraries + url.pathname, (json) => {
    const document = parseDocument(json);
    for (const [place, word] of Object.entries(plainer)) document.setIn(place.split('.'), word);
    return `export default ${JSON.stringify(document)}`;
  });
}

/** Sends what is made of a file as a JavaScript module. */
function sendModule(exchange: Exchange, file: string, make: (source: string) => string) {
  if (!existsSync(file)) return sendFile(exchange);
  const script = make(readFileSync(file, 'utf8'));
  exchange.response.setHeader('Content-Type', 'text/javascript;charset=utf-8').end(script);
}

const archives = sirv('published', { dev: true });
const content = sirv('content', { dev: true, onNoMatch: archives });
const packages = sirv(libraries, { dev: true, onNoMatch: content });
const desk = sirv(browser, { dev: true, onNoMatch: packages });

/** Sends a file of the first of these folders that has it. */
function sendFile({ request, response }: Exchange) {
  guardSirv(request, response);
  desk(request, response);
}
