import { problemLines } from '../../hosting/live-check.ts';
import { launchFindings } from '../../src/content/checks/launch.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { archives } from './archives.ts';
import { type Html, html, type Value } from './html.ts';
import { currentJob, hosts, type Result, startJob } from './job.ts';
import type { Say, View } from './view.ts';

/** Builds the site, keeps it as an archive and shows the steps to publish it. */
export const publish: View = {
  body: async (say, locale) => {
    const { isBusy, made } = currentJob();
    if (isBusy) return [notice(say, locale), bar(say)];
    const { content, found, mistakes } = await launchFindings('.');
    const last = [notice(say, locale), made && steps(say, made)];
    const readyLink = html`<a href="/${locale}/ready">${say('desk-ready')}</a>`;
    const broken = html`<p class="notice mistake">${say('publish-broken')} ${readyLink}</p>`;
    if (!content || mistakes.length > 0) return [broken, notice(say, locale), keptArchives(say)];
    const samplesLeft = html`<p>${say('publish-samples')} ${readyLink}</p>
<label><input type="checkbox" required> ${say('publish-anyway')}</label>`;
    const checkButton = html`<h2>${say('publish-check')}</h2>
<form method="post"><p>${say('publish-check-line', { url: content.site.url })}</p>
<button class="second">${say('publish-check')}</button></form>`;
    const hasSamples = found.some(({ code }) => code.startsWith('sample'));
    return [last, hostButtons(say, hasSamples && samplesLeft), keptArchives(say), checkButton];
  },
  onPress: (form) => startJob(hosts.find((name) => name === form.get('host'))),
};

/** The sentence about a job, in an element that is always there: only a change within it is announced. */
function notice(say: Say, locale: Locale): Value {
  const { sentence, failure, checked, host } = currentJob();
  const values = { ...sentence?.values, ...(host && { host: say(`publish-${host}`) }) };
  const text = failure ? failure(locale) : sentence && say(sentence.name, values);
  return html`<div role="status">
${text && html`<p class="notice">${text}</p>`}
${checked && list(problemLines(checked.url, checked.problems, locale))}
</div>`;
}

/** How much of a job is done; a bar without a value while nothing is counted yet. */
function bar(say: Say): Html {
  const { sentence, host } = currentJob();
  const { done, all } = sentence?.values ?? {};
  const counted = done && all && html`value="${done}" max="${all}"`;
  return html`<progress aria-label="${say(host ? 'desk-publish' : 'publish-check')}" ${counted}></progress>`;
}

const hostButtons = (say: Say, samples: Value) => html`<h2>${say('publish-host')}</h2>
<form method="post">
${samples}
<p>${say('publish-time')}</p>
${hosts.map((name) => html`<button name="host" value="${name}">${say(`publish-${name}`)}</button> `)}
</form>`;

const list = (lines: Value[]) => html`<ul>${lines.map((line) => html`<li>${line}`)}</ul>`;

const saveLink = (name: string) =>
  html`<a href="/${name}" download><bdi dir="ltr">${name}</bdi></a>`;

/** The steps to publish an archive. */
const steps = (
  say: Say,
  { name, host }: NonNullable<Result['made']>,
) => html`<p>${saveLink(name)}</p>
<ol>
<li>${say(`publish-${host}-open`)}
<li>${say(`publish-${host}-upload`)}
<li>${say('publish-look')}
</ol>`;

/** The archives to go back to. */
function keptArchives(say: Say): Value {
  const lines = archives().map(saveLink);
  if (lines.length === 0) return;
  return html`<h2>${say('publish-kept')}</h2><p>${say('publish-back')}</p>${list(lines)}`;
}
