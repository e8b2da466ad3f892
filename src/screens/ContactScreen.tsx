import type { ReactNode } from 'react';
import { ChatBar } from '../components/ChatBar.tsx';
import { ChatLink } from '../components/ChatLink.tsx';
import { ChatQrCode } from '../components/ChatQrCode.tsx';
import { ContactLinks, SocialLinks } from '../components/ContactLinks.tsx';
import { FactoryAddress } from '../components/FactoryAddress.tsx';
import { FactoryMap, MapLink } from '../components/FactoryMap.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { RemainingStyles } from '../components/RemainingStyles.tsx';
import type { ScreenProps } from '../content/entries.ts';
import { numbersOf } from '../content/phone-numbers.ts';
import styles from './ContactScreen.module.css';

/** Every way to reach the factory, as lines large enough to press, and the map. */
export function ContactScreen({ common, content }: ScreenProps<'contact'>) {
  const { locale, site, words } = common;
  const { hours } = site.facts;
  const { phone, whatsapp = phone } = site;
  const numbers = numbersOf(site).filter((number) => number === phone || number !== whatsapp);
  return (
    <>
      <div className={`page ${styles.head}`}>
        <PageHeading heading={content.heading} intro={content.intro}>
          <ChatLink common={common} className="button-large" />
        </PageHeading>
        <div className={styles.code}>
          <ChatQrCode common={common} />
        </div>
      </div>
      <RemainingStyles />
      <ChatBar common={common} waits>
        <section className="page" aria-label={content.details}>
          <div className={`ruled ${styles.lines}`}>
            <Line label={words.labels.address}>
              <MapLink common={common} className={styles.value}>
                <FactoryAddress common={common} />
              </MapLink>
            </Line>
            {hours && (
              <Line label={words.labels.hours}>
                <p className={styles.value}>{hours[locale]}</p>
              </Line>
            )}
            <Line label={words.labels.phone}>
              <div className={styles.phone}>
                <ContactLinks to={numbers} className={styles.value} />
                <a className="text-link" href="/contact.vcf" download>
                  {content.save}
                </a>
              </div>
            </Line>
            {whatsapp !== phone && (
              <Line label={words.labels.whatsapp}>
                <ContactLinks to={[whatsapp]} className={styles.value} />
              </Line>
            )}
            <Line label={words.labels.email}>
              <ContactLinks to={[site.email]} className={styles.value} />
            </Line>
            {Object.keys(site.social).length > 0 && (
              <Line label={words.social.label}>
                <SocialLinks common={common} className={styles.social} linkClassName="text-link" />
              </Line>
            )}
          </div>
        </section>
        <div className={`page ${styles.map}`}>
          <FactoryMap common={common} />
        </div>
      </ChatBar>
    </>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="tag">{label}</h2>
      {children}
    </div>
  );
}
