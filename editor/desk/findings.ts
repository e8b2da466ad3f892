import type { SiteContent } from '../../src/content/reading/read.ts';
import type { PlacedProblem } from '../../src/problems/sentences.ts';

/** Whether a finding is about one value of `site.yaml`, as the question "is this yours?" is. */
export const isAbout = ({ code, path = [] }: PlacedProblem, name: unknown) =>
  code === 'sample-value' && path[0] === name;

/** What "Ready?" lists: the values to ask about, and the findings that are about none of them. */
export function grouped({ site }: SiteContent, found: PlacedProblem[]) {
  const questions = site.sampleValues;
  const others = found.filter(
    (it) => it.code !== 'samples-left' && !questions.some((name) => isAbout(it, name)),
  );
  return { questions, others };
}

/** How many of the items that "Ready?" lists are about samples. */
export function countSamples(content: SiteContent, found: PlacedProblem[]): number {
  const { questions, others } = grouped(content, found);
  return questions.length + others.filter(({ code }) => code.startsWith('sample-')).length;
}
