import { globSync, readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import { examine } from '../src/content/checks/check-content.ts';
import { localeFields } from '../src/content/checks/locale-fields.ts';
import {
  parseContent,
  problemAt,
  readContent,
  type SiteContent,
} from '../src/content/reading/read.ts';
import { walk } from '../src/content/schema/json-schema.ts';
import { defaultLocale } from '../src/i18n/locales.ts';
import type { Message, Path, Problem } from '../src/messages/message.ts';
import { sentenceOf, write } from '../src/messages/write.ts';
import { stop } from './stop.ts';

/** `content/samples.yaml`: what the sample factory has, and what its owner accepts all the same. */
export const samplesSchema = z.strictObject({
  site: z.looseObject({ shortName: z.record(z.string(), z.string()) }),
  words: z.record(z.string(), z.array(z.string())),
  bytes: z.record(z.string(), z.number()),
  accepted: z.string(),
});

type Samples = z.infer<typeof samplesSchema>;

/** The mistakes for which a checkout cannot be built, and what else is to be done before it is published. */
export async function launchFindings(checkout: string) {
  const content = readContent(`${checkout}/content`);
  const file = 'content/samples.yaml';
  // YAML wants spaces before each accepted line, which a pasted one has not.
  const source = readFileSync(`${checkout}/${file}`, 'utf8').replace(
    /(?<=^accepted: \|\r?\n)[\s\S]*/m,
    (lines) => lines.replace(/^ */gm, '  '),
  );
  const samples = parseContent(file, source, samplesSchema);
  const accepted = samples.accepted.split('\n').map(withoutLine);
  const { mistakes, warnings } = await examine(content);
  const found = [...textFindings(content, samples), ...fileFindings(content, samples), ...warnings];
  return {
    content,
    mistakes,
    found: found.filter((finding) => !accepted.includes(withoutLine(write(finding)))),
  };
}

/** What is found, from the word after its line number on: lines move. */
const withoutLine = (text: string) => text.trim().replace(/^content\/\S+, line \d+: /, '');

/** What the content says that the sample factory says, at most one thing of each field. */
function* textFindings(content: SiteContent, samples: Samples): Generator<Message> {
  const names = Object.entries(samples.site.shortName);
  const isRenamed = names.some(([locale, name]) => Object(content.site.shortName)[locale] !== name);
  const pattern = wordPattern(Object.values(samples.words).flat());
  for (const { file, path, text } of [...siteTexts(content), ...pageTexts(content)]) {
    const finding = (problem: Problem) => problemAt(content, file, path, problem);
    const word = isRenamed ? pattern.exec(text)?.[0] : undefined;
    const [address] = /[\w.@:/-]+\.example\b/i.exec(text) ?? [];
    if (file === 'site.yaml' && isSample(samples, path, text)) {
      yield finding({ code: 'sample-value', values: { value: text } });
    } else if (word) yield finding({ code: 'sample-word', values: { word } });
    else if (address) yield finding({ code: 'sample-address', values: { address } });
  }
}

/** Every value of `site.yaml` that is no group; a list of words is one. */
function* siteTexts({ site }: SiteContent) {
  for (const { path, value } of walk(site)) {
    const isWord = typeof path.at(-1) === 'number';
    const isGroup = typeof value === 'object' && typeof Object(value)[0] !== 'string';
    if (!isWord && !isGroup) yield { file: 'site.yaml', path, text: [value].flat().join(', ') };
  }
}

/** Every text of the pages, as it is written: without the factory's names filled in. */
function* pageTexts(content: SiteContent) {
  for (const { file, path, shape, written } of localeFields(content)) {
    if (file === 'site.yaml' || shape.shared) continue;
    yield { file, path, text: written };
  }
}

/** Whether the sample factory has the same in that place. It has one of each list of groups. */
function isSample({ site }: Samples, path: Path, text: string): boolean {
  const steps = path.map((step) => (typeof step === 'number' ? 0 : step));
  const sample = steps.reduce<unknown>((parent, step) => Object(parent)[step], site);
  return sample !== undefined && plain(`${sample}`) === plain(text);
}

/** A text without what may be written in several ways. */
const plain = (text: string) => text.toLowerCase().replace(/\s|www\.|\/$/g, '');

/** Any of some whole words, also in the plural, or with what Arabic joins to a word's front. */
function wordPattern(words: string[]): RegExp {
  const joined = '[وف]?(?:[بكل]?ال|لل|[بكل])?';
  const any = words.map(RegExp.escape).join('|');
  return new RegExp(`(?<!\\p{L})${joined}(?:${any})s?(?!\\p{L})`, 'iu');
}

/** The photographs that a page shows, and the logo, as far as they are the sample factory's. */
function* fileFindings(content: SiteContent, { bytes }: Samples): Generator<Message> {
  const { folder, photos } = content;
  const isOf = (file: string) => Object.values(bytes).includes(statSync(`${folder}/${file}`).size);
  const shown = localeFields(content).flatMap(({ shape, value }) =>
    shape.photo ? (photos.usable.get(`${value}`) ?? []) : [],
  );
  for (const file of new Set(shown)) {
    if (isOf(`photos/${file}`)) yield { code: 'sample-photo', file: `content/photos/${file}` };
  }
  for (const name of globSync('*', { cwd: `${folder}/logo` })) {
    if (isOf(`logo/${name}`)) yield { code: 'sample-logo', file: `content/logo/${name}` };
  }
}

/** Advice: how many of the questions that visitors ask most are left to the chat. None where all are answered. */
export function openQuestions(content: SiteContent): Message[] {
  const { site, entries } = content;
  const { facts } = entries[defaultLocale]['start-project'].questions.ask;
  const open = facts.filter((name) => !site.facts[name]).length;
  const values = { open, all: facts.length };
  if (open === 0) return [];
  return [problemAt(content, 'site.yaml', ['facts'], { code: 'open-questions', values })];
}

if (import.meta.main) {
  const { content, mistakes, found } = await launchFindings('.').catch(({ message }) =>
    stop(message),
  );
  for (const mistake of mistakes) console.error(write(mistake));
  for (const finding of found) console.log(write(finding));
  for (const advice of openQuestions(content)) console.log(write(advice));
  const isReady = mistakes.length + found.length === 0;
  console.log(sentenceOf({ code: isReady ? 'launch-ready' : 'launch-accept' }, 'en'));
  process.exitCode = isReady ? 0 : 1;
}
