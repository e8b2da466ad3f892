import type { ReactNode } from 'react';
import type { Common } from '../content/entries.ts';
import styles from './Facts.module.css';

interface FactsProps {
  common: Common;
  /** What the terms lead to; it stands beside them. */
  children: ReactNode;
}

/** The two terms of a wholesale order, their numerals as display type. */
export function Facts({ common, children }: FactsProps) {
  return (
    <div className={styles.facts}>
      {common.words.facts.map((fact) => (
        <p key={fact.text} className={styles.fact}>
          <bdi className="numeral">{fact.numeral}</bdi>
          <span className={styles.meaning}>{fact.text}</span>
        </p>
      ))}
      {children}
    </div>
  );
}
