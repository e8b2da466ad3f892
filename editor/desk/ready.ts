import { hash } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { parse as parsePath } from 'node:path';
import { acceptedFile, launchFindings, withoutLine } from '../../src/content/checks/launch.ts';
import { localeFields } from '../../src/content/checks/locale-fields.ts';
import type { SiteContent } from '../../src/content/parse/read.ts';
import { readYaml } from '../../src/content/parse/yaml.ts';
import { type PlacedProblem, placedSentence } from '../../src/error-messages/sentences.ts';
import { isolate } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { isOnPlate } from '../../src/logo/logo.ts';
import { formAt, sourceOf } from '../forms/forms.ts';
import { labeledProblem, labelOf } from '../forms/labels.ts';
import { afterOtherWrites, replaceFiles } from '../forms/store.ts';
import { withValues } from '../forms/values.ts';
import type { TextName } from '../words/texts.ts';
import { html, type Value } from './html.ts';
import type { View } from './view.ts';

const siteFile = 'content/site.yaml';

const groupOf = ({ code }: PlacedProblem) =>
  /photo|logo/.test(code) ? 'ready-pictures' : 'ready-texts';

/** What an item's second button sends, and the group at which the view then begins. */
interface Button {
  name: 'own' | 'accept';
  value: string;
  group: TextName;
}

/** The launch check, with a link to mend each finding and a button to accept it. */
export const ready: View = {
  body: async (say, locale) => {
    const { content, mistakes, found, advice } = await launchFindings('.');
    const item = (text: string, place: Place, button?: Button) => {
      const address = formAddress(place, locale);
      // The text decides the id, and not the place in the list: an item stays the same element where another comes or goes.
      const id = hash('sha1', text);
      const described = html`aria-describedby="${id}"`;
      const link = html`<a class="button" href="${address}" ${described}>${say('ready-mend')}</a>`;
      const second = ({ name, value }: Button) =>
        html`<button class="second" name="${name}" value="${value}" ${described}>${say(`ready-${name}`)}</button>`;
      const form = html`<form method="post" action="#${button?.group}">${address && link} ${button && second(button)}</form>`;
      return html`<article><p id="${id}">${text}</p>${form}</article>`;
    };
    const itemOf = (finding: PlacedProblem, button?: Button) =>
      item(labeledProblem(finding, locale), finding, button);
    const group = (name: TextName, items: Value[] = []) =>
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
      const button: Button = { name: 'own', value: name, group: 'ready-samples' };
      return item(question(name, locale), { file: siteFile, path: [name] }, button);
    });
    const placed = placeFinder(content);
    const listed = (it: PlacedProblem) => {
      const button: Button = { name: 'accept', value: placedSentence(it), group: groupOf(it) };
      return itemOf({ ...it, ...placed(it) }, button);
    };
    const groups = Map.groupBy(others, groupOf);
    const advised = advice.map((it) => itemOf(it));
    const logo =
      content.logo.shown.length > 0 && html`<h2>${say('ready-logo')}</h2>${logoPictures(content)}`;
    const nothingLeft = html`<p class="notice">${say('ready-none')}</p>
<p><a class="button" href="/${locale}/publish">${say('desk-publish')}</a></p>`;
    if (questions.length + others.length === 0) return [broken || nothingLeft, advised, logo];
    return html`${broken}<p>${say('ready-left')}</p>
${group('ready-samples', asked)}
${group('ready-pictures', groups.get('ready-pictures')?.map(listed))}
${group('ready-texts', groups.get('ready-texts')?.map(listed))}
${advised}
${logo}`;
  },
  onPress: async (form) => {
    const own = form.get('own');
    const right = withoutLine(form.get('accept') ?? '');
    const { found } = await launchFindings('.');
    const accepted = found.filter(
      (it) => isAbout(it, own) || withoutLine(placedSentence(it)) === right,
    );
    for (const finding of accepted) appendFileSync(acceptedFile, `\n${placedSentence(finding)}`);
    if (own) await afterOtherWrites(() => takeOffSamples(own));
  },
};

/** The logo on light and on dark, as pages show it. */
function logoPictures({ folder, logo, site }: SiteContent) {
  const { paper, ink } = site.colors;
  const picture = (file: string, ground: string) => {
    const type = file.endsWith('.svg') ? 'svg+xml' : parsePath(file).ext.slice(1);
    const bytes = readFileSync(`${folder}/logo/${file}`, 'base64');
    return html`<img src="data:image/${type};base64,${bytes}" alt="${file}" style="background: ${ground}">`;
  };
  const onPaper = [...new Set(Object.values(logo.logos.light))].map((file) => picture(file, paper));
  const onInk = [...new Set(Object.values(logo.logos.dark))].map((file) =>
    picture(file, isOnPlate(file, 'dark') ? paper : ink),
  );
  return html`<p class="logo" style="background: ${paper}">${onPaper}</p>
<p class="logo" style="background: ${ink}">${onInk}</p>`;
}

/** Whether a finding is about one value of `site.yaml`, as the question "is this yours?" is. */
const isAbout = ({ code, path = [] }: PlacedProblem, name: unknown) =>
  code === 'sample-value' && path[0] === name;

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

/** The address of a field in its form; undefined if the file has no form or cannot be parsed. */
function formAddress({ file = '', path }: Place, locale: Locale): string | undefined {
  const form = formAt(file);
  if (!form || !path) return;
  const [, language] = parsePath(file).dir.split('/');
  const query = new URLSearchParams({ ...(language && { in: language }), field: path.join('.') });
  return `/${locale}/forms?${query}#/collections/_singletons/entries/${form.name}`;
}

/** A sample value with its label, as a question. */
function question(name: string, locale: Locale): string {
  const { [name]: value } = readYaml(sourceOf(siteFile)).document.toJS();
  const shown = value?.[locale] ?? value ?? '';
  const text = shown instanceof Object ? Object.values(shown).join(' · ') : shown;
  return `${labelOf(name, locale)}: ${isolate(text)}`;
}

function takeOffSamples(name: string): void {
  const source = sourceOf(siteFile);
  const { sampleValues: listed, ...site } = readYaml(source).document.toJS();
  const sampleValues = listed.filter((other: string) => other !== name);
  const written = withValues(source, { ...site, sampleValues });
  replaceFiles(new Map([[siteFile, Buffer.from(written)]]));
}
