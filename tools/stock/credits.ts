import { isMap, parseDocument } from 'yaml';
import { parseContent } from '../../src/content/parse.ts';
import { type Credits, creditsSchema } from '../../src/content/schema.ts';

const empty = `# Photographs from elsewhere: who made each, where it is from, and under which licence it is used.

{}
`;

/**
 * The text of `content/photos/credits.yaml` with one credit more, in the order of the names; what
 * stands there already, remarks too, stays as it is.
 * @param source the text as it is; without it, a new file is begun
 * @param photoNames the photographs that may have a credit
 * @throws ContentError when the credit is incomplete, or the file has a mistake
 */
export function withCredit(
  name: string,
  credit: Credits[string],
  photoNames: ReadonlySet<string>,
  source = empty,
): string {
  const document = parseDocument(source);
  document.set(name, document.createNode(credit));
  const credits = document.contents;
  if (isMap(credits)) {
    credits.flow = false;
    credits.items.sort((one, other) => (String(one.key) < String(other.key) ? -1 : 1));
  }
  const text = document.toString({ lineWidth: 0 });
  parseContent('content/photos/credits.yaml', text, creditsSchema(photoNames));
  return text;
}
