import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  type Node,
  parseDocument,
  type ScalarTag,
  visit,
  type YAMLParseError,
} from 'yaml';
import { type Path, type PlacedProblem, ProblemError } from '../../error-messages/sentences.ts';
import { westernNumbers } from '../../i18n/normalize.ts';

/** A number as an Arabic or Persian keyboard writes it. */
export const easternNumber: ScalarTag = {
  tag: 'tag:yaml.org,2002:float',
  default: true,
  test: /^-?[\d٠-٩۰-۹]+(٬[\d٠-٩۰-۹]{3})*([.٫][\d٠-٩۰-۹]+)?$/,
  resolve: (text) => Number(westernNumbers(text).replaceAll(',', '')),
};

/** The text of a YAML file, and the document parsed from it. */
export interface Source {
  text: string;
  document: Document;
}

/** Parses a YAML text, whether it is valid or not. */
export const readYaml = (text: string): Source => ({
  text,
  document: parseDocument(text, { customTags: [easternNumber] }),
});

/** The values in a file. Throws a ProblemError when it is not valid YAML, or is not what its writer meant. */
export function valuesOf(file: string, { text, document }: Source): unknown {
  const [broken] = document.errors;
  const mistakes = broken ? [unreadable(text, broken)] : unmeant(document, text);
  if (mistakes.length > 0) throw new ProblemError(...mistakes.map((all) => ({ ...all, file })));
  return document.toJS();
}

/** Invisible characters that Word and chats put around a colon in place of a space. */
const unseen =
  /^[ -]*(?:\w[\w-]*(?: *:)?|:)?[\u00a0\u2007\u202f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/;

/** The problem of a line that is not valid YAML. The library's terms, such as "implicit keys", are not for the owner. */
function unreadable(source: string, { code, pos: [from] }: YAMLParseError): PlacedProblem {
  // The library may point to the comments in front of the line that it means.
  const ahead = source.slice(from).search(/^[^\S\n\r\u2028\u2029]*[^\s#]/m);
  const line = lineAt(source, from + Math.max(ahead, 0));
  const text = source.split('\n')[line - 1] ?? '';
  if (code === 'DUPLICATE_KEY') return { code: 'yaml-twice', line };
  if (/^ *\t/.test(text)) return { code: 'yaml-tab', line };
  if (unseen.test(text)) return { code: 'yaml-unseen', line };
  return { code: 'yaml-line', line, values: { text } };
}

/** Texts that begin with a sign of YAML. */
function unmeant(document: Document, source: string): PlacedProblem[] {
  const found: PlacedProblem[] = [];
  visit(document, {
    Node(_, node) {
      const sign = signOf(node);
      if (!sign) return;
      const line = lineAt(source, source.lastIndexOf(sign, node.range?.[0]));
      found.push({ code: 'yaml-sign', line, values: { sign } });
    },
  });
  return found;
}

/** The sign of an alias, an anchor or a tag, none of which content has. */
function signOf(node: Node): string {
  if (isAlias(node)) return '*';
  if ('anchor' in node && node.anchor) return '&';
  return isScalar(node) && node.tag ? '!' : '';
}

/** The line of a field in a file, counted from 1, or that of its nearest parent. */
export function lineOf(source: Source | undefined, path: Path): number {
  if (!source || path.length === 0) return 1;
  const { text, document } = source;
  const group = document.getIn(path.slice(0, -1), true);
  const entry = isMap<Node>(group) && group.items.find(({ key }) => String(key) === path.at(-1));
  const node = (entry ? entry.key : document.getIn(path, true)) as Node | undefined;
  return node?.range ? lineAt(text, node.range[0]) : lineOf(source, path.slice(0, -1));
}

/** The line of a character in a text, counted from 1. */
const lineAt = (source: string, index = 0) => source.slice(0, index).split('\n').length;
