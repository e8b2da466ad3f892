import type { Common } from '../content/entries.ts';
import { pathOf } from '../i18n/routes.ts';
import { EmailLink, PhoneLinks, SocialLinks } from './ContactLinks.tsx';
import { Credentials } from './Credentials.tsx';
import { FactoryAddress } from './FactoryAddress.tsx';
import styles from './Footer.module.css';
import { Logo } from './Logo.tsx';

const quickLinks = ['about', 'services', 'catalog', 'start-project'] as const;

/** The footer of every page. */
export function Footer({ common }: { common: Common }) {
  const { locale, site, words, links } = common;
  return (
    <footer className={`on-ink ${styles.footer}`}>
      <div className={`page ${styles.columns}`}>
        <div className={styles.about}>
          <Logo locale={locale} />
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
            <PhoneLinks site={site} />
            <EmailLink site={site} />
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
      {site.facts.registers && (
        <div className="page">
          <Credentials
            common={common}
            credentials={site.facts.registers}
            className={styles.registers}
          />
        </div>
      )}
    </footer>
  );
}
