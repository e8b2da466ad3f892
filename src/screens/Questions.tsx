import { messageAddress } from '../chat/ChatLink.tsx';
import { NewTabLink } from '../components/NewTabLink.tsx';
import type { Content } from '../content/schema/pages.ts';
import { answerNames } from '../content/schema/site.ts';
import type { Common } from '../data/page-props.ts';
import css from './Questions.module.css';
import '../styles/disclosure.css';

interface QuestionsProps {
  common: Common;
  questions: Content<'start-project'>['questions'];
}

/** Questions that open onto their answers. Those asked most open a chat while the factory has not answered them. */
export function Questions({ common, questions }: QuestionsProps) {
  const { site, locale, words } = common;
  const { heading, items, ask, facts } = questions;
  const answerOf = (name: (typeof answerNames)[number]) => site.facts[name]?.[locale];
  const filled = answerNames.filter((name) => answerOf(name) && !ask.facts.includes(name));
  const fromFacts = filled.map((name) => ({ question: facts[name], answer: answerOf(name) }));
  return (
    <section>
      <h2>{heading}</h2>
      <div className={css.list}>
        {[...items, ...fromFacts].map(({ question, answer }, index) => (
          <Answer key={question} question={question} answer={answer} open={index === 0} />
        ))}
      </div>
      <h2>{ask.heading}</h2>
      <div className={css.list}>
        {ask.facts.map((name) => {
          const question = facts[name];
          const answer = answerOf(name);
          if (answer) return <Answer key={name} question={question} answer={answer} />;
          return (
            <NewTabLink
              key={name}
              common={common}
              className={css.question}
              href={messageAddress(site, `${words.chat.greeting}\n${question}`)}
            >
              {question}
            </NewTabLink>
          );
        })}
      </div>
    </section>
  );
}

interface AnswerProps {
  question: string;
  answer: string | undefined;
  open?: boolean;
}

function Answer({ question, answer, open }: AnswerProps) {
  return (
    <details className="disclosure" open={open}>
      <summary>{question}</summary>
      <p>{answer}</p>
    </details>
  );
}
