import { checkLive, type Fault, faultLines } from '../../hosting/check-live.ts';
import { readContent } from '../../src/content/reading/read.ts';
import type { Problem } from '../../src/messages/message.ts';
import { problemsOf } from '../problems.ts';
import { tell } from './events.ts';
import { html } from './html.ts';
import type { DeskPage } from './page.ts';
import { findings } from './ready.ts';
import { archive, archives, build, deploy, type Host, hosts, isLoggedIn } from './release.ts';

/** How a job ended: what is said of it, what it made and for which host, and what it found. */
interface End {
  said?: Problem | undefined;
  made?: string;
  host?: Host | undefined;
  faults?: Fault[];
}

/** What is going on, or how it ended; it goes on while no page is open. */
let work: End & { isBusy: boolean } = { isBusy: false };

/** Builds the site, keeps it as an archive and shows how it gets to its host. */
export const publish: DeskPage = {
  body: async (say, locale) => {
    const { isBusy, said, made, host, faults } = work;
    const values = { ...said?.values, ...(host && { host: say(`publish-${host}`) }) };
    const sentence = said
      ? html`<p class="notice" role="status">${say(said.code, values)}</p>`
      : '';
    if (isBusy) {
      // Nothing is counted at first: the bar only moves.
      const { done, all } = said?.values ?? {};
      const counted = done && all ? html`value="${done}" max="${all}"` : '';
      return html`${sentence}<progress aria-label="${say('desk-publish')}" ${counted}></progress>`;
    }
    const { found, isBroken } = await findings();
    const ready = html`<a href="/${locale}/ready">${say('desk-ready')}</a>`;
    if (isBroken) return html`<p class="notice mistake">${say('publish-broken')} ${ready}</p>`;
    const { url } = readContent().site;
    const link = (name: string) =>
      html`<a href="/${name}" download><bdi dir="ltr">${name}</bdi></a>`;
    const steps =
      host && host !== 'cloudflare'
        ? ([`publish-${host}-open`, `publish-${host}-upload`, 'publish-look'] as const)
        : [];
    const choices = hosts.map(
      (name) => html`<button name="host" value="${name}">${say(`publish-${name}`)}</button> `,
    );
    return html`${sentence}
${made ? html`<p>${link(made)}</p><ol>${steps.map((code) => html`<li>${say(code)}`)}</ol>` : ''}
${faults ? html`<ul>${faultLines(url, faults, locale).map((line) => html`<li>${line}`)}</ul>` : ''}
<h2>${say('publish-host')}</h2>
<form method="post">
${
  found.some(isSample)
    ? html`<p>${say('publish-samples')} ${ready}</p>
<label><input type="checkbox" name="samples"> ${say('publish-anyway')}</label>`
    : ''
}
<p>${say('publish-time')}</p>
${choices}
</form>
${archives().length > 0 ? html`<h2>${say('publish-kept')}</h2><p>${say('publish-back')}</p><ul>${archives().map((name) => html`<li>${link(name)}`)}</ul>` : ''}
<h2>${say('publish-check')}</h2>
<form method="post"><p>${say('publish-check-line', { url })}</p>
<button class="second">${say('publish-check')}</button></form>`;
  },
  press: (form) => {
    if (work.isBusy) return;
    const host = hosts.find((name) => name === form.get('host'));
    perform(host, () => (host ? release(host, form.has('samples')) : check()));
  },
};

/** Does a job to its end, however it ends. */
async function perform(host: Host | undefined, job: () => Promise<End>): Promise<void> {
  work = { isBusy: true, host };
  const end = await job().catch((error) => ({ said: problemsOf(error)[0] }));
  work = { isBusy: false, host, ...end };
  tell('publish');
}

/** Says how far a job is. */
function report(said: Problem): void {
  work.said = said;
  tell('publish');
}

async function release(host: Host, withSamples: boolean): Promise<End> {
  report({ code: 'publish-beginning' });
  const { found, isBroken } = await findings();
  if (isBroken) return {};
  const count = found.filter(isSample).length;
  if (count > 0 && !withSamples) return { said: { code: 'publish-refused', values: { count } } };
  await build(host, (done, all) => report({ code: 'publish-pictures', values: { done, all } }));
  const made = archive(host);
  if (host !== 'cloudflare') return { said: { code: 'publish-made' }, made };
  report({ code: 'publish-sending' });
  if (!(await isLoggedIn())) return { said: { code: 'publish-login' } };
  const { url } = readContent().site;
  await deploy(new URL(url).hostname);
  return { said: { code: 'publish-sent', values: { url } } };
}

async function check(): Promise<End> {
  report({ code: 'publish-checking' });
  const { site } = readContent();
  return { faults: await Array.fromAsync(checkLive(site.url, site)) };
}

const isSample = ({ code }: Problem) => code.startsWith('sample');
