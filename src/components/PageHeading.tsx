import type { ReactNode } from 'react';
import styles from './PageHeading.module.css';

interface PageHeadProps {
  heading: string;
  intro: string;
  /** What stands under the intro, such as a button. */
  children?: ReactNode;
}

/** How an inner page begins: the heading at display size, and a line that says what follows. */
export function PageHeading({ heading, intro, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <h1 className={styles.heading}>{unbroken(heading)}</h1>
      <p className={styles.intro}>{unbroken(intro)}</p>
      {children && <div className={styles.action}>{children}</div>}
    </div>
  );
}

/** Keeps words such as "t-shirts" on one line: browsers break after a hyphen, and no style forbids it. */
function unbroken(text: string): ReactNode[] {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.word}>
        {part}
      </span>
    ),
  );
}
