import type { Locale } from '../i18n/locales.ts';
import { placeholders } from './fields.ts';
import type { Site } from './site.ts';

/**
 * Writes the factory's name and city into the texts of a content file, at any depth, in place of the
 * placeholders. Other braces stay as they are.
 */
export function fillPlaceholders(value: unknown, site: Site, locale: Locale): unknown {
  const [town = ''] = site.city[locale].split(/ ?[،,]/);
  const fillText = (text: string, name: (typeof placeholders)[number]) => {
    const word = name === 'town' ? town : site[name][locale];
    return text.replaceAll(new RegExp(`(?<!\\{)\\{${name}\\}(?!\\})`, 'g'), () => word);
  };
  return JSON.parse(JSON.stringify(value), (_, item) =>
    typeof item === 'string' ? isolatePercentages(placeholders.reduce(fillText, item)) : item,
  );
}

/** Among Arabic letters the sign of "30%" would change sides: an isolate (U+2066) keeps it in place. */
function isolatePercentages(text: string): string {
  return /\p{Script=Arabic}/u.test(text)
    ? text.replace(/\d+([.,٫]\d+)*%/g, '\u2066$&\u2069')
    : text;
}

/** Takes out of `content/site.yaml` what may be absent and is there but not filled in. */
export function dropEmpty(site: unknown): unknown {
  const { facts, social, standIns, ...rest } = Object(site);
  const isEmpty = (value: unknown) =>
    !value || (value instanceof Object && Object.keys(value).length === 0);
  const filled = JSON.parse(JSON.stringify({ facts, social }), (_, value) =>
    isEmpty(value) ? undefined : value,
  );
  return { ...rest, ...filled, standIns: standIns ?? [] };
}
