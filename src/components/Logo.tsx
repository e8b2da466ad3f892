import type { Ground } from '../brand/svg.ts';
import type { Common } from '../content/entries.ts';
import styles from './Logo.module.css';

/** The factory's logo, or its short name with a stitched line. Screen readers need a name beside it. */
export function Logo({ common, ground }: { common: Common; ground: Ground }) {
  const { locale, site, logos } = common;
  const svg = logos[ground][locale]?.svg;
  if (svg) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: `brand/svg.ts` lets in drawings only.
    return <span className={styles.logo} dangerouslySetInnerHTML={{ __html: svg }} />;
  }
  const name = site.shortName[locale];
  const length = [...name].length > 20 ? 'long' : [...name].length > 8 ? 'middle' : 'short';
  return (
    <span className={`${styles.logo} ${styles.name}`} data-length={length} aria-hidden="true">
      {name}
    </span>
  );
}
