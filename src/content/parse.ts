import {
  type Document,
  isAlias,
  isScalar,
  LineCounter,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml';
import type { z } from 'zod';
import { explain } from './explain.ts';
import { lineOf, type Path } from './path.ts';

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
  const lines = new LineCounter();
  const document = parseDocument(source, { prettyErrors: false, lineCounter: lines });
  const [broken] = document.errors;
  if (broken) {
    const { line, col } = lines.linePos(broken.pos[0]);
    throw new ContentError(
      `${file}, line ${line}, column ${col}: ${broken.message}\n\n    ${source.split('\n')[line - 1]}\n\nThe forms of \`npm run edit\` cannot break a file like this.`,
    );
  }
  const sign = unquotedSign(document);
  if (sign) {
    const { line } = lines.linePos(source.lastIndexOf(sign.sign, sign.offset));
    throw new ContentError(
      `${file}, line ${line}: a text begins with ${sign.sign}, which YAML would leave out: put the whole text in quotes.`,
    );
  }

  const result = schema.safeParse(fill(document.toJS()), { reportInput: true });
  if (result.success) return result.data;

  const { path, sentence } = explain(
    result.error.issues,
    (path) => (document.getIn(path, true) as Scalar).source ?? '',
  );
  throw fieldError(file, source, path, sentence);
}

/** The mistake in a field; `sentence` says it, beginning with the field's name, without a full stop. */
export function fieldError(file: string, source: string, path: Path, sentence: string) {
  const end = sentence.endsWith('?') ? '' : '.';
  return new ContentError(`${file}, line ${lineOf(source, path)}: ${sentence}${end}`);
}

/** The first text whose first letter means something to YAML, which would leave words out without an error. */
function unquotedSign(document: Document.Parsed): { sign: string; offset: number } | undefined {
  let found: { sign: string; offset: number } | undefined;
  visit(document, {
    Node(_, node) {
      if (isAlias(node)) return undefined;
      const sign = node.anchor ? '&' : isScalar(node) && node.tag ? '!' : '';
      if (!sign) return undefined;
      found = { sign, offset: node.range?.[0] ?? 0 };
      return visit.BREAK;
    },
  });
  return found;
}
