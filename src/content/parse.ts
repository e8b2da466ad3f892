import { type Document, isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';

/** A mistake in a content file; its message is one sentence that names the file, the line and the field. */
export class ContentError extends Error {
  override name = 'ContentError';
}

type Path = (string | number)[];

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
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const mistake = (offset: number, sentence: string) =>
    new ContentError(`${file}, line ${lines.linePos(offset).line}: ${sentence}.`);

  const malformed = document.errors[0];
  if (malformed) throw mistake(malformed.pos[0], malformed.message);

  let value: unknown;
  try {
    value = document.toJS();
  } catch (error) {
    // A text that begins with * is an alias to YAML, and here it leads nowhere.
    throw mistake(0, (error as Error).message);
  }

  const result = schema.safeParse(fill(value), { reportInput: true });
  if (result.success) return result.data;

  const issue = result.error.issues[0] as z.core.$ZodIssue;
  const path = issue.path as Path;
  throw mistake(offsetOf(document, path), `${fieldName(path)} ${sentence(issue)}`);
}

/** Where the field stands, or the nearest parent that exists when the field is missing. */
function offsetOf(document: Document, path: Path): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const parent = document.getIn(path.slice(0, depth - 1), true);
    const node = isMap(parent)
      ? parent.items.find(({ key }) => isScalar(key) && key.value === path[depth - 1])?.key
      : document.getIn(path.slice(0, depth), true);
    const range = (node as { range?: [number, number, number] } | undefined)?.range;
    if (range) return range[0];
  }
  return 0;
}

/** `['slides', 2, 'text']` as `slides[3].text`: people count from one. */
function fieldName(path: Path): string {
  if (path.length === 0) return 'the file';
  return path.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}[${step + 1}]`;
    return name ? `${name}.${step}` : step;
  }, '');
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  array: 'a list, each item after a hyphen',
  tuple: 'a list, each item after a hyphen',
  object: 'a group of entries, each with a name and a colon',
  record: 'a group of entries, each with a name and a colon',
};

function sentence(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `has an unknown entry "${issue.keys[0]}"`;
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing';
      if (issue.input === null) return 'must not be empty';
      return `must be ${kinds[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    case 'too_small':
      return issue.origin === 'number' ? `must be at least ${issue.minimum}` : 'must not be empty';
    default:
      return issue.message;
  }
}
