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
  const labels = { ...words.labels, social: words.social.label };
  const lines = {
    address: (
      <MapLink common={common} className={styles.value}>
        <FactoryAddress common={common} />
      </MapLink>
    ),
    hours: hours && <p className={styles.value}>{hours[locale]}</p>,
    phone: (
      <div className={`wrap ${styles.phone}`}>
        <ContactLinks to={numbers} className={styles.value} />
        <a className="text-link" href="/contact.vcf" download>
          {content.save}
        </a>
      </div>
    ),
    whatsapp: whatsapp !== phone && <ContactLinks to={[whatsapp]} className={styles.value} />,
    email: <ContactLinks to={[site.email]} className={styles.value} />,
    social: Object.keys(site.social).length > 0 && (
      <SocialLinks common={common} className="text-link" />
    ),
  };
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
            {(Object.keys(lines) as (keyof typeof lines)[])
              .filter((name) => lines[name])
              .map((name) => (
                <div key={name}>
                  <h2 className="tag">{labels[name]}</h2>
                  {lines[name]}
                </div>
              ))}
          </div>
        </section>
        <div className={`below page ${styles.map}`}>
          <FactoryMap common={common} />
        </div>
      </ChatBar>
    </>
  );
}
