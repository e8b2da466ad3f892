import { parseDocument, type Scalar } from 'yaml';
import type { z } from 'zod';
import { explain } from './field-words.ts';
import { lineOf } from './place.ts';
import { malformed } from './yaml-words.ts';

/** A mistake in a content file; its message is one sentence that names the file, the line and the field. */
export class ContentError extends Error {
  override name = 'ContentError';
  // Where in the code a mistake in the content was found helps nobody.
  override stack = '';
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
  const document = parseDocument(source, { prettyErrors: false });
  const broken = malformed(document, source);
  if (broken) throw new ContentError(`${file}, line ${broken.line}: ${broken.sentence}.`);

  const result = schema.safeParse(fill(document.toJS()), { reportInput: true });
  if (result.success) return result.data;

  const { path, sentence } = explain(
    result.error.issues,
    (path) => (document.getIn(path, true) as Scalar).source ?? '',
  );
  // A sentence may end in a question.
  const end = sentence.endsWith('?') ? '' : '.';
  throw new ContentError(`${file}, line ${lineOf(source, path)}: ${sentence}${end}`);
}
