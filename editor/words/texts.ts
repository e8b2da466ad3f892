import { fill, type Tables, type Values } from '../../src/i18n/sentence-tables.ts';
import arabic from './ar.json' with { type: 'json' };
import english from './en.json' with { type: 'json' };

/** The name of a text of the desk. */
export type TextName = keyof typeof english;

const tables: Tables<TextName> = { ar: arabic, en: english };

/** A text of the desk, in a language; in English where that has no table. */
export const textOf = (name: TextName, locale: string, values: Values = {}): string =>
  fill(tables, name, values, locale);
