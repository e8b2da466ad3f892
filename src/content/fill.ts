import type { Language } from '../language.ts';
import type { Identity } from './schema.ts';

/**
 * Writes the factory's name and place into the texts of a content file, at any depth: `{name}`,
 * `{shortName}` and `{city}`. Other braces stay as they are.
 */
export function fillIdentity<Value>(value: Value, identity: Identity, language: Language): Value {
  if (typeof value === 'string') {
    return value.replace(
      /\{(name|shortName|city)\}/g,
      (_, key: 'name' | 'shortName' | 'city') => identity[key][language],
    ) as Value;
  }
  if (value === null || typeof value !== 'object') return value;
  const filled = Object.entries(value).map(([key, item]) => [
    key,
    fillIdentity(item, identity, language),
  ]);
  return (
    Array.isArray(value) ? filled.map(([, item]) => item) : Object.fromEntries(filled)
  ) as Value;
}
