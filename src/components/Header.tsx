import type { Common } from '../content/entries.ts';
import { locales, otherLocales } from '../i18n/locales.ts';
import { type Page, pages, pathOf } from '../i18n/routes.ts';
import { ChatLink } from './ChatLink.tsx';
import styles from './Header.module.css';
import { Icon } from './Icon.tsx';
import { closeIcon, menuIcon } from './icons.ts';
import { Logo } from './Logo.tsx';

interface HeaderProps {
  common: Common;
  /** The page to mark as the current one. */
  page?: Page | undefined;
}

/**
 * The sticky header, which begins with a keyboard's first stop: a link past it to the content. Its
 * navigation is a popover, which on a phone the browser opens as a sheet under the header without any
 * script; on a wide screen the same element stands in the row. A link leads to the page in the other
 * language; `scripts/language-link.js` saves the choice.
 */
export function Header({ common, page }: HeaderProps) {
  const { locale, site, words } = common;
  const { menu } = words;
  return (
    <header className={styles.header}>
      <a className={`visually-hidden ${styles.skip}`} href="#content">
        {words.skip}
      </a>
      <div className={`page ${styles.row}`}>
        <a className={styles.logo} href={pathOf('home', locale)}>
          <Logo common={common} ground="paper" />
          <span className="visually-hidden">{`${site.name[locale]} - ${words.home}`}</span>
        </a>
        <button type="button" className={styles.open} popoverTarget="menu">
          <Icon path={menuIcon} className={styles.closed} />
          <Icon path={closeIcon} className={styles.opened} />
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
