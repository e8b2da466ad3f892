import type { ReactNode } from 'react';
import { shownTerm } from '../content/factory.ts';
import { termNames } from '../content/schema/site.ts';
import type { Common } from '../data/page-props.ts';
import css from './Terms.module.css';

/** The terms of a wholesale order as large figures, what else an order may have, and what they lead to. */
export function Terms({ common, children }: { common: Common; children?: ReactNode }) {
  const { site, words } = common;
  return (
    <div className={css.terms}>
      {termNames
        .filter((name) => site[name])
        .map((name) => (
          <p key={name}>
            {`${words.terms[name].before} `}
            <span className="numeral">{shownTerm(site, name)}</span>
            {` ${words.terms[name].after}`}
          </p>
        ))}
      {words.terms.printing && (
        <p className={css.printing}>
          <strong>{words.terms.printing}</strong>
        </p>
      )}
      {children}
    </div>
  );
}
