import type { Ground } from '../brand/svg.ts';
import type { Common } from '../content/entries.ts';
import styles from './Logo.module.css';

interface LogoProps {
  common: Common;
  /** What it stands on. */
  ground: Ground;
}

/**
 * The factory's logo; where it has none, its short name, with a stitched line that runs on from it.
 * It has no name of its own: what holds it says what it is.
 */
export function Logo({ common: { locale, site, logos }, ground }: LogoProps) {
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
