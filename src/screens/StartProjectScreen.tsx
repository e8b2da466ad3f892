import { ChatBar } from '../components/ChatBar.tsx';
import { ChatLink } from '../components/ChatLink.tsx';
import { ChatQrCode } from '../components/ChatQrCode.tsx';
import { Icon } from '../components/Icon.tsx';
import { closeIcon } from '../components/icons.ts';
import { PageHeading } from '../components/PageHeading.tsx';
import type { Content } from '../content/schema/pages.ts';
import type { ScreenProps } from '../data/page-props.ts';
import { ProjectForm } from './ProjectForm.tsx';
import { Questions } from './Questions.tsx';
import css from './StartProjectScreen.module.css';

type StartProjectScreenProps = ScreenProps<'start-project'> & { catalog: Content<'catalog'> };

/** A large button that opens a chat about the chosen styles, what to send, and common questions. */
export function StartProjectScreen({ common, content, catalog }: StartProjectScreenProps) {
  const { heading, subtitle, audiences, checklist, questions, form } = content;
  return (
    <div className={`page ${css.columns}`}>
      <PageHeading heading={heading} intro={subtitle}>
        {/* `scripts/chat-message.js` shows the lines whose ids the address names. */}
        {Object.entries(audiences).map(([id, { chosen }]) => (
          <p key={id} id={id} hidden className={css.chosen} data-line>
            {chosen}
          </p>
        ))}
        <p role="status" tabIndex={-1} />
        <ul hidden data-chosen="true">
          {catalog.styles.map(({ id, name }) => (
            <li key={id} id={`product-${id}`} hidden className={css.chosen} data-line>
              <strong className="wrap">
                {name}
                <button
                  type="button"
                  value={`product-${id}`}
                  data-name={name}
                  aria-label={catalog.choice.remove.replace('{style}', () => name)}
                >
                  <Icon path={closeIcon} size={20} />
                </button>
              </strong>
            </li>
          ))}
        </ul>
        <ChatLink common={common} className="button-large" />
        <div className={css.qrCode} data-chosen="false">
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
