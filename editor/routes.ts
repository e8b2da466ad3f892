import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { buffer, json, text } from 'node:stream/consumers';
import sirv from 'sirv';
import { guardSirv } from '../hosting/server.ts';
import { defaultLocale, knownLocales, type Locale, localeCodes } from '../src/i18n/locales.ts';
import { sendEvents } from './desk/events.ts';
import { html } from './desk/html.ts';
import { publish } from './desk/publish.ts';
import { ready } from './desk/ready.ts';
import { see } from './desk/see.ts';
import { documentOf, home, render, type View } from './desk/view.ts';
import { editorScript } from './forms/bundle.ts';
import { setLanguages } from './forms/languages.ts';
import { addLogo, logoParts, removeLogo } from './forms/logo.ts';
import { addPhoto, photoFiles, removePhoto, thumbnail } from './forms/photos.ts';
import { answerTo, listedSaves, stateFor, takeBack } from './forms/state.ts';
import type { Change } from './forms/store.ts';
import { isForFrame, sendSite } from './site/site-server.ts';
import { textOf } from './words/texts.ts';

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
const leftOut = (Object.keys(knownLocales) as Locale[]).filter(
  (code) => !localeCodes.includes(code),
);
const viewPath = `${language}/:name(${Object.keys(views).join('|')})?{/}?`;
const apiPath = `${language}/api`;

/** What handles each request: the first row that matches. All others are files. */
const routes: (readonly [
  method: string,
  pathname: string,
  handle: (exchange: Exchange) => unknown,
])[] = [
  ['GET', '/', leadToLanguage],
  // A tab may be open in a language that has been left out since.
  ...leftOut.map((code) => ['GET', `/${code}/:view?`, leadToLanguage] as const),
  ['GET', viewPath, showView],
  ['POST', viewPath, submit],
  ['GET', '/events', sendEvents],
  ['GET', `${language}/edit`, showEditor],
  ['GET', '/editor.js', sendEditor],
  ['GET', '/thumbnails/:photo', sendThumbnail],
  ['GET', `${apiPath}/state`, ({ locale }) => stateFor(locale)],
  ['POST', `${apiPath}/(save|check)`, saveForms],
  ['GET', `${apiPath}/saves`, ({ locale }) => listedSaves(locale)],
  ['POST', `${apiPath}/saves/:time`, ({ groups, locale }) => takeBack(named(groups.time), locale)],
  ['POST', `${apiPath}/languages`, changeLanguages],
  ['POST', `${apiPath}/photos/:name`, takePhoto],
  ['POST', `${apiPath}/photos/:name/remove`, dropPhoto],
  ['POST', `${apiPath}/logo/:name/remove`, dropLogo],
  ['POST', `${apiPath}/logo/:name/:ending`, takeLogo],
  ['GET', '/editor/desk/browser/:script.ts', sendScript],
];

/** Responds to a request. Throws ProblemError, or what a program or the disk throws. */
export async function respond(request: IncomingMessage, response: ServerResponse, locale: Locale) {
  if (request.method === 'GET' && isForFrame(request)) return sendSite(request, response);
  const url = new URL(`http://${request.headers.host}${request.url}`);
  for (const [method, pathname, handle] of routes) {
    const match = method === request.method && new URLPattern({ pathname }).exec(url.href);
    if (!match) continue;
    const { groups } = match.pathname;
    const answer = await handle({ request, response, url, groups, locale });
    if (answer) response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
    return;
  }
  sendFile({ request, response, url, groups: {}, locale });
}

/** A part of an address, as it is called. */
const named = (part = '') => decodeURIComponent(part);

/** Redirects to the desk in the browser's first language, of such as "en-GB,en;q=0.9,ar;q=0.8", if the site has it. */
function leadToLanguage({ request, response, groups: { view = '' } }: Exchange) {
  const languages = request.headers['accept-language'] ?? '';
  const known = localeCodes.find((code) => languages.startsWith(code));
  response.writeHead(302, { Location: `/${known ?? defaultLocale}${view && `/${view}`}` }).end();
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

/** The document of the editor, which its script fills. */
function showEditor({ response, locale }: Exchange) {
  const title = textOf('desk-edit', locale);
  const head = html`<link rel="stylesheet" href="/editor.css">
<script type="module" src="/editor.js"></script>`;
  const { markup } = documentOf({ title, head, body: html`<div id="editor"></div>` }, locale);
  response.setHeader('Content-Type', 'text/html;charset=utf-8').end(markup);
}

async function sendEditor({ response }: Exchange) {
  const script = await editorScript();
  response.setHeader('Content-Type', 'text/javascript;charset=utf-8').end(script);
}

async function sendThumbnail(exchange: Exchange) {
  const picture = thumbnail(named(exchange.groups.photo));
  if (!picture) return sendFile(exchange);
  exchange.response.setHeader('Content-Type', 'image/jpeg').end(await picture);
}

/** Saves what a form sends, or only says what is wrong in it. */
async function saveForms({ request, url, locale }: Exchange) {
  const changes = (await json(request)) as Change[];
  return answerTo(changes, url.pathname.endsWith('/check'), locale);
}

async function changeLanguages({ request }: Exchange) {
  await setLanguages((await json(request)) as Locale[]);
  return {};
}

async function takePhoto({ request, groups: { name } }: Exchange) {
  const added = await addPhoto(named(name), await buffer(request));
  return { added, photos: photoFiles() };
}

function dropPhoto({ groups: { name } }: Exchange) {
  removePhoto(named(name));
  return { photos: photoFiles() };
}

async function takeLogo({ request, groups: { name, ending } }: Exchange) {
  await addLogo(named(name), named(ending), await buffer(request));
  return { logo: logoParts() };
}

function dropLogo({ groups: { name } }: Exchange) {
  removeLogo(named(name));
  return { logo: logoParts() };
}

/** A script of the views for the browser. */
function sendScript(exchange: Exchange) {
  const { response, groups } = exchange;
  const file = `${browser}/${groups.script}.ts`;
  if (!existsSync(file)) return sendFile(exchange);
  const script = stripTypeScriptTypes(readFileSync(file, 'utf8'));
  response.setHeader('Content-Type', 'text/javascript;charset=utf-8').end(script);
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
