import { readContent } from '../../src/content/reading/read.ts';
import type { Code, Problem } from '../../src/messages/message.ts';
import { ContentError } from '../../src/messages/write.ts';
import { checkLive, type Fault, faultLines } from '../../tools/check-live.ts';
import { tell } from './events.ts';
import { type Html, html } from './html.ts';
import type { DeskPage, Say } from './page.ts';
import { findings } from './ready.ts';
import { archive, archives, build, deploy, type Host, hosts, isLoggedIn } from './release.ts';

const names = {
  netlify: 'publish-netlify',
  cpanel: 'publish-cpanel',
  cloudflare: 'publish-cloudflare',
} as const satisfies Record<Host, Code>;

const steps: Record<Host, Code[]> = {
  netlify: ['publish-netlify-open', 'publish-netlify-drop', 'publish-look'],
  cpanel: ['publish-cpanel-open', 'publish-cpanel-upload', 'publish-look'],
  cloudflare: [],
};

/** What is going on, or how it ended; it goes on while no page is open. */
let work: {
  isBusy: boolean;
  said?: Problem;
  done?: number;
  all?: number;
  archive?: string;
  faults?: Fault[];
} = { isBusy: false };

/** The host that was chosen last. */
let host: Host = hosts.find((host) => archives()[0]?.includes(host)) ?? 'netlify';

/** Builds the site, keeps it as an archive and shows how it gets to its host. */
export const publish: DeskPage = {
  heading: 'desk-publish',
  follows: 'publishing',
  body: async (say, locale) => {
    const { isBusy, said, faults } = work;
    const sentence = said ? say(said.code, said.values) : '';
    if (isBusy) return html`<p role="status">${sentence}</p>${bar(sentence)}`;
    const { found, isBroken } = await findings();
    const ready = html`<a href="/${locale}/ready">${say('desk-ready')}</a>`;
    if (isBroken) return html`<p class="mistake">${say('publish-broken')} ${ready}</p>`;
    const { url } = readContent().site;
    return html`${said ? html`<p class="note" role="status">${sentence}</p>` : ''}
${work.archive ? result(say, work.archive) : ''}
${faults ? html`<ul>${faultLines(url, faults, locale).map((line) => html`<li>${line}`)}</ul>` : ''}
<form method="post">
<fieldset><legend>${say('publish-host')}</legend>${hosts.map((name) => choice(say, name))}</fieldset>
${found.some(isSample) ? withSamples(say, ready) : ''}
<p>${say('publish-time')}</p>
<button class="button">${say('publish-build')}</button>
</form>
${archives().length > 0 ? older(say) : ''}
<h2>${say('publish-check')}</h2>
<form method="post"><p>${say('publish-check-line', { url })}</p>
<button name="check" value="1">${say('publish-check')}</button></form>`;
  },
  press: (form) => {
    if (work.isBusy) return;
    const isCheck = form.has('check');
    host = hosts.find((name) => name === form.get('host')) ?? host;
    work = { isBusy: true, said: { code: isCheck ? 'publish-checking' : 'publish-beginning' } };
    perform(isCheck ? check : () => release(form.has('samples')));
  },
};

/** Does a job to its end, however it ends. */
async function perform(job: () => Promise<Problem | undefined>): Promise<void> {
  const said = await job().catch(problemOf);
  const { archive, faults } = work;
  work = {
    isBusy: false,
    ...(said && { said }),
    ...(archive && { archive }),
    ...(faults && { faults }),
  };
  tell('publishing');
}

async function release(withSamples: boolean): Promise<Problem> {
  const { found, isBroken } = await findings();
  if (isBroken) return { code: 'publish-broken' };
  const count = found.filter(isSample).length;
  if (count > 0 && !withSamples) return { code: 'publish-refused', values: { count } };
  await build(host, (done, all) => {
    Object.assign(work, { done, all, said: { code: 'publish-pictures', values: { done, all } } });
    tell('publishing');
  });
  work.archive = archive(host);
  if (host !== 'cloudflare') return { code: 'publish-made' };
  if (!(await isLoggedIn())) return { code: 'publish-login' };
  Object.assign(work, { said: { code: 'publish-sending' } });
  tell('publishing');
  const { url } = readContent().site;
  await deploy(new URL(url).hostname);
  return { code: 'publish-sent', values: { url } };
}

async function check(): Promise<undefined> {
  const { site } = readContent();
  work.faults = await Array.fromAsync(checkLive(site.url, site));
}

const isSample = ({ code }: Problem) => code.startsWith('sample');

/** Why a job ended before its end, as one sentence. */
function problemOf(error: Error): Problem {
  if (error instanceof ContentError && error.mistakes[0]) return error.mistakes[0];
  if (error.message.includes('ENOSPC')) return { code: 'publish-disk' };
  return { code: 'publish-failed', values: { reason: error.message } };
}

const bar = (label: string): Html =>
  work.all
    ? html`<progress aria-label="${label}" value="${work.done ?? 0}" max="${work.all}"></progress>`
    : html`<progress aria-label="${label}"></progress>`;

const choice = (say: Say, name: Host): Html =>
  html`<label><input type="radio" name="host" value="${name}" ${name === host ? 'checked' : ''}> ${say(names[name])}</label>`;

const withSamples = (say: Say, ready: Html): Html =>
  html`<p>${say('publish-samples')} ${ready}</p>
<label><input type="checkbox" name="samples"> ${say('publish-anyway')}</label>`;

/** The archive that was just made, and what is done with it at the host. */
const result = (say: Say, name: string): Html => html`<p>${download(name)}</p>
<ol>${steps[host].map((code) => html`<li>${say(code)}`)}</ol>`;

const older = (say: Say): Html => html`<h2>${say('publish-kept')}</h2><p>${say('publish-back')}</p>
<ul>${archives().map((name) => html`<li>${download(name)}`)}</ul>`;

const download = (name: string): Html =>
  html`<a href="/${name}" download><bdi dir="ltr">${name}</bdi></a>`;
