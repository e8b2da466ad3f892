import { ChatBar } from '../components/ChatBar.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { Photo } from '../components/Photo.tsx';
import type { ScreenProps } from '../content/entries.ts';
import { imagePresets } from '../images/presets.ts';
import styles from './AboutScreen.module.css';
import { Proof } from './Proof.tsx';
import '../styles/grid.css';

/** Who the factory is: its story beside one tall photograph, and what it holds to. */
export function AboutScreen({ common, content }: ScreenProps<'about'>) {
  const { heading, intro, story, photo, proof, values } = content;
  return (
    <ChatBar common={common}>
      <div className={`page ${styles.spread}`}>
        <PageHeading heading={heading} intro={intro} />
        <section className={styles.text}>
          <h2>{story.heading}</h2>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        <Photo {...photo} className={styles.photo} preset={imagePresets.about} />
      </div>
      <Proof common={common} labels={proof} />
      <section className="page section">
        <hr />
        <h2>{values.heading}</h2>
        <ul className={`grid lined ${styles.values}`}>
          {values.items.map((value) => (
            <li key={value.title}>
              <h3>{value.title}</h3>
              <p>{value.text}</p>
            </li>
          ))}
        </ul>
      </section>
    </ChatBar>
  );
}
