import { ContentError } from '../../src/content/parse.ts';
import {
  contentNames,
  readContent,
  readFocusPoints,
  readIdentity,
} from '../../src/content/read.ts';
import { languageCodes } from '../../src/language.ts';
import type { Finding } from './finding.ts';
import { identityFindings } from './identity.ts';
import { photographFindings } from './photographs.ts';
import { readStandIns } from './stand-ins.ts';

/** What is missing, mistaken or not the factory's own in `content/`. */
export function contentFindings(): Finding[] {
  // A set: a mistake in site.yaml is met again by every file that uses the factory's name.
  const mistakes = new Set<string>();
  const attempt = <Value>(read: () => Value): Value | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      mistakes.add(error.message);
      return undefined;
    }
  };

  const identity = attempt(readIdentity);
  const standIns = attempt(readStandIns);
  attempt(readFocusPoints);
  const pages = languageCodes.flatMap((language) =>
    contentNames.map((name) => attempt(() => readContent(name, language))),
  );

  return [
    ...[...mistakes].map((problem) => ({ problem, remedy: 'Correct it there.' })),
    ...(identity && standIns ? identityFindings(identity, standIns) : []),
    ...(standIns ? photographFindings(pages, standIns) : []),
  ];
}
