import type { Document, Node, Scalar, YAMLMap } from 'yaml';
import { isAlias, isScalar, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { ContentError } from '../../messages/content-error.ts';
import { fieldName, lineAt, lineOf, nearest, type Path } from './path.ts';

/** A sentence about a field: `rest` goes on after its place and name, without a full stop. */
export function sentenceAt(file: string, source: string, path: Path, rest: string): string {
  const end = rest.endsWith('?') ? '' : '.';
  return `${file}, line ${lineOf(source, path)}: ${fieldName(path)} ${rest}${end}`;
}

/** Reads a YAML text against its schema; `fill` completes the values first. Throws a ContentError. */
export function parseContent<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
  fill = (value: unknown) => value,
): z.infer<Schema> {
  const document = parseDocument(source, { uniqueKeys: false });
  const [broken] = document.errors;
  if (broken) {
    // The library may point to the comments in front of the line that it means.
    const [from] = broken.pos;
    const ahead = source.slice(from).search(/^[^\S\n]*[^\s#]/m);
    const line = lineAt(source, from + Math.max(ahead, 0));
    // The library's own messages, such as "implicit keys", are not for people who do not program.
    const isColon = broken.code === 'BLOCK_AS_IMPLICIT_KEY';
    const why = isColon
      ? 'a text with a colon must stand in quotes, and a line must not begin with too many or too few spaces'
      : 'a name must have a colon and a space after it, a line must begin with as many spaces as those of its group, whose first line, such as facts:, must not have # in front, and a text with a sign such as " [ ] { } @ in it must stand in quotes';
    throw new ContentError(
      `${file}, line ${line}: ${why}\n\n    ${source.split('\n')[line - 1]}\n\nThe forms of \`npm run edit\` cannot break a file like this.`,
    );
  }
  const mistakes: string[] = [];
  const lineOfNode = (node: unknown) => lineAt(source, (node as Node | null)?.range?.[0]);
  visit(document, {
    Pair(_, { key }, parents) {
      const { items } = parents.at(-1) as YAMLMap<Scalar>;
      const first = items.find((item) => String(item.key) === String(key))?.key;
      const mistake = !isScalar(key)
        ? 'a name must be one word with a colon after it'
        : first !== key &&
          `${key} is there twice, the first time on line ${lineOfNode(first)}: keep one, with all that belongs to it, or give the line the spaces of its group`;
      if (mistake) mistakes.push(`${file}, line ${lineOfNode(key)}: ${mistake}.`);
    },
    Node(_, node) {
      const sign = isAlias(node) ? '*' : node.anchor ? '&' : isScalar(node) && node.tag ? '!' : '';
      if (!sign) return;
      const line = lineAt(source, source.lastIndexOf(sign, node.range?.[0]));
      const mistake = `a text begins with ${sign}, which YAML would leave out: put the whole text in quotes`;
      mistakes.push(`${file}, line ${line}: ${mistake}.`);
    },
  });
  if (mistakes.length > 0) throw new ContentError(...mistakes);
  const result = schema.safeParse(fill(document.toJS()), { reportInput: true });
  if (result.success) return result.data;

  const { issues } = result.error;
  // A misspelt entry is also a missing one: then only its name is wrong. Of each field one is enough.
  const unknown = issues
    .filter((issue) => issue.code === 'unrecognized_keys')
    .flatMap(({ path, keys }) => keys.map((key) => [...path, key] as string[]))
    .map((path) => sentenceAt(file, source, path, explainUnknown(path, issues)));
  const others = issues
    .filter((issue) => issue === issues.find(({ path }) => `${path}` === `${issue.path}`))
    .map((issue) => sentenceAt(file, source, issue.path as Path, explain(issue, document)));
  throw new ContentError(...(unknown.length ? unknown : others));
}

/** Why the schema does not know an entry: it is misspelt, in the wrong group, or one too many. */
function explainUnknown(path: string[], issues: z.core.$ZodIssue[]): string {
  const key = path.at(-1) as string;
  const groupOf = (path: Path) => fieldName(path.slice(0, -1));
  const missing = issues
    .filter((issue) => issue.code === 'invalid_type' && issue.input === undefined)
    .map((issue) => issue.path as string[]);
  const places = missing.filter((other) => other.at(-1) === key);
  const place = places.find((other) => fieldName(other).startsWith(groupOf(path))) ?? places[0];
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
      if (issue.input == null) {
        const comment = (document.getIn(issue.path, true) as Scalar | undefined)?.comment;
        if (comment && !comment.startsWith(' '))
          return `must not be empty: put "#${comment}" in quotes`;
        return issue.input === null ? 'must not be empty' : 'is missing';
      }
      if (issue.expected !== 'string') return `must be ${kinds[issue.expected] ?? issue.expected}`;
      return typeof issue.input === 'object'
        ? 'must be one text: put it in quotes if it begins with { or [, or has a colon and a space in it'
        : `must be a text: put it in quotes, "${(document.getIn(issue.path, true) as Scalar).source}"`;
    case 'invalid_value': {
      const names = issue.values.map(String);
      const meant = nearest(String(issue.input), names);
      return `must be one of ${names.join(', ')}${meant ? `: did you mean ${meant}?` : ''}`;
    }
    case 'too_big':
      if (issue.origin === 'string') return `must have at most ${issue.maximum} characters`;
      return `must ${issue.origin === 'array' ? 'have' : 'be'} at most ${issue.maximum}`;
    case 'too_small':
      if (issue.origin === 'number') return `must be at least ${issue.minimum}`;
      return issue.origin === 'string' ? issue.message : 'must not be empty';
    default:
      return issue.message;
  }
}
