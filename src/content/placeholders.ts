import type { Locale } from '../i18n/locales.ts';
import type { Identity } from './schema.ts';

/** What `{…}` may stand for in a text: entries of `content/site.yaml`. */
export const placeholders = ['name', 'shortName', 'city'] as const;

/**
 * Writes the factory's name and city into the texts of a content file, at any depth, in place of
 * `{name}`, `{shortName}` and `{city}`. Other braces stay as they are.
 */
export function fillIdentity(value: unknown, identity: Identity, locale: Locale): unknown {
  const fillText = (text: string, name: (typeof placeholders)[number]) =>
    text.replaceAll(`{${name}}`, identity[name][locale]);
  return JSON.parse(JSON.stringify(value), (_, item) =>
    typeof item === 'string' ? placeholders.reduce(fillText, item) : item,
  );
}
