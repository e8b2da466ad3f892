import { z } from 'zod';
import type { Language } from '../src/language.ts';
import { hintOf, labelOf } from './labels.ts';

/** A zod schema as JSON Schema; `photo` marks the name of a photograph. */
export type Schema = z.core.JSONSchema.JSONSchema & { photo?: true };

/** The JSON Schema of what stands in a content file. */
export function shapeOf(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
}

/** A field of a form, in the words of Sveltia CMS's configuration. */
export interface Field {
  name: string;
  label: string;
  widget: string;
  i18n?: boolean | string | undefined;
  fields?: Field[];
  field?: Field;
  [option: string]: unknown;
}

/**
 * The fields of a form for what a schema describes. Words are written in each language; pictures,
 * icons, numbers and the entries of a list are chosen once, on the Arabic side, for both.
 * @param photos the names of all photographs, for entries that are named after them
 * @param language of the labels
 */
export function fieldsOf(schema: Schema, photos: string[], language: Language): Field[] {
  return entriesOf(schema, photos).map(([name, part]) => ({
    ...fieldOf(name, part, photos, language),
    required: schema.required?.includes(name) ?? false,
  }));
}

function entriesOf({ properties, propertyNames, additionalProperties }: Schema, photos: string[]) {
  if (properties) return Object.entries(properties) as [string, Schema][];
  const names = ((propertyNames as Schema).enum as string[] | undefined) ?? photos;
  return names.map((name): [string, Schema] => [name, additionalProperties as Schema]);
}

function fieldOf(name: string, schema: Schema, photos: string[], language: Language): Field {
  const field = {
    name,
    label: labelOf(schema.photo ? 'photo' : name, language),
    hint: hintOf(name, language),
  };
  const once = { i18n: 'duplicate' };
  if (schema.photo) return { ...field, ...once, widget: 'image', choose_url: false };
  if (schema.enum) {
    const options = schema.enum.map((value) => ({ value, label: labelOf(`${value}`, language) }));
    return { ...field, ...once, widget: 'select', options };
  }
  if (schema.type === 'object') {
    return { ...field, i18n: true, widget: 'object', fields: fieldsOf(schema, photos, language) };
  }
  if (schema.type === 'array') {
    const item = (schema.prefixItems?.[0] ?? schema.items) as Schema;
    const list = { ...field, ...once, widget: 'list', min: schema.minItems, max: schema.maxItems };
    if (item.type === 'object') {
      return { ...list, collapsed: 'auto', fields: fieldsOf(item, photos, language) };
    }
    // A text may have more paragraphs in one language than in the other.
    const entry = fieldOf('item', item, photos, language);
    return { ...list, i18n: entry.i18n, field: entry };
  }
  if (schema.type === 'number' || schema.type === 'integer') {
    const { minimum: min, maximum: max } = schema;
    const step = schema.type === 'integer' ? 1 : 0.0001;
    return { ...field, ...once, widget: 'number', value_type: 'float', min, max, step };
  }
  // A pattern is the form of a number or an address; a text that must hold {product} is worded anew.
  return schema.pattern && schema.format !== 'includes'
    ? { ...field, ...once, widget: 'string' }
    : { ...field, i18n: true, widget: 'text' };
}
