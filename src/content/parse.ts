import { type Document, isScalar, LineCounter, parseDocument, type Scalar, visit } from 'yaml';
import type { z } from 'zod';
import { fieldName, lineOf, nearest, type Path } from './path.ts';

/** A mistake in a content file; its message is one sentence that names the file, the line and the field. */
export class ContentError extends Error {
  override name = 'ContentError';
  // Where in the code a mistake in the content was found helps nobody.
  override stack = '';
}

/** The mistake in a field; `sentence` says it after the field's name, without a full stop. */
export function fieldError(file: string, source: string, path: Path, sentence: string) {
  const end = sentence.endsWith('?') ? '' : '.';
  const place = `${file}, line ${lineOf(source, path)}: ${fieldName(path)}`;
  return new ContentError(`${place} ${sentence}${end}`);
}

/**
 * Reads one YAML text against its schema.
 * @param file the path to name in a message, such as `content/ar/home.yaml`
 * @param fill completes what was read before it is checked
 * @throws ContentError at the first mistake
 */
export function parseContent<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
  fill = (value: unknown) => value,
): z.infer<Schema> {
  const lines = new LineCounter();
  const document = parseDocument(source, { prettyErrors: false, lineCounter: lines });
  const [broken] = document.errors;
  if (broken) {
    const { line, col } = lines.linePos(broken.pos[0]);
    // The library's words for it, "nested mappings", help nobody.
    const isColon = broken.code === 'BLOCK_AS_IMPLICIT_KEY';
    const why = isColon
      ? 'a text with a colon must stand in quotes, and a line must not begin with too many or too few spaces'
      : broken.message;
    throw new ContentError(
      `${file}, line ${line}, column ${col}: ${why}\n\n    ${source.split('\n')[line - 1]}\n\nThe forms of \`npm run edit\` cannot break a file like this.`,
    );
  }
  visit(document, {
    Value(_, node) {
      const sign = node.anchor ? '&' : isScalar(node) && node.tag ? '!' : '';
      if (!sign) return;
      const { line } = lines.linePos(source.lastIndexOf(sign, node.range?.[0]));
      throw new ContentError(
        `${file}, line ${line}: a text begins with ${sign}, which YAML would leave out: put the whole text in quotes.`,
      );
    },
  });
  const result = schema.safeParse(fill(document.toJS()), { reportInput: true });
  if (result.success) return result.data;

  // What is not known comes first: a misspelt entry is also a missing one.
  const { issues } = result.error;
  const unknown = issues.find((issue) => issue.code === 'unrecognized_keys');
  if (unknown) {
    const path = [...unknown.path, unknown.keys[0]] as string[];
    throw fieldError(file, source, path, explainUnknown(path, issues));
  }
  const issue = issues[0] as z.core.$ZodIssue;
  throw fieldError(file, source, issue.path as Path, explain(issue, document));
}

/** An entry that the schema does not know: it is misspelt, stands in the wrong group, or is too much. */
function explainUnknown(path: string[], issues: z.core.$ZodIssue[]): string {
  const key = path.at(-1) as string;
  const groupOf = (path: Path) => fieldName(path.slice(0, -1));
  const missing = issues
    .filter((issue) => issue.code === 'invalid_type' && issue.input === undefined)
    .map((issue) => issue.path as string[]);
  const place = missing.find((other) => other.at(-1) === key);
  if (place) {
    return `belongs to ${groupOf(place)}: give it as many spaces in front as the other entries there`;
  }
  const names = missing
    .filter((other) => groupOf(other) === groupOf(path))
    .map((other) => other.at(-1) as string);
  const meant = names.length === 1 ? names[0] : nearest(key, names);
  return `is not known here${meant ? `: did you mean ${meant}?` : ''}`;
}

const kinds: Record<string, string> = {
  number: 'a number: only the digits 0-9 and a point, without quotes',
  int: 'a whole number',
  array: 'a list, each item after a hyphen',
  object: 'a group of entries, each with a name and a colon',
  record: 'a group of entries, each with a name and a colon',
};

/** What is wrong in a field. */
function explain(issue: z.core.$ZodIssue, document: Document): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing';
      if (issue.input === null) return 'must not be empty';
      if (issue.expected !== 'string') return `must be ${kinds[issue.expected] ?? issue.expected}`;
      return typeof issue.input === 'object'
        ? 'must be one text: put it in quotes if it begins with { or ['
        : `must be a text: put it in quotes, "${(document.getIn(issue.path, true) as Scalar).source}"`;
    case 'invalid_value': {
      const names = issue.values.map(String);
      const meant = nearest(String(issue.input), names);
      return `must be one of ${names.join(', ')}${meant ? `: did you mean ${meant}?` : ''}`;
    }
    case 'too_big':
      return `must ${issue.origin === 'array' ? 'have' : 'be'} at most ${issue.maximum}`;
    case 'too_small':
      if (issue.origin === 'number') return `must be at least ${issue.minimum}`;
      return issue.origin === 'string' ? issue.message : 'must not be empty';
    default:
      return issue.message;
  }
}
