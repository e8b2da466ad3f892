import { hash } from 'node:crypto';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { parse as parsePath } from 'node:path';
import {
  acceptedFile,
  acceptedLine,
  findingLine,
  launchFindings,
  withoutLine,
} from '../../src/content/checks/launch.ts';
import { localeFields } from '../../src/content/checks/locale-fields.ts';
import type { SiteContent } from '../../src/content/parse/read.ts';
import { readYaml } from '../../src/content/parse/yaml.ts';
import type { PlacedProblem } from '../../src/error-messages/sentences.ts';
import { isolate } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { formAt, sourceOf } from '../forms/files.ts';
import { labeledProblem, labelOf, placeName } from '../forms/labels.ts';
import { afterOtherWrites, replaceFiles } from '../forms/store.ts';
import { withValues } from '../forms/values.ts';
import type { TextName } from '../words/texts.ts';
import { html, type Value } from './html.ts';
import { logoPictures } from './logo-pictures.ts';
import type { Say, View } from './view.ts';

const siteFile = 'content/site.yaml';

const groupOf = ({ code }: PlacedProblem) =>
  /photo|logo/.test(code) ? 'ready-pictures' : 'ready-texts';

/** What an item's second button sends, and the group at which the view then begins. */
interface Button {
  name: 'own' | 'accept';
  values: string[];
  group: TextName;
}

/** The launch check, with a link to mend each finding and a button to accept it. */
export const ready: View = {
  body: async (say, locale) => {
    const { content, mistakes, found, accepted, advice } = await launchFindings('.');
    const item = (text: string, places: Place[], button?: Button) => {
      // The text decides the id, and not the place in the list: an item stays the same element where another comes or goes.
      const id = hash('sha1', text);
      const described = html`aria-describedby="${id}"`;
      const [address, ...others] = places.map((place) => formAddress(place, locale));
      const link = html`<a class="button" href="${address}" ${described}>${say('ready-mend')}</a>`;
      const second = ({ name, values }: Button) =>
        html`<button class="second" ${described}>${say(`ready-${name}`)}</button>${values.map((value) => html`<input type="hidden" name="${name}" value="${value}">`)}`;
      const form = html`<form method="post" action="#${button?.group}">${others.length === 0 && address && link} ${button && second(button)}</form>`;
      return html`<article><p id="${id}">${text}</p>${others.length > 0 && placeList(places, locale)}${form}</article>`;
    };
    const itemOf = (finding: PlacedProblem) => item(labeledProblem(finding, locale), [finding]);
    const group = (name: TextName, items: Value[]) =>
      items.length > 0 && html`<h2 id="${name}">${say(name)} (${items.length})</h2>${items}`;

    const broken =
      mistakes.length > 0 &&
      html`<p>${say('ready-broken')}</p>${mistakes.map((mistake) => itemOf(mistake))}`;
    if (!content) return broken;

    const questions = content.site.sampleValues;
    const others = found.filter(
      (it) => it.code !== 'samples-left' && !questions.some((name) => isAbout(it, name)),
    );
    const asked = questions.map((name) => {
      const button: Button = { name: 'own', values: [name], group: 'ready-samples' };
      return item(question(name, locale), [{ file: siteFile, path: [name] }], button);
    });
    const placed = placeFinder(content);
    const listed = (name: TextName) => {
      const ofGroup = others.filter((it) => groupOf(it) === name);
      const items = [...Map.groupBy(ofGroup, kindOf).values()].map((alike) => {
        const values = [...new Set(alike.map(acceptedLine))];
        const shown = alike.map((it) => ({ ...it, ...placed(it) }));
        return item(textOfAll(shown, say, locale), shown, { name: 'accept', values, group: name });
      });
      return group(name, items);
    };
    const taken = [...Map.groupBy(accepted, kindOf).values()].map((alike) => {
      // A word may be accepted by itself, or as one finding of it.
      const lines = new Set(alike.flatMap((it) => [acceptedLine(it), findingLine(it)]));
      return html`<li>${textOfAll(alike, say, locale)} <form method="post"><button class="second">${say('ready-restore')}</button>${[...lines].map((line) => html`<input type="hidden" name="restore" value="${line}">`)}</form>`;
    });
    const restorable =
      taken.length > 0 &&
      html`<details><summary>${say('ready-accepted')} (${taken.length})</summary><ul>${taken}</ul></details>`;
    const advised = advice.map((it) => itemOf(it));
    const logo =
      content.logo.shown.length > 0 &&
      html`<h2>${say('ready-logo')}</h2>${await logoPictures(content)}`;
    const nothingLeft = html`<p class="notice">${say('ready-none')}</p>
<p><a class="button" href="/${locale}/publish">${say('desk-publish')}</a></p>`;
    if (questions.length + others.length === 0)
      return [broken || nothingLeft, advised, restorable, logo];
    return html`${broken}<p>${say('ready-left')}</p>
${group('ready-samples', asked)}
${listed('ready-pictures')}
${listed('ready-texts')}
${advised}
${restorable}
${logo}`;
  },
  onPress: async (form) => {
    const own = form.get('own');
    const right = form.getAll('accept');
    const { found } = await launchFindings('.');
    const accepted = found.filter((it) => isAbout(it, own) || right.includes(acceptedLine(it)));
    for (const line of new Set(accepted.map(acceptedLine)))
      appendFileSync(acceptedFile, `\n${line}`);
    const restored = form.getAll('restore');
    if (restored.length > 0) takeBack(restored);
    if (own) await afterOtherWrites(() => takeOffSamples(own));
  },
};

/** Whether a finding is about one value of `site.yaml`, as the question "is this yours?" is. */
const isAbout = ({ code, path = [] }: PlacedProblem, name: unknown) =>
  code.startsWith('sample-value') && path[0] === name;

/** What is judged at once: the sample's photographs, its logo, one of its words, and its values in one entry. */
function kindOf(it: PlacedProblem): string {
  if (/^sample-(photo|logo)$/.test(it.code)) return it.code;
  return it.code.startsWith('sample-value') ? `${it.code} ${it.path?.[0]}` : acceptedLine(it);
}

/** What is said of findings that are judged at once. */
function textOfAll(alike: PlacedProblem[], say: Say, locale: Locale): string {
  const [first] = alike as [PlacedProblem];
  const { code, path = [], values } = first;
  if (alike.length === 1) return labeledProblem(first, locale);
  if (code === 'sample-word' || code === 'sample-photo' || code === 'sample-logo')
    return say(`ready-${code}`, { number: alike.length, ...values });
  const value = alike.map((it) => it.values?.value).join(' · ');
  const whole = { ...first, path: path.slice(0, 1), values: { ...values, value } };
  return labeledProblem(whole, locale);
}

/** A list of links to the fields; what has none is named. */
const placeList = (places: Place[], locale: Locale) =>
  html`<ul>${places.map((place) => {
    const address = formAddress(place, locale);
    const name = placeName(place, locale);
    return html`<li>${address ? html`<a href="${address}">${name}</a>` : name}`;
  })}</ul>`;

/** A field, and the file that it is in. */
type Place = Pick<PlacedProblem, 'file' | 'path'>;

/** Finds the field in which a finding is mended: that of a photograph is where the photograph is shown. */
function placeFinder(content: SiteContent) {
  const photos = localeFields(content).filter(({ shape }) => shape.photo);
  return (finding: PlacedProblem): Place => {
    const { base } = parsePath(finding.file ?? '');
    const shown = photos.find(({ value }) => content.photos.usable.get(`${value}`) === base);
    return shown ? { file: `content/${shown.file}`, path: shown.path } : finding;
  };
}

/** The address of a field in the editor; undefined if no form has it. */
function formAddress({ file = '', path }: Place, locale: Locale): string | undefined {
  if (!formAt(file) || !path) return undefined;
  return `/${locale}/edit?${new URLSearchParams({ file, field: path.join('.') })}`;
}

/** A sample value with its label, as a question. */
function question(name: string, locale: Locale): string {
  const { [name]: value } = readYaml(sourceOf(siteFile)).document.toJS();
  const shown = value?.[locale] ?? value ?? '';
  const text = shown instanceof Object ? Object.values(shown).join(' · ') : shown;
  return `${labelOf(name, locale)}: ${isolate(text)}`;
}

/** Takes lines out of what the owner accepts. */
function takeBack(lines: string[]): void {
  const before = readFileSync(acceptedFile, 'utf8').split('\n');
  const isTaken = (line: string) =>
    lines.some((other) => other.toLowerCase() === withoutLine(line).toLowerCase());
  const left = before.filter((line) => !isTaken(line));
  writeFileSync(acceptedFile, left.join('\n'));
}

function takeOffSamples(name: string): void {
  const source = sourceOf(siteFile);
  const { sampleValues: listed, ...site } = readYaml(source).document.toJS();
  const sampleValues = listed.filter((other: string) => other !== name);
  const written = withValues(source, { ...site, sampleValues });
  replaceFiles(new Map([[siteFile, Buffer.from(written)]]));
}
