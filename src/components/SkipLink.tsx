import type { Common } from '../content/entries.ts';
import styles from './SkipLink.module.css';

/** The first stop of a keyboard: leads past the header to the page's content. */
export function SkipLink({ common }: { common: Common }) {
  return (
    <a className={`visually-hidden ${styles.skip}`} href="#content">
      {common.words.skip}
    </a>
  );
}
