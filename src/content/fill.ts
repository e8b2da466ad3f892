import type { Locale } from '../i18n/locales.ts';
import type { Identity } from './schema.ts';

/**
 * Writes the factory's name and city into the texts of a content file, at any depth, in place of
 * `{name}`, `{shortName}` and `{city}`. Other braces stay as they are.
 */
export function fillIdentity(value: unknown, identity: Identity, locale: Locale): unknown {
  return JSON.parse(JSON.stringify(value), (_, item) =>
    typeof item === 'string'
      ? item.replace(
          /\{(name|shortName|city)\}/g,
          (_, key: 'name' | 'shortName' | 'city') => identity[key][locale],
        )
      : item,
  );
}
