import type { PlacedProblem, Problem } from '../../error-messages/sentences.ts';
import { anyOf, dayTimes } from '../../i18n/known-words.ts';
import { defaultLocale, type Locale, localeCodes, otherLocales } from '../../i18n/locales.ts';
import { westernNumbers } from '../../i18n/normalize.ts';
import { problemAt, type SiteContent } from '../parse/read.ts';
import type { LocaleField } from './locale-fields.ts';

/** What differs between languages and must not. Only the first of each page: the others may follow from it. */
export function* checkLanguages(
  content: SiteContent,
  fields: LocaleField[],
  mistakes: PlacedProblem[],
) {
  const told = new Set(
    mistakes.map(({ file = '' }) => file.replace(/^content\/[^/]+/, defaultLocale)),
  );
  for (const field of fields) {
    const page = fileIn(field, defaultLocale);
    if (field.shape.isPlural || told.has(page)) continue;
    const found = missingEntry(field) ?? otherValue(field);
    if (!found) continue;
    told.add(page);
    yield problemAt(content, found.file, found.path, found.problem);
  }
}

const fileIn = ({ file, locale }: LocaleField, other: Locale) =>
  file.replace(`${locale}/`, `${other}/`);

/** An entry that a language lacks. */
function missingEntry(field: LocaleField) {
  const { file, path, valueIn } = field;
  const name = path.at(-1);
  const lacking = localeCodes.find((code) => valueIn(code) === undefined);
  if (!lacking || typeof name !== 'string') return undefined;
  const problem: Problem = { code: 'lacks-entry', values: { name, file: `content/${file}` } };
  return { file: fileIn(field, lacking), path: path.slice(0, -1), problem };
}

/** A value that differs between languages and must not, or a list with fewer items than in another language. */
function otherValue(field: LocaleField) {
  const { path, value, shape, valueIn } = field;
  // A text may have more paragraphs in one language than in another.
  if (!shape.shared && !(Array.isArray(value) && typeof value[0] === 'object')) return undefined;
  const sizeIn = (other: Locale) => [valueIn(other) ?? []].flat().length;
  for (const other of otherLocales(defaultLocale)) {
    // The file to look at is the one that lacks something.
    const isLonger = sizeIn(other) > sizeIn(defaultLocale);
    const lacking = isLonger ? defaultLocale : other;
    const whole = isLonger ? other : defaultLocale;
    const problem = difference(valueIn(lacking), valueIn(whole), fileIn(field, whole));
    if (problem) return { file: fileIn(field, lacking), path, problem };
  }
  return undefined;
}

/** How a value differs from that in another language, which is in this file. */
function difference(here: unknown, there: unknown, itsFile: string): Problem | undefined {
  const file = `content/${itsFile}`;
  if (!Array.isArray(here) || !Array.isArray(there)) {
    if (here === there) return undefined;
    const other = `${there}`;
    if (here === undefined) return { code: 'lacks-entry', values: { name: other, file } };
    return { code: 'differs', values: { here: `${here}`, other, file } };
  }
  if (here.length === there.length) return undefined;
  const missing = there.find(({ id }) => id && !here.some((item) => item.id === id));
  if (missing) return { code: 'lacks-entry', values: { name: missing.id, file } };
  return { code: 'items-differ', values: { here: here.length, other: there.length, file } };
}

/** A text whose numbers differ from those in the default language. */
export function otherNumber(field: LocaleField): Problem | undefined {
  const { value, shape, valueIn } = field;
  if (shape.shared || shape.isTime || typeof value !== 'string') return undefined;
  const texts = [value, `${valueIn(defaultLocale)}`].map(westernNumbers);
  const isTime = texts.some((text) => timeOfDay.test(text));
  const [here = '', other = ''] = texts.map((text) => figuresIn(text, isTime));
  if (!here || !other || here === other) return undefined;
  return { code: 'other-number', values: { here, other, language: defaultLocale } };
}

const timeOfDay = new RegExp(`\\d:\\d\\d|\\d\\s*${anyOf(dayTimes)}`, 'iu');

/** The figures in a text, each once. Beside a time of the day, 22:00 is 10, as one language may count to 12. */
function figuresIn(text: string, isTime: boolean): string {
  const joined = text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
  const figures = (isTime ? joined.replaceAll(':00', '') : joined).match(/\d+/g) ?? [];
  const hour = (figure: string) => (Number(figure) > 24 ? figure : `${Number(figure) % 12 || 12}`);
  return [...new Set(isTime ? figures.map(hour) : figures)].sort().join(', ');
}
