import { emailWith } from '../chat/address.ts';
import { ChatBar } from '../chat/ChatBar.tsx';
import { ChatLink } from '../chat/ChatLink.tsx';
import { ChatQrCode } from '../chat/ChatQrCode.tsx';
import { ChosenStyles } from '../chat/ChosenStyles.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import type { ScreenProps } from '../data/page-props.ts';
import { pathOf } from '../i18n/routes.ts';
import { MockupButton } from '../mockup/MockupButton.tsx';
import { ProjectForm } from './ProjectForm.tsx';
import { Questions } from './Questions.tsx';
import css from './StartProjectScreen.module.css';

/** A large button that opens a chat about the chosen styles, what to send, and common questions. */
export function StartProjectScreen({ common, content }: ScreenProps<'start-project'>) {
  const { locale, site, words } = common;
  const { heading, subtitle, audiences, email, checklist, questions, form } = content;
  return (
    <div className={`page ${css.columns}`}>
      <PageHeading heading={heading} intro={subtitle}>
        <ChosenStyles common={common} audiences={audiences} />
        <ChatLink common={common} className="button-large" />
        <div className={`wrap ${css.others}`}>
          <a
            className="text-link"
            href={emailWith(site.email, email.subject, words.chat.greeting)}
            data-email=""
          >
            {email.label}
          </a>
          <a className="text-link" href={pathOf('catalog', locale)} data-when="none">
            {words.seeCatalog}
          </a>
        </div>
        <MockupButton catalog={common.catalog} />
        <ChatQrCode common={common} />
      </PageHeading>
      <ChatBar common={common} waits>
        <section className={css.checklist}>
          <h2>{checklist.heading}</h2>
          <p className="kept">{checklist.intro}</p>
          <div className={css.parts}>
            {[checklist.enough, checklist.helpful].map(({ heading, items }) => (
              <div key={heading}>
                <h3>{heading}</h3>
                <ul className={`column ${css.items}`}>
                  {items.map(({ title, text }) => (
                    <li key={title}>
                      <strong>{title}</strong>
                      <p>{text}</p>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <p>{checklist.fewer}</p>
        </section>
        <Questions common={common} questions={questions} />
      </ChatBar>
      <ProjectForm labels={form} />
    </div>
  );
}
