import type { Style } from '../content/schema/pages.ts';
import type { Site } from '../content/schema/site.ts';

/**
 * By what an order names each style, on paper and in messages, by its id: the owner's own code, or one such as K-01 of the
 * factory's first Latin letter and the style's place in the catalog.
 */
export function styleCodes(
  { styles }: { styles: Pick<Style, 'id' | 'code'>[] },
  { shortName, url }: Pick<Site, 'shortName' | 'url'>,
) {
  const names = [...Object.values(shortName), new URL(url).hostname].join(' ');
  const letter = /[a-z]/i.exec(names)?.[0].toUpperCase();
  const codes = styles.map(({ id, code }, index) => {
    const place = `${index + 1}`.padStart(2, '0');
    return [id, code ?? `${letter}-${place}`] as const;
  });
  return Object.fromEntries(codes) as Record<string, string>;
}
