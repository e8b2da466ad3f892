import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';

/** A mistake in a content file; its message is one sentence that names the file, the line and the field. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/**
 * Reads one YAML text against its schema.
 * @param file the path to name in a message, such as `content/ar/home.yaml`
 * @throws ContentError at the first mistake
 */
export function parseContent<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
): z.infer<Schema> {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number) => `${file}, line ${lines.linePos(offset).line}`;

  const malformed = document.errors[0];
  if (malformed) {
    throw new ContentError(`${at(malformed.pos[0])}: ${malformed.message}.`);
  }

  const result = schema.safeParse(document.toJS(), { reportInput: true });
  if (result.success) return result.data;

  const issue = result.error.issues[0] as z.core.$ZodIssue;
  const path = issue.path as (string | number)[];
  throw new ContentError(`${at(offsetOf(path))}: ${fieldName(path)} ${sentence(issue)}.`);

  /** Where the field stands, or the nearest parent that exists when the field is missing. */
  function offsetOf(path: (string | number)[]): number {
    for (let depth = path.length; depth >= 0; depth -= 1) {
      const parent = depth > 0 ? document.getIn(path.slice(0, depth - 1), true) : undefined;
      const key = isMap(parent)
        ? parent.items.find((pair) => isScalar(pair.key) && pair.key.value === path[depth - 1])?.key
        : document.getIn(path.slice(0, depth), true);
      const range = (key as { range?: [number, number, number] } | undefined)?.range;
      if (range) return range[0];
    }
    return 0;
  }
}

/** `['slides', 2, 'text']` as `slides[3].text`: people count from one. */
function fieldName(path: (string | number)[]): string {
  return path.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}[${step + 1}]`;
    return name ? `${name}.${step}` : step;
  }, '');
}

function sentence(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `has an unknown entry "${issue.keys[0]}"`;
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'is missing';
  if (issue.code === 'invalid_value') {
    return `must be one of ${issue.values.join(', ')}`;
  }
  return issue.message.replace(/^Invalid input: /, '');
}
