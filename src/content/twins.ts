import { languageCodes } from '../language.ts';
import { ContentError } from './parse.ts';
import { fieldName, lineOf, type Path } from './place.ts';
import { contentNames, readContent, readText } from './read.ts';

/** What is the same in both languages, as it is no wording; `name` only where it names a photograph. */
const wordless = ['id', 'icon', 'numeral', 'photo', 'photos'];

/** Where two languages part: the field, and what each has there. */
interface Parting {
  path: Path;
  values: [unknown, unknown];
}

/**
 * Compares the pages of the two languages: the same products, services and slides in the same
 * order, with the same photographs, icons and numerals.
 * @param folder the content's folder, as an absolute path
 * @throws ContentError at the first difference
 */
export function checkTwins(folder: string): void {
  const [one, other] = languageCodes;
  for (const name of contentNames) {
    const pages = languageCodes.map((language) => readContent(name, language, folder));
    const parting = compare(pages[0], pages[1], []);
    if (parting) throw mistake(`${one}/${name}.yaml`, `${other}/${name}.yaml`, parting, folder);
  }
}

function mistake(one: string, other: string, { path, values }: Parting, folder: string) {
  const [left, right] = values;
  // The file that lacks something is the one to look at; where both have something, the second.
  const lacks = Array.isArray(left) && Array.isArray(right) && left.length < right.length;
  const [file, twin] = lacks || left === undefined ? [one, other] : [other, one];
  const [own, others] = file === other ? [right, left] : [left, right];
  const line = lineOf(readText(file, folder), path);
  return new ContentError(
    `content/${file}, line ${line}: ${fieldName(path)} ${difference(own, others, twin)}.`,
  );
}

function difference(own: unknown, others: unknown, twin: string): string {
  if (!Array.isArray(own) || !Array.isArray(others)) {
    return `is ${own ?? 'missing'}, and in content/${twin} it is ${others ?? 'missing'}: both languages need the same`;
  }
  const missing = others.find(({ id }) => id !== undefined && !own.some((item) => item.id === id));
  return missing
    ? `lacks ${missing.id}, which content/${twin} has: add it here, or remove it there`
    : `has ${own.length} items, and content/${twin} has ${others.length}: add what is missing here, or remove it there`;
}

/** The first place where two values part: in their number of items, or in something wordless. */
function compare(one: unknown, other: unknown, path: Path): Parting | undefined {
  if (typeof one !== 'object' && typeof other !== 'object') {
    // In a list, the list's name says what its items are.
    const entry = path.filter((step) => typeof step === 'string').slice(-2);
    const same = wordless.includes(String(entry.at(-1))) || entry.join() === 'photo,name';
    return same && one !== other ? { path, values: [one, other] } : undefined;
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    // A text may have more paragraphs in one language than in the other.
    const words = typeof one[0] === 'string';
    if (!words && one.length !== other.length) return { path, values: [one, other] };
  }
  const step = (key: string) => (Array.isArray(one) ? Number(key) : key);
  const left = (one ?? {}) as Record<string, unknown>;
  const right = (other ?? {}) as Record<string, unknown>;
  return [...new Set([...Object.keys(left), ...Object.keys(right)])]
    .map((key) => compare(left[key], right[key], [...path, step(key)]))
    .find((parting) => parting !== undefined);
}
