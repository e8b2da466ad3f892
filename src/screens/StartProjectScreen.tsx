import { Fragment } from 'react';
import { chatAddress, chatWith, emailLink, emailWith } from '../chat/address.ts';
import { ChatBar } from '../chat/ChatBar.tsx';
import { ChatLink } from '../chat/ChatLink.tsx';
import { ChatQrCode } from '../chat/ChatQrCode.tsx';
import { ChosenStyles } from '../chat/ChosenStyles.tsx';
import { choiceFragment, styleId } from '../chat/choice.ts';
import { chatIcon, Icon } from '../components/Icon.tsx';
import { NewTabLink } from '../components/NewTabLink.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { Photo } from '../components/Photo.tsx';
import { answerNames } from '../content/schema/facts.ts';
import type { Content } from '../content/schema/pages.ts';
import type { ScreenProps } from '../data/page-props.ts';
import { pathOf } from '../i18n/routes.ts';
import { MockupButton } from '../mockup/MockupButton.tsx';
import css from './StartProjectScreen.module.css';
import '../css/disclosure.css';
import '../css/light-band.css';

/** A large button that opens a chat about the chosen styles, what to send, and common questions. */
export function StartProjectScreen({ common, content }: ScreenProps<'start-project'>) {
  const { locale, site, words } = common;
  const { heading, subtitle, nextStep, email, stylesHeading, checklist, form } = content;
  return (
    <div className={`page ${css.columns}`}>
      <PageHeading className={`sized ${css.head}`} heading={heading} intro={subtitle}>
        <div>
          <ChosenStyles common={common} content={content} />
        </div>
        <div className={`on-ink ${css.send}`}>
          <figure className="on-screen">
            {/* As it is sent: a translator would show another one. */}
            <blockquote translate="no" data-message>
              {words.chat.greeting}
            </blockquote>
            <figcaption>{nextStep}</figcaption>
          </figure>
          <ChatLink common={common} className="button-large" counts />
          <div className="wrap">
            <a
              className="text-link"
              href={emailWith(emailLink(site.email), email.subject, words.chat.greeting)}
              data-email=""
            >
              {email.label}
            </a>
            <MockupButton catalog={common.catalog} />
          </div>
          <ChatQrCode common={common} />
        </div>
      </PageHeading>
      <ChatBar common={common} waits>
        <section className={`on-screen ${css.styles}`} data-when="none">
          <div className={`wrap ${css.apart}`}>
            <h2>{stylesHeading}</h2>
            <a className="text-link" href={pathOf('catalog', locale)}>
              {words.seeCatalog}
            </a>
          </div>
          <ul>
            {common.catalog.styles.slice(0, 4).map(({ id, name, photo }) => (
              <li key={id}>
                <a
                  href={`${pathOf('start-project', locale)}${choiceFragment({ items: [{ id: styleId(id) }] })}`}
                >
                  <Photo {...photo} alt="" preset="offer" />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section className={css.checklist}>
          <h2>{checklist.heading}</h2>
          <p className="kept">{checklist.intro}</p>
          {[checklist.enough, checklist.helpful].map(({ heading, items }) => (
            <div key={heading}>
              <h3>{heading}</h3>
              <ul className={css.items}>
                {items.map(({ title, text }) => (
                  <li key={title}>
                    <strong>{title}</strong>
                    <p>{text}</p>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <p>{checklist.fewer}</p>
        </section>
        <Questions common={common} content={content} />
      </ChatBar>
      <ProjectForm labels={form} />
    </div>
  );
}

/** The questions that the factory has answered, and those that it has not: each of these asks it in the chat. */
function Questions({ common, content }: ScreenProps<'start-project'>) {
  const { site, locale, words } = common;
  const { heading, items, ask, facts: questionOf } = content.questions;
  // Those that are asked most come first.
  const inOrder = new Set([...ask.facts, ...answerNames]);
  const filled = [...inOrder].flatMap((name) => {
    const answer = site.facts[name]?.[locale];
    return answer ? { question: questionOf[name], answer } : [];
  });
  const open = ask.facts.filter((name) => !site.facts[name]);
  return (
    <section className={`light-band ${css.questions}`}>
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
              data-question={questionOf[name]}
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

/** The names that the specification gives the fields of its form. */
const fields = ['name', 'phone', 'brandType', 'budget', 'message'] as const;

/** The form that the specification declares but nobody sees or submits: it is hidden and disabled. */
function ProjectForm({ labels }: { labels: Content<'start-project'>['form'] }) {
  return (
    <form hidden aria-label={labels.heading}>
      <fieldset disabled>
        {fields.map((field) => (
          <Fragment key={field}>
            <label htmlFor={field}>{labels[field]}</label>
            {field === 'message' ? (
              <textarea id={field} name={field} />
            ) : (
              <input id={field} name={field} type={field === 'phone' ? 'tel' : 'text'} />
            )}
          </Fragment>
        ))}
        <button type="submit">{labels.submit}</button>
      </fieldset>
    </form>
  );
}
