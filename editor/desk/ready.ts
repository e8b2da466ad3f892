import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { parse as parsePath } from 'node:path';
import { parse } from 'yaml';
import { localeFields } from '../../src/content/checks/locale-fields.ts';
import { readContent } from '../../src/content/reading/read.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import type { Message, Path } from '../../src/messages/message.ts';
import { mistakesOf, sentenceOf, write } from '../../src/messages/write.ts';
import { launchFindings, openQuestions } from '../../tools/launch-check.ts';
import { labeledMessage, labelOf } from '../config.ts';
import { forms, pathsOf } from '../forms.ts';
import { withValues } from '../values.ts';
import { html } from './html.ts';
import type { DeskPage } from './page.ts';

const siteFile = 'content/site.yaml';
const samplesFile = 'content/samples.yaml';

/** What is left before the site is published: mistakes that stop the build, or else what should be looked at. */
export async function findings() {
  try {
    return { found: await launchFindings('.'), isBroken: false };
  } catch (error) {
    return { found: mistakesOf(error), isBroken: true };
  }
}

/** Whether a finding is about one value of `site.yaml`, as the question "is this yours?" is. */
const isAbout = ({ code, path = [] }: Message, name: unknown) =>
  code === 'sample-value' && path[0] === name;

/** The launch check, with a way to mend or to accept each finding. */
export const ready: DeskPage = {
  heading: 'desk-ready',
  follows: 'content',
  body: async (say, locale) => {
    const { found, isBroken } = await findings();
    const advice = isBroken ? [] : openQuestions(readContent());
    const advised = advice.map((problem) => html`<p>${sentenceOf(problem, locale)}</p>`);
    if (found.length === 0) {
      return html`<p class="good">${say('ready-none')}</p>
${advised}<p><a class="button" href="/${locale}/publish">${say('desk-publish')}</a></p>`;
    }
    const item = (text: string, place: Place, name: 'own' | 'accept', value: string) => {
      const address = formAddress(place, locale);
      const button = say(name === 'own' ? 'ready-own' : 'ready-accept');
      return html`<li><p>${text}</p><form method="post">
${address ? html`<a class="button" href="${address}">${say('ready-mend')}</a>` : ''}
${isBroken ? '' : html`<button name="${name}" value="${value}">${button}</button>`}
</form>`;
    };
    const names = isBroken ? [] : readContent().site.sampleValues;
    const others = found.filter(
      (finding) => finding.code !== 'samples-left' && !names.some((name) => isAbout(finding, name)),
    );
    const place = isBroken ? (finding: Message) => finding : placeFinder();
    const count = names.length + others.length;
    return html`<p>${isBroken ? say('ready-broken') : say('ready-left', { count })}</p>
${names.length > 0 ? html`<h2>${say('ready-samples')}</h2>` : ''}
<ul class="findings">${names.map((name) => item(question(name, locale), { file: siteFile, path: [name] }, 'own', name))}
${others.map((finding) => item(labeledMessage(finding, locale), place(finding), 'accept', write(finding)))}</ul>
${advised}`;
  },
  press: async (form) => {
    const [own, line] = [form.get('own'), form.get('accept')];
    const { found, isBroken } = await findings();
    if (isBroken) return;
    const accepted = found.filter((it) => isAbout(it, own) || write(it) === line);
    // The list of what is accepted ends the file. What is there stays, even if the disk is full.
    for (const finding of accepted) appendFileSync(samplesFile, `\n  ${write(finding)}`);
    if (own) takeOffSamples(own);
  },
};

/** A field, and the file that it is in. */
interface Place {
  file?: string;
  path?: Path;
}

/** Finds where a finding is mended: of a photograph, that is where it is shown. */
function placeFinder() {
  const content = readContent();
  const photos = localeFields(content).filter(({ shape }) => shape.photo);
  return (finding: Message): Place => {
    const { base } = parsePath(finding.file ?? '');
    const shown = photos.find(({ value }) => content.photos.usable.get(`${value}`) === base);
    return shown ? { file: `content/${shown.file}`, path: shown.path } : finding;
  };
}

function formAddress({ file = '', path = [] }: Place, locale: Locale): string | undefined {
  const form = forms.find((form) => pathsOf(form).includes(file));
  if (!form) return;
  const [, folder = ''] = file.split('/');
  const query = new URLSearchParams({ in: folder, field: path.join('.') });
  return `/${locale}/forms?${query}#/collections/_singletons/entries/${form.name}`;
}

/** A sample value that is left, to be asked about. */
function question(name: string, locale: Locale): string {
  const { [name]: value } = parse(readFileSync(siteFile, 'utf8'));
  const own = value[locale] ?? value;
  return `${labelOf(name, locale)}: ${own instanceof Object ? Object.values(own).join(' · ') : own}`;
}

function takeOffSamples(name: string): void {
  const source = readFileSync(siteFile, 'utf8');
  const site = parse(source);
  const sampleValues = site.sampleValues.filter((other: string) => other !== name);
  writeFileSync(siteFile, withValues(source, { ...site, sampleValues }));
}
