import type { Common } from '../content/entries.ts';
import { pathOf } from '../i18n/routes.ts';
import { EmailLink, PhoneLink } from './ContactLinks.tsx';
import styles from './Footer.module.css';
import { Logo } from './Logo.tsx';
import { Ltr } from './Ltr.tsx';
import { SocialLinks } from './SocialLinks.tsx';

const quickLinks = ['about', 'services', 'catalog', 'start-project'] as const;

/** The footer of every page. */
export function Footer({ common }: { common: Common }) {
  const { locale, identity, words } = common;
  return (
    <footer className={`on-ink ${styles.footer}`}>
      <div className={`page ${styles.columns}`}>
        <div className={styles.about}>
          <Logo locale={locale} />
          <p>{words.footer.about}</p>
        </div>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links" className={styles.heading}>
            {words.footer.quickLinks}
          </h2>
          <ul>
            {quickLinks.map((page) => (
              <li key={page}>
                <a className={styles.link} href={pathOf(page, locale)}>
                  {common.links[page]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.contact}>
          <h2 className={styles.heading}>{words.footer.contact}</h2>
          <address>
            <p className={styles.printed}>{identity.name[locale]}</p>
            <p className={styles.city}>{identity.city[locale]}</p>
            <PhoneLink identity={identity} className={styles.link} />
            <EmailLink identity={identity} className={styles.link} />
            <a className={styles.printed} href={identity.address}>
              <Ltr>{new URL(identity.address).host}</Ltr>
            </a>
          </address>
        </div>
        <div>
          <h2 className={styles.heading}>{words.social.label}</h2>
          <SocialLinks common={common} className={styles.link} />
        </div>
      </div>
      <p className={`page ${styles.copyright}`}>{words.footer.copyright}</p>
    </footer>
  );
}
