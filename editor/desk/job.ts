import { checkLive, type LiveProblem } from '../../hosting/live-check.ts';
import { launchFindings } from '../../src/content/checks/launch.ts';
import { readContent } from '../../src/content/reading/read.ts';
import type { Values } from '../../src/i18n/sentence-tables.ts';
import { type Explanation, explainFailure } from '../failures.ts';
import type { TextName } from '../words/texts.ts';
import { archive, type Host, setPublished } from './archives.ts';
import { tell } from './events.ts';
import { countSamples } from './findings.ts';
import { build, deploy, isLoggedIn } from './programs.ts';

/** A sentence about a job. */
interface Sentence {
  name: TextName;
  values?: Values;
}

/** The result of a job: a sentence or why it failed, the archive to upload, or the site that was checked. */
export interface Result {
  sentence?: Sentence;
  failure?: Explanation;
  made?: { name: string; host: Exclude<Host, 'cloudflare'> };
  checked?: { url: string; problems: LiveProblem[] };
}

/** The job of the moment or the result of the last one: a job goes on while no view is open. */
let job: Result & { isBusy: boolean; host?: Host | undefined } = { isBusy: false };

/** The job of the moment, or the last one with its result. */
export const currentJob = () => job;

/** Begins to publish on a host, or to check the published site where none is named. Only one job runs at a time. */
export function startJob(host: Host | undefined, withSamples: boolean): void {
  if (job.isBusy) return;
  // It goes on after the response to the press.
  void perform(host, () => (host ? publishOn(host, withSamples) : check()));
}

/** Runs a job and keeps its result, also that of a failure. */
async function perform(host: Host | undefined, run: () => Promise<Result>): Promise<void> {
  job = { isBusy: true, host };
  const end = await run().catch((error) => ({ failure: explainFailure(error) }));
  job = { isBusy: false, host, ...end };
  tell('publish');
}

function report(sentence: Sentence): void {
  job.sentence = sentence;
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
  const problems = await Array.fromAsync(checkLive(site.url, site));
  return { checked: { url: site.url, problems } };
}
