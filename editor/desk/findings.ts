import { launchFindings } from '../../src/content/checks/launch.ts';
import type { SiteContent } from '../../src/content/reading/read.ts';
import { mistakesOf } from '../../src/problems/sentences.ts';

/** What is left before the site is published: mistakes and other findings. */
export function findings(): Promise<Findings> {
  return launchFindings('.').catch((error) => ({ mistakes: mistakesOf(error), found: [] }));
}

/** Without content where none of it can be shown. */
type Findings = Omit<Awaited<ReturnType<typeof launchFindings>>, 'content'> & {
  content?: SiteContent;
};
