import { type Locale, locales } from '../i18n/locales.ts';
import styles from './Logo.module.css';
import { logoDrawings } from './logoDrawings.ts';

/**
 * The word خيط or khayt, written with one line of thread in the text's color. It has no name of its
 * own: what holds it says what it is.
 */
export function Logo({ locale }: { locale: Locale }) {
  const { width, letters, dots, thread } = logoDrawings[locales[locale].direction];
  return (
    <svg className={styles.logo} viewBox={`0 0 ${width} 48`} aria-hidden="true">
      <path d={letters} />
      {dots && <path className={styles.dots} d={dots} />}
      <path className={styles.thread} pathLength="42" d={thread} />
    </svg>
  );
}
