import { Credentials } from '../components/Credentials.tsx';
import type { Common } from '../content/entries.ts';
import type { Content } from '../content/schema.ts';
import { proofNames } from '../content/site.ts';
import styles from './Proof.module.css';
import '../styles/ruled.css';

interface ProofProps {
  common: Common;
  labels: Content<'about'>['proof'];
}

/** What shows that the factory can do it, a row for each fact that is filled in; nothing while none is. */
export function Proof({ common, labels }: ProofProps) {
  const { site, locale, words } = common;
  const { heading, ...names } = { ...labels, registers: words.labels.registers };
  const rows = [...proofNames, 'registers' as const].flatMap((name) => {
    const fact = site.facts[name];
    return fact ? { name, fact } : [];
  });
  if (rows.length === 0) return null;
  return (
    <section className="page section">
      <hr />
      <h2>{heading}</h2>
      <dl className={`ruled ${styles.rows}`}>
        {rows.map(({ name, fact }) => (
          <div key={name}>
            <dt>{names[name]}</dt>
            <dd>
              {Array.isArray(fact) ? (
                <Credentials common={common} credentials={fact} />
              ) : (
                (Object(fact)[locale] ?? fact)
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
