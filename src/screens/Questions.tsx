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
  const askedMost = new Set([...ask.facts, ...answerNames]);
  const filled = [...askedMost].flatMap((name) => {
    const answer = site.facts[name]?.[locale];
    return answer ? { question: facts[name], answer } : [];
  });
  return (
    <section className={css.answered}>
      <h2>{heading}</h2>
      <div className={`ruled ${css.list}`}>
        {[...items, ...filled].map((item, index) => (
          <details key={item.question} className="disclosure" open={index === 0}>
            <summary>
              <span>{item.question}</span>
            </summary>
            <p>{item.answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

/** The questions that visitors ask most, until the factory has answered them. Each asks it in the chat. */
export function OpenQuestions({ common, questions: { ask, facts } }: QuestionsProps) {
  const { site, words } = common;
  const open = ask.facts.filter((name) => !site.facts[name]);
  if (open.length === 0) return null;
  return (
    <section className={css.ask}>
      <h2>{ask.heading}</h2>
      <ul className={`ruled ${css.list}`}>
        {open.map((name) => (
          <li key={name}>
            <NewTabLink
              common={common}
              className={`text-link ${css.question}`}
              href={messageAddress(site, `${words.chat.greeting}\n${facts[name]}`)}
            >
              <span>{facts[name]}</span>
              <Icon path={chatIcon} />
            </NewTabLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
