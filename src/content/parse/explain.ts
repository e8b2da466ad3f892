import { type Document, isScalar } from 'yaml';
import type { z } from 'zod';
import { type Code, fieldName, type Path, type Problem } from '../../error-messages/sentences.ts';
import { westernDigits } from '../../i18n/normalize.ts';
import { nearest } from '../characters.ts';

type Issue = z.core.$ZodIssue;

/** What the schema finds wrong in the document of a file, one problem a field. */
export function explain(issues: Issue[], document: Document) {
  const unknown = issues
    .filter((issue) => issue.code === 'unrecognized_keys')
    .flatMap(({ path, keys }) => keys.map((key) => [...path, key] as string[]))
    .map((path) => ({ path, ...explainUnknown(path, issues) }));
  // A misspelt entry is reported as missing too: only the misspelling is told.
  if (unknown.length > 0) return unknown;
  const firstOf = (field: string) => issues.find(({ path }) => `${path}` === field);
  return issues
    .filter((issue) => issue === firstOf(`${issue.path}`))
    .map((issue) => ({ path: issue.path as Path, ...explainValue(issue, document) }));
}

/** Why the schema does not know an entry: it is misspelt, in the wrong group, or one too many. */
function explainUnknown(path: string[], issues: Issue[]): Problem {
  const key = path.at(-1) as string;
  const missing = issues
    .filter((issue) => issue.code === 'invalid_type' && issue.input === undefined)
    .map((issue) => issue.path as string[]);
  const groupOf = (path: Path) => fieldName(path.slice(0, -1));
  const places = missing.filter((other) => other.at(-1) === key).map(groupOf);
  const group = places.find((place) => place.startsWith(groupOf(path))) ?? places[0];
  if (group) return { code: 'misplaced', values: { group } };
  if (group === '') return { code: 'misplaced-top' };
  const names = missing
    .filter((other) => groupOf(other) === groupOf(path))
    .map((other) => other.at(-1) as string);
  const meant = names.length === 1 ? names[0] : nearest(key, names);
  return meant ? { code: 'unknown-meant', values: { meant } } : { code: 'unknown' };
}

/** What is wrong in a field. */
function explainValue(issue: Issue, document: Document): Problem {
  switch (issue.code) {
    case 'invalid_type':
      return explainType(issue, document);
    case 'invalid_value':
      return { code: 'not-one-of', values: { names: issue.values.join(', ') } };
    case 'too_big': {
      const codes = { array: 'too-many', string: 'too-long' } as const;
      const code = codes[issue.origin as keyof typeof codes] ?? 'too-large';
      return { code, values: { most: Number(issue.maximum) } };
    }
    case 'too_small': {
      const values = { least: Number(issue.minimum) };
      if (issue.origin === 'array' && values.least > 1) return { code: 'too-few', values };
      if (issue.origin === 'string' || issue.origin === 'array') return { code: 'empty' };
      return { code: 'too-small', values };
    }
    default: {
      const { params = {} } = issue as z.core.$ZodIssueCustom;
      // In the schemas, zod's message is the code of a problem.
      return { code: issue.message as Code, values: params };
    }
  }
}

const types: Record<string, Code> = {
  number: 'not-number',
  int: 'not-whole',
  array: 'not-list',
  object: 'not-group',
  record: 'not-group',
};

/** Why a value is of another type: it is not there, or not written as that type is. */
function explainType(issue: z.core.$ZodIssueInvalidType, document: Document): Problem {
  const node = document.getIn(issue.path, true);
  const { comment, source } = isScalar(node) ? node : {};
  if (issue.input == null) {
    // "# 6" is a comment, but "#6" may have been meant.
    if (comment && !comment.startsWith(' '))
      return { code: 'empty-comment', values: { text: `#${comment}` } };
    return { code: issue.input === null ? 'empty' : 'missing' };
  }
  if (issue.expected === 'boolean') return { code: 'not-one-of', values: { names: 'true, false' } };
  if (issue.expected === 'number' && typeof issue.input === 'string') {
    const typed = westernDigits(issue.input);
    if (/^\d+(\.\d+)?$/.test(typed)) return { code: 'number-in-quotes' };
    if (/\d\D*[^\d,.]\D*\d|\.\d+,\d/.test(typed)) return { code: 'not-one-number' };
  }
  const code = types[issue.expected];
  if (code) return { code };
  const { name } = Object(issue.input);
  if (name) return { code: 'not-name-alone', values: { name } };
  if (typeof issue.input === 'object') return { code: 'not-one-text' };
  return { code: 'not-text', values: { text: source ?? String(issue.input) } };
}
