import { ChatLink } from '../chat/ChatLink.tsx';
import { closeIcon, Icon, menuIcon } from '../components/Icon.tsx';
import { Logo } from '../components/Logo.tsx';
import type { Common } from '../data/page-props.ts';
import { locales, otherLocales } from '../i18n/locales.ts';
import { pathOf } from '../i18n/routes.ts';
import { type Page, pages } from '../page-table.ts';
import css from './Header.module.css';

/** The header of every page, with a link to each. On a phone the links are a popover. */
export function Header({ common, page }: { common: Common; page?: Page | undefined }) {
  const { locale, site, words } = common;
  const { menu } = words;
  return (
    <header className={css.header}>
      <a className={`visually-hidden button ${css.skip}`} href="#content">
        {words.skip}
      </a>
      <div className={`page ${css.row}`}>
        <a className={css.logo} href={pathOf('home', locale)}>
          <Logo common={common} background="light" />
          <span className="visually-hidden">{`${site.name[locale]} - ${words.home}`}</span>
        </a>
        <button type="button" className={`on-screen ${css.open}`} popoverTarget="menu">
          <Icon path={menuIcon} />
          <Icon path={closeIcon} />
          <span className="visually-hidden">{menu.open}</span>
        </button>
        <nav id="menu" className={`on-screen ${css.menu}`} popover="auto" aria-label={menu.label}>
          <ul className={`wrap ${css.links}`}>
            {pages.map((link) => (
              <li key={link}>
                <a
                  className={css.link}
                  href={pathOf(link, locale)}
                  aria-current={link === page ? 'page' : undefined}
                >
                  <span>{common.links[link]}</span>
                </a>
              </li>
            ))}
          </ul>
          <ChatLink common={common} className={`button-large ${css.menuChat}`} />
        </nav>
        {otherLocales(locale).map((other) => (
          <a
            key={other}
            className={`text-link on-screen ${css.language}`}
            href={pathOf(page ?? 'home', other)}
            hrefLang={other}
            lang={other}
            dir={locales[other].direction}
          >
            {locales[other].name}
          </a>
        ))}
        <ChatLink common={common} className={`on-screen ${css.chat}`} />
      </div>
    </header>
  );
}
