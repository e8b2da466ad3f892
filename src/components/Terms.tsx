import type { ReactNode } from 'react';
import { termNames, writtenTerm } from '../content/schema/site.ts';
import type { Common } from '../data/page-props.ts';
import css from './Terms.module.css';

/** The terms of a wholesale order, with large figures, and beside them what they lead to. */
export function Terms({ common, children }: { common: Common; children?: ReactNode }) {
  const { site, words } = common;
  return (
    <div className={`wrap ${css.terms}`}>
      {termNames
        .filter((name) => site[name])
        .map((name) => (
          <p key={name} className={`wrap ${css.term}`}>
            <bdi className="numeral">{writtenTerm(site, name)}</bdi>
            <span className={css.meaning}>{words.terms[name]}</span>
          </p>
        ))}
      {children}
    </div>
  );
}
