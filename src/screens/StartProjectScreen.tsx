import { ChatBar } from '../components/ChatBar.tsx';
import { ChatCode } from '../components/ChatCode.tsx';
import { ChatLink } from '../components/ChatLink.tsx';
import { PageHead } from '../components/PageHead.tsx';
import type { Common } from '../content/entries.ts';
import type { Content } from '../content/schema.ts';
import { ChosenProduct } from './ChosenProduct.tsx';
import { ProjectForm } from './ProjectForm.tsx';
import styles from './StartProjectScreen.module.css';

interface StartProjectScreenProps {
  common: Common;
  content: Content<'start-project'>;
  /** What the catalog offers; the visitor may have come from one of them. */
  products: Content<'catalog'>['products'];
}

/** One large button that opens the chat, and beside it what to send. */
export function StartProjectScreen({ common, content, products }: StartProjectScreenProps) {
  const { heading, subtitle, order, checklist, form } = content;
  return (
    <div className={`page ${styles.columns}`}>
      <PageHead heading={heading} intro={subtitle}>
        <div className={styles.chat}>
          <ChosenProduct words={order} products={products} />
          <ChatLink common={common} size="large" />
        </div>
        <div className={styles.code}>
          <ChatCode common={common} />
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
