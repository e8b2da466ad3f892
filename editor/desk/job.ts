import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { checkLive, type LiveProblem } from '../../hosting/live-check.ts';
import { examine } from '../../src/content/checks/check-content.ts';
import { readContent } from '../../src/content/parse/read.ts';
import type { Values } from '../../src/i18n/sentence-tables.ts';
import { type Explanation, explainFailure } from '../failures.ts';
import type { TextName } from '../words/texts.ts';
import { archive } from './archives.ts';
import { tell } from './events.ts';

/** The hosts on which the desk publishes. */
export const hosts = ['netlify', 'cpanel', 'cloudflare'] as const;
type Host = (typeof hosts)[number];

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
export function startJob(host: Host | undefined): void {
  if (job.isBusy) return;
  // It goes on after the response to the press.
  void perform(host, () => (host ? publishOn(host) : check()));
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

async function publishOn(host: Host): Promise<Result> {
  report({ name: 'publish-beginning' });
  const { content, mistakes } = await examine();
  if (!content || mistakes.length > 0) return {};
  const { url } = content.site;
  if (host === 'cloudflare' && (await wrangler('whoami')).stdout.includes('not authenticated'))
    return { sentence: { name: 'publish-login' } };
  await build(host);
  if (host !== 'cloudflare')
    return { sentence: { name: 'publish-made' }, made: { name: archive(host), host } };
  report({ name: 'publish-sending' });
  await wrangler('deploy', '--domain', new URL(url).hostname);
  return { sentence: { name: 'publish-sent', values: { url } } };
}

/** Builds `dist/` for a host, and reports how many of its pictures are done. */
async function build(host: Host): Promise<void> {
  // "See" has set NODE_ENV to development, with which React would be four times as large.
  // The terminal may have set the others, to build for another host or for a test.
  const env = { NODE_ENV: 'production', NETLIFY: host === 'netlify' ? '1' : '', IMAGES: '' };
  const building = run(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], env);
  building.child.stdout?.on('data', (text) => {
    const [, done, all] = [...text.matchAll(/\((\d+)\/(\d+)\)/g)].at(-1) ?? [];
    if (done)
      report({ name: 'publish-pictures', values: { done: Number(done), all: Number(all) } });
  });
  await building;
}

const wrangler = (...args: string[]) => run('npm', ['run', '--silent', 'wrangler', '--', ...args]);

/** Runs a program to its end; throws its output if it fails. */
function run(program: string, args: string[], env = {}) {
  return promisify(execFile)(program, args, {
    env: { ...process.env, NO_COLOR: '1', ...env },
    // On Windows npm is a script, which needs a shell.
    shell: program === 'npm' && process.platform === 'win32',
  });
}

async function check(): Promise<Result> {
  report({ name: 'publish-checking' });
  const { site } = readContent();
  const problems = await Array.fromAsync(checkLive(site.url, site));
  return { checked: { url: site.url, problems } };
}
