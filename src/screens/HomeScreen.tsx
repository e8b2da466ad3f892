import { ChatBar } from '../components/ChatBar.tsx';
import { FactoryMap, MapLink } from '../components/FactoryMap.tsx';
import { Facts } from '../components/Facts.tsx';
import { Icon } from '../components/Icon.tsx';
import { contentIcons } from '../components/icons.ts';
import type { ScreenProps } from '../content/entries.ts';
import styles from './HomeScreen.module.css';
import '../styles/grid.css';

/** What follows the hero on the home page. */
export function HomeScreen({ common, content }: ScreenProps<'home'>) {
  const { features, location } = content;
  return (
    <div className={styles.below}>
      <ChatBar common={common} waits>
        <div className="page section">
          <Facts common={common} />
        </div>
        <section className="page section">
          <h2>{features.heading}</h2>
          <ul className={`grid ${styles.features}`}>
            {features.items.map((feature) => (
              <li key={feature.title}>
                <div className={styles.seam}>
                  <Icon path={contentIcons[feature.icon]} size={56} />
                </div>
                <h3>{feature.title}</h3>
                <p>{feature.text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section className={`page ${styles.location}`}>
          <div>
            <h2>{location.heading}</h2>
            <address>{common.identity.city[common.locale]}</address>
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
