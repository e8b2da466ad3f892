import { examine } from '../../src/content/checks/check-content.ts';
import type { SiteContent } from '../../src/content/reading/read.ts';
import type { PlacedProblem } from '../../src/problems/problem.ts';
import { ContentError } from '../../src/problems/sentences.ts';

/**
 * The warnings about the content.
 * @throws ContentError for mistakes
 */
export async function checkContent(content: SiteContent): Promise<PlacedProblem[]> {
  const { mistakes, warnings } = await examine(content);
  if (mistakes.length > 0) throw new ContentError(...mistakes);
  return warnings;
}
