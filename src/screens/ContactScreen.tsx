import { ChatBar } from '../chat/ChatBar.tsx';
import { ChatLink } from '../chat/ChatLink.tsx';
import { ContactLinks, FactoryAddress, SocialLinks } from '../components/ContactLinks.tsx';
import { FactoryMap, MapLink } from '../components/FactoryMap.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { numbersOf } from '../content/schema/site.ts';
import type { ScreenProps } from '../data/page-props.ts';
import css from './ContactScreen.module.css';

/** Every way to reach the factory, as lines large enough to press, and the map. */
export function ContactScreen({ common, content }: ScreenProps<'contact'>) {
  const { locale, site, words } = common;
  const { hours } = site.facts;
  const { phone, whatsapp = phone } = site;
  const numbers = numbersOf(site).filter((number) => number === phone || number !== whatsapp);
  const labels = { ...words.labels, social: words.social.label };
  const lines = {
    address: (
      <MapLink common={common} className={css.value}>
        <FactoryAddress common={common} />
      </MapLink>
    ),
    hours: hours && <p className={css.value}>{hours[locale]}</p>,
    phone: (
      <div className={`wrap ${css.phone}`}>
        <ContactLinks to={numbers} className={css.value} />
        <a className="text-link" href="/contact.vcf" download>
          {content.save}
        </a>
      </div>
    ),
    whatsapp: whatsapp !== phone && <ContactLinks to={[whatsapp]} className={css.value} />,
    email: <ContactLinks to={[site.email]} className={css.value} />,
    social: Object.keys(site.social).length > 0 && (
      <SocialLinks common={common} className="text-link" />
    ),
  };
  return (
    <>
      <PageHeading className="page" heading={content.heading} intro={content.intro}>
        <ChatLink common={common} className="button-large" />
      </PageHeading>
      <ChatBar common={common} waits>
        <section className="page" aria-label={content.details}>
          <div className={`ruled table ${css.lines}`}>
            {(Object.keys(lines) as (keyof typeof lines)[])
              .filter((name) => lines[name])
              .map((name) => (
                <div key={name}>
                  <h2>{labels[name]}</h2>
                  {lines[name]}
                </div>
              ))}
          </div>
        </section>
        <div className={`below page ${css.map}`}>
          <FactoryMap common={common} />
        </div>
      </ChatBar>
    </>
  );
}
