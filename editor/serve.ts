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
import { answer } from './forms/gitea.ts';
import { checkUpload } from './forms/store.ts';
import { problemsOf } from './problems.ts';

/** Serves the desk, its forms, and the content files to them. A request that it refuses is told why in one sentence. */

interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  /** The address without what stands after `?`. */
  path: string;
  /** The named parts of the address. */
  parts: Record<string, string | undefined>;
  locale: Locale;
}

/** Who answers what. What no other row is about is a file. */
const routes: [address: RegExp, (asked: Asked) => unknown][] = [
  [/^\/$/, leadToLanguage],
  [/^\/events$/, ({ request, response }) => sendEvents(request, response)],
  [/^\/contrasts$/, sendContrasts],
  [/^\/(?<locale>[\w-]+)\/forms$/, (asked) => sendFile({ ...asked, path: '/forms/forms.html' })],
  [/^\/(?<locale>[\w-]+)\/api\/v1\/config$/, sendConfig],
  [/^\/(?<locale>[\w-]+)\/api\/v1\/photo$/, checkPhoto],
  [/^\/(?<locale>[\w-]+)\/api\/v1(?<call>\/.+)$/, answerForms],
  [/^\/(?:desk|forms)\/[\w-]+\.ts$/, sendScript],
  [/^\/node_modules\/[\w@/]+\/locales\/(?<language>\w\w)[\w-]*\.json$/, sendWords],
  [new RegExp(`^/(?<locale>${localeCodes.join('|')})(?:/(?<name>see|ready|publish))?$`), showView],
  [/^\/(?<archive>site-[\w-]+\.zip)$/, sendArchive],
  [/^/, sendFile],
];

/** The page asks nothing of any other host, and no page of another host can hold it. */
const policy = "default-src 'self' blob: data: 'unsafe-inline'; frame-ancestors 'none'";

const server = createServer(async (request, response) => {
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('Cache-Control', 'no-store');

  // A page elsewhere can give its own name this machine's address, and would then be let in.
  const { host = '', origin } = request.headers;
  if (!/^(127\.0\.0\.1|localhost):\d+$/.test(host)) {
    response.writeHead(403).end('The desk answers to 127.0.0.1 only.');
    return;
  }
  response.setHeader('Desk-Folder', encodeURIComponent(process.cwd()));

  const [path = '/'] = (request.url ?? '/').split('?', 1);
  const [address, answerTo] = routes.find(([address]) => address.test(path)) as (typeof routes)[0];
  const parts = address.exec(path)?.groups ?? {};
  const locale = parts.locale as Locale;
  const refuse = (status: number, why: string) => {
    const [type, body] = path.includes('/api/')
      ? ['application/json', JSON.stringify({ message: why })]
      : ['text/plain', why];
    response.writeHead(status, { 'Content-Type': `${type};charset=utf-8` }).end(body);
  };
  // A page of another host can send a form here, but the browser says whose page it is.
  if (!['GET', 'HEAD'].includes(request.method ?? '') && origin !== `http://${host}`) {
    refuse(403, sentenceOf({ code: 'desk-elsewhere' }, locale));
    return;
  }
  try {
    await answerTo({ request, response, path, parts, locale });
  } catch (error) {
    const sentences = problemsOf(error).map((problem) => labeledProblem(problem, locale));
    refuse(422, sentences.join('\n'));
  }
});

/** Leads to the desk in the first language of the browser that it has: "en-GB,en;q=0.9,ar;q=0.8". */
function leadToLanguage({ request, response }: Asked) {
  const languages = request.headers['accept-language'] ?? '';
  const known = languages.split(/[,;-]/).filter((tag) => Object.hasOwn(locales, tag));
  response.writeHead(302, { Location: `/${known[0] ?? localeCodes[0]}` }).end();
}

/** What the address asks, after its `?`. */
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

async function answerForms({ request, response, parts }: Asked) {
  const answered = await answer(decodeURIComponent(`${parts.call}`), await text(request));
  response.end(Buffer.isBuffer(answered) ? answered : JSON.stringify(answered));
}

/** The program of a page, as a browser reads it. */
function sendScript({ response, path }: Asked) {
  response.setHeader('Content-Type', 'text/javascript;charset=utf-8');
  response.end(stripTypeScriptTypes(readFileSync(import.meta.dirname + path, 'utf8')));
}

/** The library imports its words as a bundler lets it: JSON, as if it were a module. */
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

/** An archive; one that its owner saves from the desk, and no other page, is the one that is published next. */
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
