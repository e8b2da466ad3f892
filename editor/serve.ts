import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { buffer, text } from 'node:stream/consumers';
import sirv from 'sirv';
import { type Locale, localeCodes, locales } from '../src/i18n/locales.ts';
import { listPhotos } from '../src/images/photo-files.ts';
import { sentenceOf } from '../src/problems/sentences.ts';
import { contrasts } from '../src/styles/contrast.ts';
import type { Colors } from '../src/styles/palette.ts';
import { listen } from '../tools/listen.ts';
import { setPublished } from './desk/archives.ts';
import { sendEvents } from './desk/events.ts';
import { home } from './desk/home.ts';
import { publish } from './desk/publish.ts';
import { ready } from './desk/ready.ts';
import { see } from './desk/see.ts';
import { render, type View } from './desk/view.ts';
import { config, labeledProblem, words } from './forms/config.ts';
import { photoFolder } from './forms/forms.ts';
import { reply } from './forms/gitea.ts';
import { checkUpload } from './forms/store.ts';
import { problemsOf } from './problems.ts';
import { textOf } from './words/texts.ts';

/** Serves the desk, the forms, and the content files to the forms. A refused request gets a sentence that says why. */

interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  /** The named parts of the address. */
  parts: Record<string, string | undefined>;
  locale: Locale;
}

const view = `/(${localeCodes.join('|')})/:name(see|ready|publish)?`;

/** What handles each request: the first row that matches. All others are files. */
const table: [method: string, pathname: string, handle: (asked: Asked) => unknown][] = [
  ['GET', '/', leadToLanguage],
  ['GET', view, showView],
  ['POST', view, press],
  ['GET', '/events', sendEvents],
  ['GET', '/contrasts', sendContrasts],
  ['GET', '/:locale/forms', sendForms],
  ['GET', '/:locale/api/v1/config', sendConfig],
  ['POST', '/:locale/api/v1/photo', checkPhoto],
  ['GET', '/:locale/api/v1/:call+', replyToForms],
  ['POST', '/:locale/api/v1/:call+', replyToForms],
  ['GET', '/:script.ts', sendScript],
  ['GET', '/locales/:name.json', sendWords],
  ['GET', '/:archive.zip', sendArchive],
];
const routes = table.map(([method, pathname, handle]) => ({
  method,
  pattern: new URLPattern({ pathname }),
  handle,
}));

/** What the browser gets: these two folders, and the content. */
const browser = `${import.meta.dirname}/browser`;
const library = `${import.meta.dirname}/node_modules/@sveltia/cms`;

/** The desk and the forms request nothing from other hosts, and no other site can frame them. */
const policy = "default-src 'self' blob: data: 'unsafe-inline'; frame-ancestors 'none'";

const server = createServer(async (request, response) => {
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('Cache-Control', 'no-store');

  // Against DNS rebinding: another site can let its own host name point to this machine.
  const { host = '', origin } = request.headers;
  if (!/^(127\.0\.0\.1|localhost):\d+$/.test(host)) {
    response.writeHead(403).end('The desk answers to 127.0.0.1 only.');
    return;
  }
  response.setHeader('Desk-Folder', encodeURIComponent(process.cwd()));

  const { method, url: asked = '/' } = request;
  const locale = asked.split(/[/?]/)[1] as Locale;
  const refuse = (status: number, why: string) => {
    const [type, body] = asked.includes('/api/')
      ? ['application/json', JSON.stringify({ message: why })]
      : ['text/plain', why];
    response.writeHead(status, { 'Content-Type': `${type};charset=utf-8` }).end(body);
  };
  // Against forged requests: another site can send a form here, but with its own origin.
  if (method !== 'GET' && origin !== `http://${host}`) {
    refuse(403, sentenceOf({ code: 'desk-elsewhere' }, locale));
    return;
  }
  try {
    const url = new URL(asked, address);
    const route = routes.find((row) => row.method === method && row.pattern.test(url.href));
    const parts = route?.pattern.exec(url.href)?.pathname.groups ?? {};
    await (route?.handle ?? sendFile)({ request, response, url, parts, locale });
  } catch (error) {
    const sentences = problemsOf(error).map((problem) => labeledProblem(problem, locale));
    refuse(422, sentences.join('\n'));
  }
});

/** Redirects to the desk in the first language of the browser that the site has: "en-GB,en;q=0.9,ar;q=0.8". */
function leadToLanguage({ request, response }: Asked) {
  const languages = request.headers['accept-language'] ?? '';
  const known = languages.split(/[,;-]/).find((tag) => Object.hasOwn(locales, tag));
  response.writeHead(302, { Location: `/${known ?? localeCodes[0]}` }).end();
}

const views: Record<string, View> = { '': home, see, ready, publish };

async function showView({ response, parts: { name = '' }, locale }: Asked) {
  response.setHeader('Content-Type', 'text/html;charset=utf-8');
  response.end(await render(views[name] as View, name, locale));
}

/** Does what a button of a view asks, and redirects to the view. */
async function press({ request, response, url, parts: { name = '' } }: Asked) {
  await views[name]?.press?.(new URLSearchParams(await text(request)));
  response.writeHead(303, { Location: url.pathname }).end();
}

function sendContrasts({ response, url }: Asked) {
  const colors = Object.fromEntries(url.searchParams) as Colors;
  response.end(JSON.stringify(contrasts(colors)));
}

function sendForms({ response }: Asked) {
  response.setHeader('Content-Type', 'text/html;charset=utf-8');
  response.end(readFileSync(`${browser}/forms.html`));
}

function sendConfig({ response, locale }: Asked) {
  const answer = {
    config: config(locale),
    desk: textOf('desk', locale),
    closed: textOf('desk-closed', locale),
    question: textOf('forms-removal', locale),
    photos: Object.fromEntries(listPhotos(photoFolder).usable),
  };
  response.end(JSON.stringify(answer));
}

async function checkPhoto({ request, response, url }: Asked) {
  await checkUpload(`${url.searchParams.get('name')}`, await buffer(request));
  response.end();
}

async function replyToForms({ request, response, parts: { call = '' } }: Asked) {
  const body = await reply(decodeURIComponent(call), await text(request));
  response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
}

/** A script for the browser, as JavaScript. */
function sendScript({ response, url }: Asked) {
  response.setHeader('Content-Type', 'text/javascript;charset=utf-8');
  response.end(stripTypeScriptTypes(readFileSync(browser + url.pathname, 'utf8')));
}

/** Sveltia CMS imports its words as a bundler would allow: a JSON file as a module. */
function sendWords({ response, url, parts: { name = '' } }: Asked) {
  response.setHeader('Content-Type', 'text/javascript;charset=utf-8');
  const json = JSON.parse(readFileSync(library + url.pathname, 'utf8'));
  const own = words.interface[new Intl.Locale(name).language];
  response.end(`export default ${JSON.stringify({ ...json, ...own })}`);
}

const archives = sirv('published', { dev: true });

/** Sends an archive. One that is saved from the desk itself counts as published. */
function sendArchive({ request, response, parts }: Asked) {
  if (request.headers['sec-fetch-site'] === 'same-origin') setPublished(`${parts.archive}.zip`);
  archives(request, response);
}

const own = sirv(browser, { dev: true });
const cms = sirv(library, { dev: true });
const content = sirv('content', { dev: true });

function sendFile({ request, response }: Asked) {
  own(request, response, () => cms(request, response, () => content(request, response)));
}

/** Where the desk is. */
export const address = await listen(server, '4322', '127.0.0.1');
console.log(address);
for (const locale of localeCodes) console.log(textOf('desk-open', locale));
