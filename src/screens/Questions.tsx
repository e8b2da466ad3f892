import { chatAddress, chatWith } from '../chat/address.ts';
import { chatIcon, Icon } from '../components/Icon.tsx';
import { NewTabLink } from '../components/NewTabLink.tsx';
import { answerNames } from '../content/schema/facts.ts';
import type { Content } from '../content/schema/pages.ts';
import type { Common } from '../data/page-props.ts';
import css from './Questions.module.css';
import '../css/disclosure.css';

interface QuestionsProps {
  common: Common;
  questions: Content<'start-project'>['questions'];
}

/** The questions that the factory has answered, and those that it has not: each of these asks it in the chat. */
export function Questions({ common, questions }: QuestionsProps) {
  const { site, locale, words } = common;
  const { heading, items, ask, facts: questionOf } = questions;
  // Those that are asked most come first.
  const inOrder = new Set([...ask.facts, ...answerNames]);
  const filled = [...inOrder].flatMap((name) => {
    const answer = site.facts[name]?.[locale];
    return answer ? { question: questionOf[name], answer } : [];
  });
  const open = ask.facts.filter((name) => !site.facts[name]);
  return (
    <section className={css.questions}>
      <h2>{heading}</h2>
      <div className="ruled">
        {[...items, ...filled].map((item, index) => (
          <details key={item.question} className="disclosure" open={index === 0}>
            <summary className="wrap">
              <span>{item.question}</span>
            </summary>
            <p>{item.answer}</p>
          </details>
        ))}
      </div>
      {open.length > 0 && (
        <div className="ruled">
          <h3>{ask.heading}</h3>
          {open.map((name) => (
            <NewTabLink
              key={name}
              newTab={words.newTab}
              className={`wrap ${css.open}`}
              href={chatWith(chatAddress(site), `${words.chat.greeting}\n${questionOf[name]}`)}
            >
              <span>{questionOf[name]}</span>
              <Icon path={chatIcon} />
            </NewTabLink>
          ))}
        </div>
      )}
    </section>
  );
}
