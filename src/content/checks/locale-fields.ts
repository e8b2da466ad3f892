import { isScalar } from 'yaml';
import { type Locale, localeCodes } from '../../i18n/locales.ts';
import { contentNames, type SiteContent } from '../parse/read.ts';
import { contentSchemas } from '../schema/pages.ts';
import { shapeOf, valueAt, walk } from '../schema/shape.ts';
import { siteSchema } from '../schema/site.ts';

/** A field of a language's file, or what `site.yaml` has in one language. */
export type LocaleField = ReturnType<typeof localeFields>[number];

/** Every field of each language's files, and what `site.yaml` has in each language, with its YAML node. */
export function localeFields({ entries, site, sources }: SiteContent) {
  return localeCodes.flatMap((locale) =>
    [...contentNames, 'site' as const].flatMap((name) => {
      const isSite = name === 'site';
      const contentIn = (other: Locale) => (isSite ? site : entries[other][name]);
      const file = isSite ? 'site.yaml' : `${locale}/${name}.yaml`;
      const source = sources.get(file);
      const fields = walk(contentIn(locale), shapeOf(isSite ? siteSchema : contentSchemas[name]));
      const ofLocale = [...fields].filter(({ path }) => !isSite || path.at(-1) === locale);
      return ofLocale.map((field) => {
        const node = source?.document.getIn(field.path, true);
        /** Its text in the file, without the factory's names filled in; empty for a group or a list. */
        const unfilled = isScalar(node) ? `${node.value}` : '';
        /** What another language has in its place. */
        const valueIn = (other: Locale) => {
          const path = field.path.map((step) => (step === locale ? other : step));
          return valueAt(contentIn(other), path);
        };
        const group = valueAt(contentIn(locale), field.path.slice(0, -1));
        /** The list that it is in; empty where it is in none. */
        const list: unknown[] = Array.isArray(group) ? group : [];
        return { ...field, locale, file, source, node, unfilled, valueIn, list };
      });
    }),
  );
}
