import { ChatBar } from '../components/ChatBar.tsx';
import { ChatLink } from '../components/ChatLink.tsx';
import { ChatQrCode } from '../components/ChatQrCode.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import type { ScreenProps } from '../content/entries.ts';
import type { Content } from '../content/schema.ts';
import { ProjectForm } from './ProjectForm.tsx';
import styles from './StartProjectScreen.module.css';

interface StartProjectScreenProps extends ScreenProps<'start-project'> {
  /** What the catalog offers; the visitor may have come from one of them. */
  products: Content<'catalog'>['products'];
}

/** One large button that opens the chat, and beside it what to send. */
export function StartProjectScreen({ common, content, products }: StartProjectScreenProps) {
  const { heading, subtitle, order, checklist, form } = content;
  const [beforeName, afterName] = order.chosen.split('{product}');
  return (
    <div className={`page ${styles.columns}`}>
      <PageHeading heading={heading} intro={subtitle}>
        {/* `scripts/chosen-product.js` shows the line whose id the address names, and lets the chat's
            message say it too. */}
        {products.map(({ id, name }) => (
          <p
            key={id}
            id={id}
            hidden
            className={styles.chosen}
            data-order={order.message.replace('{product}', name)}
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
      <ChatBar common={common} waits>
        <section className={styles.checklist}>
          <h2 className={styles.heading}>{checklist.heading}</h2>
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
      </ChatBar>
      <ProjectForm labels={form} />
    </div>
  );
}
