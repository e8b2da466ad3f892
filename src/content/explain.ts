import type { z } from 'zod';
import { nearest } from './nearest.ts';
import { fieldName, type Path } from './path.ts';

type Issue = z.core.$ZodIssue;

const kinds: Record<string, string> = {
  number: 'a number: only digits and a point',
  int: 'a whole number',
  array: 'a list, each item after a hyphen',
  tuple: 'a list, such as [50, 50]',
  object: 'a group of entries, each with a name and a colon',
  record: 'a group of entries, each with a name and a colon',
};

/**
 * The first mistake that a schema has found in a file: the field to look at, and a sentence that
 * begins with its name. An entry that is not known comes first: a misspelt name is also a missing one.
 * @param written what stands in the file at a path, as it is written there
 */
export function explain(
  issues: Issue[],
  written: (path: Path) => string,
): { path: Path; sentence: string } {
  const unknown = issues.find((issue) => issue.code === 'unrecognized_keys');
  if (unknown) return explainUnknown(unknown, issues);
  const issue = issues[0] as Issue;
  const path = issue.path as Path;
  return { path, sentence: `${fieldName(path)} ${sentence(issue, written)}` };
}

/** An entry that the schema does not know: it is misspelt, stands in the wrong group, or is too much. */
function explainUnknown(issue: z.core.$ZodIssueUnrecognizedKeys, issues: Issue[]) {
  const key = issue.keys[0] as string;
  const parent = issue.path as Path;
  const path = [...parent, key];
  const missing = issues
    .filter((other) => other.code === 'invalid_type' && other.input === undefined)
    .map((other) => other.path as Path);

  const elsewhere = missing.find((other) => other.at(-1) === key);
  if (elsewhere) {
    const sentence = `${key} belongs to ${fieldName(elsewhere.slice(0, -1))}: give it as many spaces in front as the other entries there`;
    return { path, sentence };
  }
  const names = missing
    .filter((other) => fieldName(other.slice(0, -1)) === fieldName(parent))
    .map((other) => String(other.at(-1)));
  const meant = nearest(key, names) ?? (names.length === 1 ? names[0] : undefined);
  const sentence = `${fieldName(path)} is not known here${meant ? `: did you mean ${meant}?` : ''}`;
  return { path, sentence };
}

function sentence(issue: Issue, written: (path: Path) => string): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing';
      if (issue.input === null) return 'must not be empty';
      if (issue.expected !== 'string') return `must be ${kinds[issue.expected] ?? issue.expected}`;
      return typeof issue.input === 'object'
        ? 'must be one text: put it in quotes if it begins with { or ['
        : `must be a text: put it in quotes, "${written(issue.path as Path)}"`;
    case 'invalid_value': {
      const names = issue.values.map(String);
      const meant = nearest(String(issue.input), names);
      return `must be one of ${names.join(', ')}${meant ? `: did you mean ${meant}?` : ''}`;
    }
    case 'invalid_format':
      return 'includes' in issue ? `must hold ${issue.includes}` : issue.message;
    case 'too_big':
      return issue.origin === 'number'
        ? `must be at most ${issue.maximum}`
        : `must have no more than ${issue.maximum} items`;
    case 'too_small':
      if (issue.origin === 'number') return `must be at least ${issue.minimum}`;
      if (issue.origin === 'string') return issue.message;
      return issue.minimum === 1 ? 'must not be empty' : `must have ${issue.minimum} items`;
    default:
      return issue.message;
  }
}
