import type { Common } from '../content/entries.ts';
import { locales, otherLocales } from '../i18n/locales.ts';
import { type Page, pages, pathOf } from '../i18n/routes.ts';
import { ChatLink } from './ChatLink.tsx';
import styles from './Header.module.css';
import { Icon } from './Icon.tsx';
import { closeIcon, menuIcon } from './icons.ts';
import { Logo } from './Logo.tsx';

/** The header of every page, with a link to each. On a phone the links are a popover: no script is needed. */
export function Header({ common, page }: { common: Common; page?: Page | undefined }) {
  const { locale, site, words } = common;
  const { menu } = words;
  return (
    <header className={styles.header}>
      <a className={`visually-hidden button ${styles.skip}`} href="#content">
        {words.skip}
      </a>
      <div className={`page ${styles.row}`}>
        <a className={styles.logo} href={pathOf('home', locale)}>
          <Logo common={common} ground="paper" />
          <span className="visually-hidden">{`${site.name[locale]} - ${words.home}`}</span>
        </a>
        <button type="button" className={styles.open} popoverTarget="menu">
          <Icon path={menuIcon} />
          <Icon path={closeIcon} />
          <span className="visually-hidden">{menu.open}</span>
        </button>
        <nav id="menu" className={styles.menu} popover="auto" aria-label={menu.label}>
          <ul className={styles.links}>
            {pages.map((link) => (
              <li key={link}>
                <a
                  className={styles.link}
                  href={pathOf(link, locale)}
                  aria-current={link === page ? 'page' : undefined}
                >
                  <span>{common.links[link]}</span>
                </a>
              </li>
            ))}
          </ul>
          <ChatLink common={common} className={`button-large ${styles.menuChat}`} />
        </nav>
        {otherLocales(locale).map((other) => (
          <a
            key={other}
            className={styles.language}
            href={pathOf(page ?? 'home', other)}
            hrefLang={other}
            lang={other}
            dir={locales[other].direction}
          >
            {locales[other].name}
          </a>
        ))}
        <ChatLink common={common} className={styles.chat} />
      </div>
    </header>
  );
}
