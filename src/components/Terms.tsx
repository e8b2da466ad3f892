import type { ReactNode } from 'react';
import type { Common } from '../content/entries.ts';
import { figureNames, figureOf } from '../content/site.ts';
import styles from './Terms.module.css';

interface TermsProps {
  common: Common;
  /** What the terms lead to; it stands beside them. */
  children?: ReactNode;
}

/** The terms of a wholesale order, their figures as display type. */
export function Terms({ common: { site, words }, children }: TermsProps) {
  return (
    <div className={styles.terms}>
      {figureNames
        .filter((name) => site[name])
        .map((name) => (
          <p key={name} className={styles.term}>
            <bdi className="numeral">{figureOf(site, name)}</bdi>
            <span className={styles.meaning}>{words.terms[name]}</span>
          </p>
        ))}
      {children}
    </div>
  );
}
