/* Marks on texts of the site, which nobody sees: they tell the editor from which field a text comes. */
import type { Path } from '../../src/error-messages/sentences.ts';

/**
 * A mark is the place of a field in tag characters (Unicode 16, 23.9), which have the letters of ASCII, are invisible, and
 * neither join nor break lines; this one begins it. Another one ends the text.
 */
const begin = '\u{E0001}';
const end = '\u{E007F}';

/** A file below `content/` and a path in it, as one text. */
export const placeKey = (file: string, path: Path) => `${file} ${path.join('.')}`;

/** A text with a mark of its place. */
export function withMark(text: string, key: string): string {
  const tags = Array.from(key, (sign) => String.fromCodePoint(0xe0000 + sign.charCodeAt(0)));
  return `${begin}${tags.join('')}${text}${end}`;
}

const marked = /\u{E0001}([\u{E0020}-\u{E007E}]+)([^\u{E0001}\u{E007F}]*)\u{E007F}?/gu;

/** What a text is made of: texts of fields, and between them others without a place. */
export function partsOf(text: string): { text: string; key?: string }[] {
  const parts: { text: string; key?: string }[] = [];
  let done = 0;
  for (const match of text.matchAll(marked)) {
    const [whole, tags = '', own = ''] = match;
    parts.push({ text: text.slice(done, match.index) });
    const signs = Array.from(tags, (tag) =>
      String.fromCharCode(Number(tag.codePointAt(0)) - 0xe0000),
    );
    parts.push({ text: own, key: signs.join('') });
    done = match.index + whole.length;
  }
  parts.push({ text: text.slice(done) });
  return parts
    .map((part) => ({ ...part, text: part.text.replaceAll(end, '') }))
    .filter((part) => part.text !== '' || part.key);
}

/** Whether a text has a mark. */
export const isMarked = (text: string) => text.includes(begin);

/** A text as it is without marks. */
export const withoutMarks = (text: string) =>
  text.replace(/\u{E0001}[\u{E0020}-\u{E007E}]+|\u{E007F}/gu, '');
