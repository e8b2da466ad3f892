import { existsSync, readFileSync } from 'node:fs';
import { type PlacedProblem, placedSentence } from '../../error-messages/sentences.ts';
import { defaultLocale } from '../../i18n/locales.ts';
import { problemAt, type SiteContent } from '../parse/read.ts';
import { examine } from './check-content.ts';
import { sampleFactory, sampleFindings } from './samples.ts';

/** What the owner accepts, one finding or word a line. */
export const acceptedFile = 'content/accepted.txt';

/**
 * The mistakes that stop the build of a checkout, what else is to be done before it is published, what of that the owner
 * accepts, and advice.
 */
export async function launchFindings(checkout: string, samples = sampleFactory) {
  const { content, mistakes, warnings } = await examine(`${checkout}/content`);
  if (!content) return { mistakes, found: [], accepted: [], advice: [] };
  const file = `${checkout}/${acceptedFile}`;
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const accepted = new Set(lines.map(withoutLine));
  const words = new Set([...accepted].map((line) => line.toLowerCase()));
  const isAccepted = (finding: PlacedProblem) =>
    words.has(acceptedLine(finding).toLowerCase()) || accepted.has(findingLine(finding));
  const findings = (but: Set<string>) => [...sampleFindings(content, samples, but), ...warnings];
  return {
    content,
    mistakes,
    found: findings(accepted).filter((finding) => !isAccepted(finding)),
    accepted: findings(new Set()).filter(isAccepted),
    advice: openQuestions(content),
  };
}

/** What accepts a finding: the sample's word, in all texts, or the sentence. */
export const acceptedLine = (it: PlacedProblem) =>
  it.code === 'sample-word' ? `${it.values?.base}` : findingLine(it);

/** A finding as a line of what is accepted. */
export const findingLine = (it: PlacedProblem) => withoutLine(placedSentence(it));

/** A finding without its line number, because lines move. */
export const withoutLine = (text: string) =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(content\/\S+), line \d+: /, '$1: ');

/** How many of the questions that visitors ask most are left to the chat. None where all are answered. */
function openQuestions(content: SiteContent): PlacedProblem[] {
  const { site, entries } = content;
  const { facts } = entries[defaultLocale]['start-project'].questions.ask;
  const open = facts.filter((name) => !site.facts[name]).length;
  const values = { open, all: facts.length };
  if (open === 0) return [];
  return [problemAt(content, 'site.yaml', ['facts'], { code: 'open-questions', values })];
}
