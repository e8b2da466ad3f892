import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Language } from '../src/language.ts';

type Words = Record<Language, string>;

const labels: { names: Record<string, Words>; hints: Record<string, Words> } = parse(
  readFileSync(`${import.meta.dirname}/labels.yaml`, 'utf8'),
);

/** What the owner reads instead of the name that something has in the content files. */
export function labelOf(name: string, language: Language): string {
  return labels.names[name]?.[language] ?? name;
}

/** What is said under a field; undefined for most. */
export function hintOf(name: string, language: Language): string | undefined {
  return labels.hints[name]?.[language];
}
