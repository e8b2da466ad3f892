import type { Common } from '../content/entries.ts';
import { chatNumber, numbersOf, purposeOf } from '../content/phone-numbers.ts';
import { pages, pageTable, pathOf } from '../i18n/routes.ts';
import { ContactLinks, SocialLinks } from './ContactLinks.tsx';
import { Credential } from './Credential.tsx';
import { FactoryAddress } from './FactoryAddress.tsx';
import styles from './Footer.module.css';
import { Logo } from './Logo.tsx';

const quickLinks = pages.filter((page) => pageTable[page].isQuickLink);

/** The footer of every page. */
export function Footer({ common }: { common: Common }) {
  const { locale, site, words, links } = common;
  const hasChatNumber = chatNumber(site) !== site.phone;
  return (
    <footer className={`on-ink ${styles.footer}`}>
      <div className={`below page ${styles.columns}`}>
        <div className={styles.about}>
          <Logo common={common} ground="ink" />
          <p>{words.footer.about}</p>
        </div>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links">{words.footer.quickLinks}</h2>
          <ul>
            {quickLinks.map((page) => (
              <li key={page}>
                <a href={pathOf(page, locale)}>{links[page]}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.contact}>
          <h2>{words.footer.contact}</h2>
          <address>
            <p className={styles.printed}>{site.name[locale]}</p>
            <p>
              <FactoryAddress common={common} />
            </p>
            {numbersOf(site).map((number) => (
              <ContactLinks
                key={number}
                to={[number]}
                label={hasChatNumber && words.labels[purposeOf(number, site)]}
              />
            ))}
            <ContactLinks to={[site.email]} />
            <a className={styles.printed} href={site.url}>
              <bdi dir="ltr">{new URL(site.url).host}</bdi>
            </a>
          </address>
        </div>
        {Object.keys(site.social).length > 0 && (
          <div className={styles.social}>
            <h2>{words.social.label}</h2>
            <SocialLinks common={common} />
          </div>
        )}
      </div>
      <p className={`page ${styles.copyright}`}>
        {words.footer.copyright.split(/(?<=\. )/).map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </p>
      {site.facts.registers?.map((register) => (
        <p key={register.number} className={`page ${styles.register}`}>
          <Credential common={common} credential={register} />
        </p>
      ))}
    </footer>
  );
}
