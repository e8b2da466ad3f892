import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { buffer, text } from 'node:stream/consumers';
import sirv from 'sirv';
import { type Locale, localeCodes, locales } from '../src/i18n/locales.ts';
import { listPhotos } from '../src/images/photo-files.ts';
import { sentenceOf } from '../src/problems/sentences.ts';
import { type Colors, contrasts } from '../src/styles/palette.ts';
import { listen } from '../tools/listen.ts';
import { sendEvents } from './desk/events.ts';
import { home } from './desk/home.ts';
import { publish } from './desk/publish.ts';
import { ready } from './desk/ready.ts';
import { setPublished } from './desk/release.ts';
import { see } from './desk/see.ts';
import { render, type View } from './desk/view.ts';
import { config, labeledProblem, words } from './forms/config.ts';
import { photoFolder } from './forms/forms.ts';
import { reply } from './forms/gitea.ts';
import { checkUpload } from './forms/store.ts';
import { problemsOf } from './problems.ts';

/** Serves the desk, the forms, and the content files to the forms. A refused request gets a sentence that says why. */

interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  /** The address without its query. */
  path: string;
  /** The named parts of the address. */
  parts: Record<string, string | undefined>;
  locale: Locale;
}

/** What handles each address. All others are files. */
const routes: [address: RegExp, (asked: Asked) => unknown][] = [
  [/^\/$/, leadToLanguage],
  [/^\/events$/, ({ request, response }) => sendEvents(request, response)],
  [/^\/contrasts$/, sendContrasts],
  [/^\/(?<locale>[\w-]+)\/forms$/, (asked) => sendFile({ ...asked, path: '/forms/forms.html' })],
  [/^\/(?<locale>[\w-]+)\/api\/v1\/config$/, sendConfig],
  [/^\/(?<locale>[\w-]+)\/api\/v1\/photo$/, checkPhoto],
  [/^\/(?<locale>[\w-]+)\/api\/v1(?<call>\/.+)$/, replyToForms],
  [/^\/(?:desk|forms)\/[\w-]+\.ts$/, sendScript],
  [/^\/node_modules\/[\w@/]+\/locales\/(?<language>\w\w)[\w-]*\.json$/, sendWords],
  [new RegExp(`^/(?<locale>${localeCodes.join('|')})(?:/(?<name>see|ready|publish))?$`), showView],
  [/^\/(?<archive>site-[\w-]+\.zip)$/, sendArchive],
  [/^/, sendFile],
];

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

  const [path = '/'] = (request.url ?? '/').split('?', 1);
  const [address, handle] = routes.find(([address]) => address.test(path)) as (typeof routes)[0];
  const parts = address.exec(path)?.groups ?? {};
  const locale = parts.locale as Locale;
  const refuse = (status: number, why: string) => {
    const [type, body] = path.includes('/api/')
      ? ['application/json', JSON.stringify({ message: why })]
      : ['text/plain', why];
    response.writeHead(status, { 'Content-Type': `${type};charset=utf-8` }).end(body);
  };
  // Against forged requests: another site can send a form here, but with its own origin.
  if (!['GET', 'HEAD'].includes(request.method ?? '') && origin !== `http://${host}`) {
    refuse(403, sentenceOf({ code: 'desk-elsewhere' }, locale));
    return;
  }
  try {
    await handle({ request, response, path, parts, locale });
  } catch (error) {
    const sentences = problemsOf(error).map((problem) => labeledProblem(problem, locale));
    refuse(422, sentences.join('\n'));
  }
});

/** Redirects to the desk in the first language of the browser that the site has: "en-GB,en;q=0.9,ar;q=0.8". */
function leadToLanguage({ request, response }: Asked) {
  const languages = request.headers['accept-language'] ?? '';
  const known = languages.split(/[,;-]/).filter((tag) => Object.hasOwn(locales, tag));
  response.writeHead(302, { Location: `/${known[0] ?? localeCodes[0]}` }).end();
}

/** The parameters in the query of an address. */
const queryOf = ({ url }: IncomingMessage) =>
  Object.fromEntries(new URL(`${address}${url}`).searchParams);

function sendContrasts({ request, response }: Asked) {
  const colors = queryOf(request);
  response.end(JSON.stringify(contrasts(colors as Colors)));
}

function sendConfig({ response, locale }: Asked) {
  const said = {
    desk: sentenceOf({ code: 'desk' }, locale),
    closed: sentenceOf({ code: 'desk-closed' }, locale),
    question: sentenceOf({ code: 'forms-removal' }, locale),
  };
  const photos = Object.fromEntries(listPhotos(photoFolder).usable);
  response.end(JSON.stringify({ config: config(locale), ...said, photos }));
}

async function checkPhoto({ request, response }: Asked) {
  await checkUpload(`${queryOf(request).name}`, await buffer(request));
  response.end();
}

async function replyToForms({ request, response, parts }: Asked) {
  const body = await reply(decodeURIComponent(`${parts.call}`), await text(request));
  response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
}

/** A script of the desk or the forms, as JavaScript. */
function sendScript({ response, path }: Asked) {
  response.setHeader('Content-Type', 'text/javascript;charset=utf-8');
  response.end(stripTypeScriptTypes(readFileSync(import.meta.dirname + path, 'utf8')));
}

/** Sveltia CMS imports its words as a bundler would allow: a JSON file as a module. */
function sendWords({ response, path, parts }: Asked) {
  response.setHeader('Content-Type', 'text/javascript;charset=utf-8');
  const json = JSON.parse(readFileSync(import.meta.dirname + path, 'utf8'));
  const own = words.interface[`${parts.language}`];
  response.end(`export default ${JSON.stringify({ ...json, ...own })}`);
}

const views: Record<string, View> = { '': home, see, ready, publish };

/** Sends a view of the desk, or does what one of its buttons asks. */
async function showView({ request, response, path, parts: { name = '' }, locale }: Asked) {
  const view = views[name] as View;
  if (request.method === 'POST') {
    await view.press?.(new URLSearchParams(await text(request)));
    response.writeHead(303, { Location: path }).end();
  } else {
    response.setHeader('Content-Type', 'text/html;charset=utf-8');
    response.end(await render(view, name, locale));
  }
}

const archives = sirv('published', { dev: true });

/** Sends an archive. One that is saved from the desk itself counts as published. */
function sendArchive({ request, response, parts }: Asked) {
  if (request.headers['sec-fetch-site'] === 'same-origin') setPublished(`${parts.archive}`);
  archives(request, response, () => void response.writeHead(404).end());
}

const own = sirv(import.meta.dirname, { dev: true });
const content = sirv('content', { dev: true });

function sendFile({ request, response, path }: Asked) {
  request.url = path;
  const missing = () => void response.writeHead(404).end();
  own(request, response, () => content(request, response, missing));
}

/** Where the desk is. */
export const address = await listen(server, '4322', '127.0.0.1');
console.log(address);
for (const locale of localeCodes) console.log(sentenceOf({ code: 'desk-open' }, locale));
