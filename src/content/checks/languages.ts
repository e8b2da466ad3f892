import type { Locale } from '../../i18n/locales.ts';
import { defaultLocale, localeCodes, locales, otherLocales } from '../../i18n/locales.ts';
import { westernDigits } from '../../i18n/normalize.ts';
import type { PlacedProblem, Problem } from '../../problems/problem.ts';
import { problemAt, type SiteContent } from '../reading/read.ts';
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
    const [here, model] = isLonger ? [defaultLocale, other] : [other, defaultLocale];
    const problem = difference(valueIn(here), valueIn(model), `content/${fileIn(field, model)}`);
    if (problem) return { file: fileIn(field, here), path, problem };
  }
  return undefined;
}

function difference(here: unknown, model: unknown, file: string): Problem | undefined {
  if (!Array.isArray(here) || !Array.isArray(model)) {
    if (here === model) return undefined;
    const other = `${model}`;
    if (here === undefined) return { code: 'lacks-entry', values: { name: other, file } };
    return { code: 'differs', values: { here: `${here}`, other, file } };
  }
  if (here.length === model.length) return undefined;
  const missing = model.find(({ id }) => id && !here.some((item) => item.id === id));
  if (missing) return { code: 'lacks-entry', values: { name: missing.id, file } };
  return { code: 'items-differ', values: { here: here.length, other: model.length, file } };
}

/** The scripts that the typeface has; a language's own name is written in its own. */
const scripts = [/\p{Script_Extensions=Arabic}/u, /\p{Script_Extensions=Latin}/u];

/** A text in the letters of another script than its language's. */
function foreignLetters(field: LocaleField): Problem | undefined {
  const { value, shape, locale } = field;
  const itsScript = scripts.find((script) => script.test(locales[locale].name));
  if (!itsScript || shape.shared || shape.isName || typeof value !== 'string') return undefined;
  // Capitals are sizes and names in every language: "S, M, XL".
  const letters = value.replace(/\{\w+\}/g, '').match(/(?!\p{Lu})\p{L}/gu) ?? [];
  if (letters.filter((letter) => itsScript.test(letter)).length >= letters.length / 2)
    return undefined;
  return { code: 'other-letters', values: { language: locale, locale } };
}

/** A text whose numbers differ from those in the default language. */
function otherNumber(field: LocaleField): Problem | undefined {
  const { value, shape, valueIn } = field;
  if (shape.shared || shape.isTime || typeof value !== 'string') return undefined;
  const [here, other] = [figuresIn(value), figuresIn(valueIn(defaultLocale))];
  if (!here || !other || here === other) return undefined;
  return { code: 'other-number', values: { here, other, locale: defaultLocale } };
}

/** What may be wrong with a text beside its language, and beside the same text in another. */
export const languageWarnings = [foreignLetters, otherNumber];

function figuresIn(text: unknown): string {
  const figures = westernDigits(`${text}`).replace(/(?<=\d)[,٬](?=\d{3}(?!\d))/g, '');
  return [...new Set(figures.match(/\d+/g))].sort().join(', ');
}
