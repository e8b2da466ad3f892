/** What can be told of the lines of a YAML text that cannot be parsed. Lines are counted from 1. */

/** The line in which a character stands, by its place in the text from 0. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

/** The name before the colon in a line, or "the text" when the line has none. */
export function entryOf(lines: string[], line: number): string {
  return /^\s*(?:- +)?([\w-]+)\s*:(?:\s|$)/.exec(lines[line - 1] ?? '')?.[1] ?? 'the text';
}

/** What stands after the name and the colon, or after the hyphen. */
export function textOf(text: string): string {
  return text.replace(/^\s*(?:- +)?(?:[\w-]+\s*:(?:\s+|$))?/, '').trim();
}

/** How many spaces stand before a hyphen that begins a line; nothing for a line without. */
export function hyphenColumn(lines: string[], line: number): number | undefined {
  return /^( *)-\s/.exec(lines[line - 1] ?? '')?.[1]?.length;
}

/** How many spaces, a hyphen among them, stand before the name of a line's entry. */
export function keyColumn(lines: string[], line: number): number | undefined {
  return /^( *(?:- +)?)[\w-]+\s*:(?:\s|$)/.exec(lines[line - 1] ?? '')?.[1]?.length;
}

/** The nearest line above, else the next one, that begins at another column than a line does. */
export function unlike(
  lines: string[],
  line: number,
  column: (lines: string[], line: number) => number | undefined,
): number | undefined {
  const above = lines.slice(0, line - 1).map((_, index) => line - 1 - index);
  const nearest = above.find((other) => column(lines, other) !== undefined) ?? line + 1;
  return [nearest, line + 1].find(
    (other) => column(lines, other) !== undefined && column(lines, other) !== column(lines, line),
  );
}

/** The first line whose text begins with a quote that nothing in it closes. */
export function openQuote(lines: string[]): number | undefined {
  return found(lines, (value) => {
    const quote = value[0];
    if (quote !== '"' && quote !== "'") return false;
    const rest = value.slice(1).replaceAll(quote === '"' ? /\\./g : /''/g, '');
    return !rest.includes(quote);
  });
}

/** The first line that begins with a bracket that nothing in it closes. */
export function openBracket(lines: string[]): number | undefined {
  return found(lines, (value) => {
    const close = { '[': ']', '{': '}' }[value[0] ?? ''];
    return close !== undefined && !value.includes(close);
  });
}

function found(lines: string[], test: (value: string) => boolean): number | undefined {
  const index = lines.findIndex((text) => test(textOf(text)));
  return index < 0 ? undefined : index + 1;
}
