import type { Content } from '../content/schema/pages.ts';
import { answerNames } from '../content/schema/site.ts';
import type { Common } from '../data/page-props.ts';
import css from './Questions.module.css';
import '../styles/disclosure.css';

interface QuestionsProps {
  common: Common;
  questions: Content<'start-project'>['questions'];
}

/** Questions that open onto their answers; to those of the content come what the factory has filled in. */
export function Questions({ common: { site, locale }, questions }: QuestionsProps) {
  const { heading, items, facts } = questions;
  const filled = answerNames.flatMap((name) => {
    const answer = site.facts[name]?.[locale];
    return answer ? { question: facts[name], answer } : [];
  });
  return (
    <section>
      <h2>{heading}</h2>
      <div className={css.list}>
        {[...items, ...filled].map(({ question, answer }) => (
          <details key={question} className="disclosure">
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
