import { ChatBar } from '../chat/ChatBar.tsx';
import { ChatLink } from '../chat/ChatLink.tsx';
import { EmailLink, FactoryAddress, PhoneLink, SocialLinks } from '../components/ContactLinks.tsx';
import { FactoryMap, MapLink } from '../components/FactoryMap.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { numbersOf } from '../content/factory.ts';
import type { ScreenProps } from '../data/page-props.ts';
import css from './ContactScreen.module.css';

/** Every way to reach the factory, as lines large enough to press, and the map. */
export function ContactScreen({ common, content }: ScreenProps<'contact'>) {
  const { locale, site, words } = common;
  const { hours } = site.facts;
  const { labels } = words;
  const numbers = Map.groupBy(numbersOf(site), ({ label }) => label);
  const phones = [...numbers].map(([label, to], index) => ({
    label: labels[label],
    line: (
      <div className={`wrap ${css.phone}`}>
        {to.map((number) => (
          <PhoneLink key={number.dialed} number={number} className={css.value} />
        ))}
        {index === 0 && (
          <a className="text-link" href="/contact.vcf" download>
            {content.save}
          </a>
        )}
      </div>
    ),
  }));
  const address = (
    <MapLink common={common} className={css.value}>
      <FactoryAddress common={common} />
    </MapLink>
  );
  const lines = [
    { label: labels.address, line: address },
    { label: labels.hours, line: hours && <p className={css.value}>{hours[locale]}</p> },
    ...phones,
    { label: labels.email, line: <EmailLink email={site.email} className={css.value} /> },
    {
      label: words.social.label,
      line: Object.keys(site.social).length > 0 && (
        <SocialLinks common={common} className="text-link" />
      ),
    },
  ];
  return (
    <div className={`page ${css.spread}`}>
      <PageHeading heading={content.heading} intro={content.intro}>
        <ChatLink common={common} className="button-large" />
      </PageHeading>
      <ChatBar common={common} waits>
        <section aria-label={content.details} className={`ruled rows ${css.lines}`}>
          {lines
            .filter(({ line }) => line)
            .map(({ label, line }) => (
              <div key={label}>
                <h2>{label}</h2>
                {line}
              </div>
            ))}
        </section>
        <div className={`below ${css.map}`}>
          <FactoryMap common={common} />
        </div>
      </ChatBar>
    </div>
  );
}
