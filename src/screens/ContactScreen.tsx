import { ChatBar } from '../components/ChatBar.tsx';
import { ChatCode } from '../components/ChatCode.tsx';
import { ChatLink } from '../components/ChatLink.tsx';
import { EmailLink, PhoneLink } from '../components/ContactLinks.tsx';
import { FactoryMap, MapLink } from '../components/FactoryMap.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { SocialLinks } from '../components/SocialLinks.tsx';
import { Tag } from '../components/Tag.tsx';
import type { Common } from '../content/entries.ts';
import type { Content } from '../content/schema.ts';
import styles from './ContactScreen.module.css';

interface ContactScreenProps {
  common: Common;
  content: Content<'contact'>;
}

/** Every way to reach the factory, as lines large enough to press, and the map. */
export function ContactScreen({ common, content }: ContactScreenProps) {
  const { locale, identity, words } = common;
  return (
    <>
      <div className={`page ${styles.head}`}>
        <PageHead heading={content.heading} intro={content.intro}>
          <div className={styles.chat}>
            <ChatLink common={common} size="large" />
          </div>
        </PageHead>
        <div className={styles.code}>
          <ChatCode common={common} />
        </div>
      </div>
      <ChatBar common={common} waits>
        <section className="page" aria-label={content.details}>
          <div className={styles.lines}>
            <div className={styles.line}>
              <Tag>{words.labels.address}</Tag>
              <MapLink common={common} className={styles.value}>
                {identity.city[locale]}
              </MapLink>
            </div>
            <div className={styles.line}>
              <Tag>{words.labels.phone}</Tag>
              <div className={styles.phone}>
                <PhoneLink identity={identity} className={styles.value} />
                <a className="text-link" href="/contact.vcf" download>
                  {content.save}
                </a>
              </div>
            </div>
            <div className={styles.line}>
              <Tag>{words.labels.email}</Tag>
              <EmailLink identity={identity} className={styles.value} />
            </div>
            <div className={styles.line}>
              <Tag>{words.social.label}</Tag>
              <div className={styles.social}>
                <SocialLinks common={common} className="text-link" />
              </div>
            </div>
          </div>
        </section>
        <div className={`page ${styles.map}`}>
          <FactoryMap common={common} />
        </div>
      </ChatBar>
    </>
  );
}
