import type { ReactNode } from 'react';
import type { Common } from '../content/entries.ts';
import styles from './Terms.module.css';

interface TermsProps {
  common: Common;
  /** What the terms lead to; it stands beside them. */
  children: ReactNode;
}

/** The two terms of a wholesale order, their numerals as display type. */
export function Terms({ common, children }: TermsProps) {
  return (
    <div className={styles.terms}>
      {common.words.terms.map((term) => (
        <p key={term.text} className={styles.term}>
          <bdi className="numeral">{term.numeral}</bdi>
          <span className={styles.meaning}>{term.text}</span>
        </p>
      ))}
      {children}
    </div>
  );
}
