import type { ReactNode } from 'react';
import styles from './PageHeading.module.css';

interface PageHeadingProps {
  heading: string;
  intro: string;
  /** What stands under the intro, such as a button. */
  children?: ReactNode;
}

/** How an inner page begins: the heading at display size, and a line that says what follows. */
export function PageHeading({ heading, intro, children }: PageHeadingProps) {
  return (
    <div className={styles.head}>
      <h1 className={styles.heading}>{unbroken(heading)}</h1>
      <p className={styles.intro}>{unbroken(intro)}</p>
      {children && <div className={styles.action}>{children}</div>}
    </div>
  );
}

/** Keeps words such as "t-shirts" on one line: a word joiner (U+2060) follows each hyphen. */
const unbroken = (text: string) => text.replaceAll('-', '-\u2060');
