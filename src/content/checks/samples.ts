import { globSync, readFileSync, statSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { colorNames } from '../../colors/palette.ts';
import type { Path, PlacedProblem, Problem } from '../../error-messages/sentences.ts';
import { anyOf, wordBeginnings, wordEndings } from '../../i18n/known-words.ts';
import { defaultLocale, localeCodes } from '../../i18n/locales.ts';
import { problemAt, type SiteContent } from '../parse/read.ts';
import { placeholders } from '../schema/fields.ts';
import { isOptional, shapeOf, valueAt, walk } from '../schema/shape.ts';
import { siteSchema } from '../schema/site.ts';
import { localeFields } from './locale-fields.ts';

interface Samples {
  site: { shortName: Record<string, string>; minimum?: number; colors?: Record<string, string> };
  words: Record<string, string[]>;
  printAreas: object[];
  inks: Record<string, Record<string, string>>;
  bytes: Record<string, number>;
}

/** What the sample factory's content is recognized by. */
export const sampleFactory: Samples = parse(
  readFileSync(`${import.meta.dirname}/samples.yaml`, 'utf8'),
);

/** What the content still has of the sample factory, but for words that the owner accepts. */
export function* sampleFindings(
  content: SiteContent,
  samples: Samples,
  accepted: Set<string>,
): Generator<PlacedProblem> {
  yield* textFindings(content, samples, accepted);
  yield* fileFindings(content, samples);
  yield* areaFindings(content, samples);
  yield* inkFindings(content, samples);
}

/** What the content says that the sample factory says, at most one thing of each field. */
function* textFindings(content: SiteContent, samples: Samples, accepted: Set<string>) {
  const names = Object.entries(samples.site.shortName);
  const ownNames: Record<string, string> = content.site.shortName;
  const isRenamed = names.some(([locale, name]) => (ownNames[locale] ?? name) !== name);
  const words = wordsBut(accepted, samples);
  const pattern = isRenamed && words.length > 0 ? sampleWordPattern(words) : undefined;
  // As it is written: without the factory's names filled in.
  const pageTexts = localeFields(content)
    .filter(({ file, shape }) => file !== 'site.yaml' && !shape.shared)
    .map(({ file, path, unfilled }) => ({ file, path, text: unfilled }));
  for (const { file, path, text } of [...siteTexts(content), ...pageTexts]) {
    const finding = (problem: Problem) => problemAt(content, file, path, problem);
    const [word, base = ''] = pattern?.exec(text) ?? [];
    const [address] = /(?<![\w.@:/-])[\w.@:/-]+\.example\b/i.exec(text) ?? [];
    if (file === 'site.yaml' && isSample(path, text, samples)) {
      yield finding(sampleValue(path, text));
    } else if (word) {
      yield finding({ code: 'sample-word', values: { word, base: base.toLowerCase() } });
    } else if (address) yield finding({ code: 'sample-address', values: { address } });
  }
}

/** Every text and number of `site.yaml`, as it is written. A list of texts, such as `[Sunday, Monday]`, counts as one. */
function* siteTexts({ sources }: SiteContent) {
  for (const { path, value } of walk(sources.get('site.yaml')?.document.toJS())) {
    const isItem = typeof path.at(-1) === 'number';
    const isText = Array.isArray(value) ? typeof value[0] === 'string' : typeof value !== 'object';
    if (isText && !isItem) yield { file: 'site.yaml', path, text: [value].flat().join(', ') };
  }
}

/** Whether the sample factory has the same value in that place. One item of a list of groups stands for all. */
function isSample(path: Path, text: string, samples: Samples): boolean {
  const steps = path.map((step) => (typeof step === 'number' ? 0 : step));
  const sample = valueAt(samples.site, steps);
  return sample !== undefined && plain(`${sample}`) === plain(text);
}

/** What can be done about a sample value: what the schema allows to leave out, texts may still name in braces. */
function sampleValue(path: Path, value: string): Problem {
  if (!isOptional(shapeOf(siteSchema), path)) return { code: 'sample-value', values: { value } };
  const named = placeholders.find((name) => name === path[0]);
  if (!named) return { code: 'sample-value-optional', values: { value } };
  return { code: 'sample-value-named', values: { value, placeholder: `{${named}}` } };
}

/** A text without what may be written in several ways. */
const plain = (text: string) => text.toLowerCase().replace(/\s|www\.|\/$/g, '');

/** The sample factory's words, without those that the owner accepts, in whichever form. */
function wordsBut(accepted: Set<string>, samples: Samples): string[] {
  const isAccepted = (word: string) =>
    [...accepted].some((line) => sampleWordPattern([word]).exec(line)?.[0] === line);
  return Object.values(samples.words)
    .flat()
    .filter((word) => !isAccepted(word));
}

/** Any of some whole words, also with what a language joins to a word; its group is the word alone. */
function sampleWordPattern(words: string[]): RegExp {
  const any = words.map(RegExp.escape).join('|');
  return new RegExp(
    `(?<!\\p{L})${anyOf(wordBeginnings)}(${any})${anyOf(wordEndings)}(?!\\p{L})`,
    'iu',
  );
}

/** The factory's own photographs, as far as they are still to be printed where the sample's were. */
function* areaFindings(content: SiteContent, samples: Samples): Generator<PlacedProblem> {
  const { catalog, home } = content.entries[defaultLocale];
  const label = home.brandLabel;
  const areas = [
    {
      file: 'home',
      path: ['brandLabel', 'printArea'],
      photo: label?.photo.name,
      area: label?.printArea,
    },
    ...catalog.styles.flatMap(({ plain, printArea, plainBack, backArea }, index) => [
      { file: 'catalog', path: ['styles', index, 'printArea'], photo: plain, area: printArea },
      { file: 'catalog', path: ['styles', index, 'backArea'], photo: plainBack, area: backArea },
    ]),
  ];
  for (const { file, path, photo, area } of areas) {
    const isSample = samples.printAreas.some((sample) => isDeepStrictEqual(sample, area));
    const name = content.photos.usable.get(`${photo}`);
    if (name && isSample && !isSampleFile(content, samples, `photos/${name}`))
      yield problemAt(content, `${defaultLocale}/${file}.yaml`, path, { code: 'sample-area' });
  }
}

/** The colors that are the factory's own, as far as they still have the sample's names. */
function* inkFindings(content: SiteContent, samples: Samples): Generator<PlacedProblem> {
  for (const locale of localeCodes) {
    const { inks } = content.entries[locale].catalog.mockup;
    for (const name of colorNames) {
      const isOwn = content.site.colors[name] !== samples.site.colors?.[name];
      const values = { value: inks[name] };
      if (isOwn && inks[name] === samples.inks[locale]?.[name])
        yield problemAt(content, `${locale}/catalog.yaml`, ['mockup', 'inks', name], {
          code: 'sample-ink',
          values,
        });
    }
  }
}

/** Whether a file is one of the sample factory's. */
const isSampleFile = ({ folder }: SiteContent, { bytes }: Samples, file: string) =>
  Object.values(bytes).includes(
    Number(statSync(`${folder}/${file}`, { throwIfNoEntry: false })?.size),
  );

/** The photographs that a page shows, and the logo, as far as they are the sample factory's. */
function* fileFindings(content: SiteContent, samples: Samples): Generator<PlacedProblem> {
  const { folder, photos } = content;
  const isOf = (file: string) => isSampleFile(content, samples, file);
  const shown = localeFields(content).flatMap(({ shape, value }) =>
    shape.photo ? (photos.usable.get(`${value}`) ?? []) : [],
  );
  for (const file of new Set(shown))
    if (isOf(`photos/${file}`)) yield { code: 'sample-photo', file: `content/photos/${file}` };
  for (const name of globSync('*', { cwd: `${folder}/logo` }))
    if (isOf(`logo/${name}`)) yield { code: 'sample-logo', file: `content/logo/${name}` };
}
