import { ChatBar } from '../components/ChatBar.tsx';
import { FactoryAddress } from '../components/FactoryAddress.tsx';
import { FactoryMap, MapLink } from '../components/FactoryMap.tsx';
import { Icon } from '../components/Icon.tsx';
import { contentIcons } from '../components/icons.ts';
import { Photo } from '../components/Photo.tsx';
import { Terms } from '../components/Terms.tsx';
import type { ScreenProps } from '../content/entries.ts';
import { pathOf } from '../i18n/routes.ts';
import { imagePresets } from '../images/presets.ts';
import styles from './HomeScreen.module.css';

/** What follows the hero on the home page. */
export function HomeScreen({ common, content }: ScreenProps<'home'>) {
  const { catalog, audiences, features, location } = content;
  const { locale } = common;
  return (
    <div className={styles.below}>
      <ChatBar common={common} waits>
        <div className="page section">
          <Terms common={common}>
            <a className="text-link" href={pathOf('catalog', locale)}>
              {catalog}
            </a>
          </Terms>
        </div>
        <ul className={`page ${styles.audiences}`}>
          {Object.entries(audiences).map(([audience, { heading, text, action, photo }]) => (
            <li key={audience}>
              <Photo {...photo} preset={imagePresets.service} />
              <h2>{heading}</h2>
              <p>{text}</p>
              <a className="text-link" href={`${pathOf('services', locale)}#${audience}`}>
                {action}
              </a>
            </li>
          ))}
        </ul>
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
            <address>
              <FactoryAddress common={common} />
            </address>
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
