import { ChatBar } from '../components/ChatBar.tsx';
import { FactoryMap, MapLink } from '../components/FactoryMap.tsx';
import { Facts } from '../components/Facts.tsx';
import { Icon } from '../components/Icon.tsx';
import { contentIcons } from '../components/icons.ts';
import type { Common } from '../content/entries.ts';
import type { Content } from '../content/schema.ts';
import styles from './HomeScreen.module.css';
import { isInRowOfTwo } from './rows.ts';

interface HomeScreenProps {
  common: Common;
  content: Content<'home'>;
}

/** What follows the hero on the home page. */
export function HomeScreen({ common, content }: HomeScreenProps) {
  const { features, location } = content;
  return (
    <div className={styles.below}>
      <ChatBar common={common} waits>
        <div className="page section">
          <Facts common={common} />
        </div>
        <section className="page section">
          <h2>{features.heading}</h2>
          <ul className={styles.features}>
            {features.items.map((feature, index) => (
              <li key={feature.title} data-row-of-two={isInRowOfTwo(index, features.items.length)}>
                <div className={styles.seam}>
                  <Icon path={contentIcons[feature.icon]} size={56} />
                </div>
                <h3 className={styles.title}>{feature.title}</h3>
                <p className={styles.text}>{feature.text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section className={`page ${styles.location}`}>
          <div>
            <h2>{location.heading}</h2>
            <address className={styles.address}>{common.identity.city[common.locale]}</address>
            <MapLink common={common} className="text-link">
              {common.words.map.open}
            </MapLink>
          </div>
          <FactoryMap common={common} />
        </section>
      </ChatBar>
    </div>
  );
}
