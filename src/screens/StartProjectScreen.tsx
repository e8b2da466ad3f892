import { ChatBar } from '../components/ChatBar.tsx';
import { ChatLink } from '../components/ChatLink.tsx';
import { PageHead } from '../components/PageHead.tsx';
import type { Common } from '../content/common.ts';
import type { Content } from '../content/schema.ts';
import { ProjectForm } from './ProjectForm.tsx';
import styles from './StartProjectScreen.module.css';

interface StartProjectScreenProps {
  common: Common;
  content: Content<'start-project'>;
}

/** One large button that opens the chat, and beside it what to send. */
export function StartProjectScreen({ common, content }: StartProjectScreenProps) {
  const { heading, subtitle, checklist, form } = content;
  return (
    <div className={`page ${styles.columns}`}>
      <PageHead heading={heading} intro={subtitle}>
        <div className={styles.chat}>
          <ChatLink common={common} size="large" />
        </div>
      </PageHead>
      <ChatBar common={common} waits>
        <section className={styles.checklist}>
          <h2 className={styles.heading}>{checklist.heading}</h2>
          <p>{checklist.intro}</p>
          <ol className={styles.items}>
            {checklist.items.map((item) => (
              <li key={item.title} className={styles.item}>
                <h3>{item.title}</h3>
                <p>{item.text}</p>
              </li>
            ))}
          </ol>
        </section>
      </ChatBar>
      <ProjectForm labels={form} />
    </div>
  );
}
