import { ChatBar } from '../components/ChatBar.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { Photo } from '../components/Photo.tsx';
import { ThreadRule } from '../components/ThreadRule.tsx';
import type { Common } from '../content/entries.ts';
import type { Content } from '../content/schema.ts';
import { imagePresets } from '../images/presets.ts';
import styles from './AboutScreen.module.css';

interface AboutScreenProps {
  common: Common;
  content: Content<'about'>;
}

/** Who the factory is: its story beside one tall photograph, and what it holds to. */
export function AboutScreen({ common, content }: AboutScreenProps) {
  const { heading, intro, story, photo, values } = content;
  return (
    <ChatBar common={common}>
      <div className={`page ${styles.spread}`}>
        <PageHead heading={heading} intro={intro} />
        <section className={styles.text}>
          <h2>{story.heading}</h2>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
        </section>
        <Photo {...photo} className={styles.photo} preset={imagePresets.about} />
      </div>
      <section className="page section">
        <ThreadRule />
        <h2 className={styles.valuesHeading}>{values.heading}</h2>
        <ul className={styles.values}>
          {values.items.map((value) => (
            <li key={value.title} className={styles.value}>
              <h3>{value.title}</h3>
              <p>{value.text}</p>
            </li>
          ))}
        </ul>
      </section>
    </ChatBar>
  );
}
