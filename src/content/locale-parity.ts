import { defaultLocale, type Locale, otherLocales } from '../i18n/locales.ts';
import { fieldName } from './path.ts';
import { contentNames, mistakeAt, type SiteContent } from './read.ts';
import type { ContentName } from './schema.ts';
import { type Field, fieldsOf } from './walk.ts';

/** One language's file, and what in it must be the same in every language, by the field's name. */
interface Side {
  file: string;
  fields: Map<string, Field>;
}

/**
 * Every language has the same products, services and slides in the same order, with the same
 * photographs, icons and numerals.
 * @throws ContentError at the first difference
 */
export function checkLocaleParity(content: SiteContent): void {
  for (const locale of otherLocales(defaultLocale)) {
    for (const name of contentNames) {
      compare(content, sideOf(content, defaultLocale, name), sideOf(content, locale, name));
    }
  }
}

function sideOf({ entries }: SiteContent, locale: Locale, name: ContentName): Side {
  // A text may have more paragraphs in one language than in another.
  const isSharedList = ({ value }: Field) => Array.isArray(value) && typeof value[0] === 'object';
  const fields = fieldsOf(name, entries[locale][name])
    .filter((field) => field.shape.shared || isSharedList(field))
    .map((field) => [fieldName(field.path), field] as const);
  return { file: `${locale}/${name}.yaml`, fields: new Map(fields) };
}

function compare(content: SiteContent, one: Side, other: Side): void {
  for (const name of new Set([...one.fields.keys(), ...other.fields.keys()])) {
    const left = one.fields.get(name);
    const right = other.fields.get(name);
    const sizeOrValue = (field?: Field) =>
      Array.isArray(field?.value) ? field.value.length : field?.value;
    if (sizeOrValue(left) === sizeOrValue(right)) continue;

    // The file that lacks something is the one to look at; where both have something, the second.
    const oneLacks =
      !left || (Array.isArray(left.value) && left.value.length < Number(sizeOrValue(right)));
    const [own, model] = oneLacks ? [one, other] : [other, one];
    const { path } = (own.fields.get(name) ?? model.fields.get(name)) as Field;
    const sentence = difference(
      own.fields.get(name)?.value,
      model.fields.get(name)?.value,
      `content/${model.file}`,
    );
    throw mistakeAt(content, own.file, path, sentence);
  }
}

function difference(own: unknown, others: unknown, model: string): string {
  if (!Array.isArray(own) || !Array.isArray(others)) {
    return `is ${own ?? 'missing'}, and in ${model} it is ${others ?? 'missing'}: both languages need the same`;
  }
  const missing = others.find(({ id }) => id !== undefined && !own.some((item) => item.id === id));
  return missing
    ? `lacks ${missing.id}, which ${model} has: add it here, or remove it there`
    : `has ${own.length} items, and ${model} has ${others.length}: add what is missing here, or remove it there`;
}
