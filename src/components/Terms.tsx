import type { ReactNode } from 'react';
import type { Common } from '../content/entries.ts';
import { figureNames, figureOf } from '../content/site.ts';
import styles from './Terms.module.css';

/** The terms of a wholesale order, with large figures, and beside them what they lead to. */
export function Terms({ common, children }: { common: Common; children?: ReactNode }) {
  const { site, words } = common;
  return (
    <div className={`wrap ${styles.terms}`}>
      {figureNames
        .filter((name) => site[name])
        .map((name) => (
          <p key={name} className={`wrap ${styles.term}`}>
            <bdi className="numeral">{figureOf(site, name)}</bdi>
            <span className={styles.meaning}>{words.terms[name]}</span>
          </p>
        ))}
      {children}
    </div>
  );
}
