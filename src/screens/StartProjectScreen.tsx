import { ChatBar } from '../chat/ChatBar.tsx';
import { ChatLink } from '../chat/ChatLink.tsx';
import { ChatQrCode } from '../chat/ChatQrCode.tsx';
import { ChosenStyles } from '../chat/ChosenStyles.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import type { ScreenProps } from '../data/page-props.ts';
import { ProjectForm } from './ProjectForm.tsx';
import { Questions } from './Questions.tsx';
import css from './StartProjectScreen.module.css';

/** A large button that opens a chat about the chosen styles, what to send, and common questions. */
export function StartProjectScreen({ common, content }: ScreenProps<'start-project'>) {
  const { heading, subtitle, audiences, checklist, questions, form } = content;
  return (
    <div className={`page ${css.columns}`}>
      <PageHeading heading={heading} intro={subtitle}>
        <ChosenStyles audiences={audiences} catalog={common.catalog} />
        <ChatLink common={common} className="button-large" />
        <div className={css.qrCode} data-when="none">
          <ChatQrCode common={common} />
        </div>
      </PageHeading>
      <ChatBar common={common} waits>
        <section className={css.checklist}>
          <h2>{checklist.heading}</h2>
          <p>{checklist.intro}</p>
          <ol className={css.items}>
            {checklist.items.map((item) => (
              <li key={item.title}>
                <h3>{item.title}</h3>
                <p>{item.text}</p>
              </li>
            ))}
          </ol>
        </section>
        <Questions common={common} questions={questions} />
      </ChatBar>
      <ProjectForm labels={form} />
    </div>
  );
}
