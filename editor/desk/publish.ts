import { checkLive, type Fault, faultLines } from '../../hosting/check-live.ts';
import { launchFindings } from '../../src/content/checks/launch.ts';
import { readContent, type SiteContent } from '../../src/content/reading/read.ts';
import type { Values } from '../../src/i18n/fill.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import type { PlacedProblem } from '../../src/problems/problem.ts';
import { type Explanation, explainFailure } from '../failures.ts';
import type { TextName } from '../words/texts.ts';
import { archive, archives, type Host, hosts, isPublished, setPublished } from './archives.ts';
import { tell } from './events.ts';
import { type Html, html, type Value } from './html.ts';
import { build, deploy, isLoggedIn } from './programs.ts';
import { grouped } from './ready.ts';
import type { Say, View } from './view.ts';

/** A sentence about a job. */
interface Sentence {
  name: TextName;
  values?: Values;
}

/** The result of a job: a sentence or why it failed, the archive to upload, or the site that was checked. */
interface Result {
  sentence?: Sentence;
  failure?: Explanation;
  made?: { name: string; host: Exclude<Host, 'cloudflare'> };
  checked?: { url: string; faults: Fault[] };
}

/** The job of the moment or the result of the last one: a job goes on while no view is open. */
let work: Result & { isBusy: boolean; host?: Host | undefined } = { isBusy: false };

/** Builds the site, keeps it as an archive and shows the steps to publish it. */
export const publish: View = {
  body: async (say, locale) => {
    if (work.isBusy) return [notice(say, locale), bar(say)];
    const { content, found, mistakes } = await launchFindings('.');
    const last = [notice(say, locale), work.made && steps(say, work.made)];
    if (!content || mistakes.length > 0) return [broken(say, locale), last, keptArchives(say)];
    return [
      last,
      hostButtons(say, countSamples(content, found) > 0 && samplesLeft(say, locale)),
      keptArchives(say),
      checkButton(say, content.site.url),
    ];
  },
  press: (form) => {
    if (work.isBusy) return;
    const host = hosts.find((name) => name === form.get('host'));
    // It goes on after the view has been answered.
    void perform(host, () => (host ? publishOn(host, form.has('samples')) : check()));
  },
};

/** The sentence about a job, in an element that is always there: only a change within it is announced. */
function notice(say: Say, locale: Locale): Value {
  const { sentence, failure, checked, host } = work;
  const values = { ...sentence?.values, ...(host && { host: say(`publish-${host}`) }) };
  const text = failure ? failure(locale) : sentence && say(sentence.name, values);
  return html`<div role="status">
${text && html`<p class="notice">${text}</p>`}
${checked && list(faultLines(checked.url, checked.faults, locale))}
</div>`;
}

/** How much of a job is done; a bar without a value while nothing is counted yet. */
function bar(say: Say): Html {
  const { done, all } = work.sentence?.values ?? {};
  const counted = done && all && html`value="${done}" max="${all}"`;
  return html`<progress aria-label="${say('desk-publish')}" ${counted}></progress>`;
}

const readyLink = (say: Say, locale: Locale) =>
  html`<a href="/${locale}/ready">${say('desk-ready')}</a>`;

const broken = (say: Say, locale: Locale) =>
  html`<p class="notice mistake">${say('publish-broken')} ${readyLink(say, locale)}</p>`;

const samplesLeft = (say: Say, locale: Locale) =>
  html`<p>${say('publish-samples')} ${readyLink(say, locale)}</p>
<label><input type="checkbox" name="samples"> ${say('publish-anyway')}</label>`;

const hostButtons = (say: Say, samples: Value) => html`<h2>${say('publish-host')}</h2>
<form method="post">
${samples}
<p>${say('publish-time')}</p>
${hosts.map((name) => html`<button name="host" value="${name}">${say(`publish-${name}`)}</button> `)}
</form>`;

const checkButton = (say: Say, url: string) => html`<h2>${say('publish-check')}</h2>
<form method="post"><p>${say('publish-check-line', { url })}</p>
<button class="second">${say('publish-check')}</button></form>`;

const list = (lines: Value[]) => html`<ul>${lines.map((line) => html`<li>${line}`)}</ul>`;

/** Saves an archive: a form, as this also remembers that it was published. */
const saveButton = (name: string) =>
  html`<form method="post" action="/${name}"><button class="second"><bdi dir="ltr">${name}</bdi></button></form>`;

/** The steps to publish an archive. */
const steps = (say: Say, { name, host }: NonNullable<Result['made']>) => html`${saveButton(name)}
<ol>
<li>${say(`publish-${host}-open`)}
<li>${say(`publish-${host}-upload`)}
<li>${say('publish-look')}
</ol>`;

/** The archives to go back to. */
function keptArchives(say: Say): Value {
  const last = html` <b>${say('publish-last')}</b>`;
  const lines = archives().map((name) => [saveButton(name), isPublished(name) && last]);
  if (lines.length === 0) return;
  return html`<h2>${say('publish-kept')}</h2><p>${say('publish-back')}</p>${list(lines)}`;
}

/** Runs a job and keeps its result, also that of a failure. */
async function perform(host: Host | undefined, job: () => Promise<Result>): Promise<void> {
  work = { isBusy: true, host };
  const end = await job().catch((error) => ({ failure: explainFailure(error) }));
  work = { isBusy: false, host, ...end };
  tell('publish');
}

/** Reports the progress of a job. */
function report(sentence: Sentence): void {
  work.sentence = sentence;
  tell('publish');
}

async function publishOn(host: Host, withSamples: boolean): Promise<Result> {
  report({ name: 'publish-beginning' });
  const { content, found, mistakes } = await launchFindings('.');
  if (!content || mistakes.length > 0) return {};
  const { url } = content.site;
  const count = countSamples(content, found);
  if (count > 0 && !withSamples)
    return { sentence: { name: 'publish-refused', values: { count } } };
  if (host === 'cloudflare' && !(await isLoggedIn()))
    return { sentence: { name: 'publish-login' } };
  await build(host, (done, all) => report({ name: 'publish-pictures', values: { done, all } }));
  const name = archive(host);
  if (host !== 'cloudflare') return { sentence: { name: 'publish-made' }, made: { name, host } };
  report({ name: 'publish-sending' });
  await deploy(new URL(url).hostname);
  setPublished(name);
  return { sentence: { name: 'publish-sent', values: { url } } };
}

async function check(): Promise<Result> {
  report({ name: 'publish-checking' });
  const { site } = readContent();
  const faults = await Array.fromAsync(checkLive(site.url, site));
  return { checked: { url: site.url, faults } };
}

/** How many of the items that "Ready?" lists are about samples. */
function countSamples(content: SiteContent, found: PlacedProblem[]): number {
  const { questions, others } = grouped(content, found);
  return questions.length + others.filter(({ code }) => code.startsWith('sample-')).length;
}
