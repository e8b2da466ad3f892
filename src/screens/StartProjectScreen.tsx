import { ChatBar } from '../components/ChatBar.tsx';
import { ChatLink } from '../components/ChatLink.tsx';
import { ChatQrCode } from '../components/ChatQrCode.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { RemainingStyles } from '../components/RemainingStyles.tsx';
import type { ScreenProps } from '../content/entries.ts';
import type { Content } from '../content/schema.ts';
import { ProjectForm } from './ProjectForm.tsx';
import { Questions } from './Questions.tsx';
import styles from './StartProjectScreen.module.css';

interface StartProjectScreenProps extends ScreenProps<'start-project'> {
  /** What the catalog offers; the visitor may have come from one of them. */
  products: Content<'catalog'>['products'];
}

/** One large button that opens the chat, beside it what to send, and what visitors ask before. */
export function StartProjectScreen({ common, content, products }: StartProjectScreenProps) {
  const { heading, subtitle, order, audiences, checklist, questions, form } = content;
  const [beforeName, afterName] = order.chosen.split('{product}');
  return (
    <div className={`page ${styles.columns}`}>
      <PageHeading heading={heading} intro={subtitle}>
        {/* `scripts/chat-message.js` shows the lines whose ids the address names, and lets the chat's
            message say them too. */}
        {Object.entries(audiences).map(([id, { chosen, greeting }]) => (
          <p key={id} id={id} hidden className={styles.chosen} data-greeting={greeting}>
            {chosen}
          </p>
        ))}
        {products.map(({ id, name }) => (
          <p
            key={id}
            id={`product-${id}`}
            hidden
            className={styles.chosen}
            data-order={order.message.replace('{product}', () => name)}
          >
            {beforeName}
            <strong>{name}</strong>
            {afterName}
          </p>
        ))}
        <ChatLink common={common} className="button-large" />
        <div className={styles.code}>
          <ChatQrCode common={common} />
        </div>
      </PageHeading>
      <RemainingStyles />
      <ChatBar common={common} waits>
        <section className={styles.checklist}>
          <h2>{checklist.heading}</h2>
          <p>{checklist.intro}</p>
          <ol className={styles.items}>
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
