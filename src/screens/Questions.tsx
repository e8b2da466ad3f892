import { messageAddress } from '../chat/ChatLink.tsx';
import { chatIcon, Icon } from '../components/Icon.tsx';
import { NewTabLink } from '../components/NewTabLink.tsx';
import { answerNames } from '../content/schema/facts.ts';
import type { Content } from '../content/schema/pages.ts';
import type { Common } from '../data/page-props.ts';
import css from './Questions.module.css';
import '../styles/disclosure.css';

interface QuestionsProps {
  common: Common;
  questions: Content<'start-project'>['questions'];
}

/** Questions that open onto their answers; to those of the content come what the factory has filled in. */
export function Questions({ common: { site, locale }, questions }: QuestionsProps) {
  const { heading, items, ask, facts } = questions;
  const filled = answerNames.flatMap((name) => {
    const answer = site.facts[name]?.[locale];
    return answer && !ask.facts.includes(name) ? { question: facts[name], answer } : [];
  });
  return (
    <section className={css.answered}>
      <h2>{heading}</h2>
      <div className={`ruled ${css.list}`}>
        {[...items, ...filled].map((item, index) => (
          <Answer key={item.question} {...item} open={index === 0} />
        ))}
      </div>
    </section>
  );
}

/** The questions that visitors ask most. Each asks the factory in the chat, until the factory has answered it here. */
export function OpenQuestions({ common, questions: { ask, facts } }: QuestionsProps) {
  const { site, locale, words } = common;
  return (
    <section className={css.ask}>
      <h2>{ask.heading}</h2>
      <ul className={`ruled ${css.list}`}>
        {ask.facts.map((name) => {
          const question = facts[name];
          const answer = site.facts[name]?.[locale];
          return (
            <li key={name}>
              {answer ? (
                <Answer question={question} answer={answer} />
              ) : (
                <NewTabLink
                  common={common}
                  className={`text-link ${css.question}`}
                  href={messageAddress(site, `${words.chat.greeting}\n${question}`)}
                >
                  {question}
                  <Icon path={chatIcon} />
                </NewTabLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface AnswerProps {
  question: string;
  answer: string;
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
