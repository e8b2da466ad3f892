import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Locale } from '../../src/i18n/locales.ts';
import type { Message } from '../../src/messages/message.ts';
import { mistakesOf, write } from '../../src/messages/write.ts';
import { launchFindings } from '../../tools/launch-check.ts';
import { labeledMessage, labelOf } from '../config.ts';
import { forms, pathsOf } from '../forms.ts';
import { withValues } from '../values.ts';
import { type Html, html } from './html.ts';
import type { DeskPage, Say } from './page.ts';

/** What is left before the site is published: mistakes that stop the build, or else what should be looked at. */
export async function findings() {
  try {
    return { found: await launchFindings('.'), isBroken: false };
  } catch (error) {
    return { found: mistakesOf(error), isBroken: true };
  }
}

/** The launch check, with a way to mend or to accept each finding. */
export const ready: DeskPage = {
  heading: 'desk-ready',
  follows: 'content',
  body: async (say, locale) => {
    const { found, isBroken } = await findings();
    if (found.length === 0) {
      return html`<p class="good">${say('ready-none')}</p>
<p><a class="button" href="/${locale}/publish">${say('desk-publish')}</a></p>`;
    }
    const [questions, others] = [true, false].map((isQuestion) =>
      found.filter(({ code }) => (code === 'samples-left') === isQuestion),
    );
    return html`<p>${isBroken ? say('ready-broken') : say('ready-left', { count: found.length })}</p>
${questions?.length ? sampleQuestions(say, locale) : ''}
<ul class="findings">${
      others?.map(
        (finding) => html`<li><p>${labeledMessage(finding, locale)}</p>
${waysOut(finding, isBroken, say, locale)}`,
      ) ?? ''
    }</ul>`;
  },
  press: async (form) => {
    const [own, line] = [form.get('own'), form.get('accept')];
    if (own) acceptSample(own);
    const { found, isBroken } = await findings();
    const isFound = !isBroken && found.some((finding) => write(finding) === line);
    // The list of what is accepted ends the file.
    const file = 'content/samples.yaml';
    if (isFound) writeFileSync(file, `${readFileSync(file, 'utf8').trimEnd()}\n  ${line}\n`);
  },
};

function waysOut(finding: Message, isBroken: boolean, say: Say, locale: Locale): Html {
  const address = formAddress(finding, locale);
  const mend = address ? html`<a class="button" href="${address}">${say('ready-mend')}</a>` : '';
  const accept = html`<button name="accept" value="${write(finding)}">${say('ready-accept')}</button>`;
  return html`<form method="post">${mend} ${isBroken ? '' : accept}</form>`;
}

/** Where a finding is mended: its form, and the field in it. */
function formAddress({ file = '', path = [] }: Message, locale: Locale): string | undefined {
  const form = forms.find((form) => pathsOf(form).includes(file));
  if (!form) return;
  const [, folder = ''] = file.split('/');
  const query = new URLSearchParams({ in: folder, field: path.join('.') });
  return `/${locale}/forms?${query}#/collections/_singletons/entries/${form.name}`;
}

/** Of each sample value that is left: is it the factory's own? */
function sampleQuestions(say: Say, locale: Locale): Html {
  const { sampleValues, ...site } = parse(readFileSync('content/site.yaml', 'utf8'));
  const rows = sampleValues.map((name: string) => {
    const value = site[name]?.[locale] ?? site[name];
    const text = value instanceof Object ? Object.values(value).join('، ') : `${value}`;
    return html`<li><p>${labelOf(name, locale)}: <bdi>${text}</bdi></p>
<form method="post"><a class="button" href="${formAddress({ code: 'text', file: 'content/site.yaml', path: [name] }, locale) ?? ''}">${say('ready-mend')}</a>
<button name="own" value="${name}">${say('ready-own')}</button></form>`;
  });
  return html`<h2>${say('ready-samples')}</h2><ul class="findings">${rows}</ul>`;
}

/** Takes a value off the list of samples. */
function acceptSample(name: string): void {
  const file = 'content/site.yaml';
  const source = readFileSync(file, 'utf8');
  const site = parse(source);
  const sampleValues = site.sampleValues.filter((other: string) => other !== name);
  writeFileSync(file, withValues(source, { ...site, sampleValues }));
}
