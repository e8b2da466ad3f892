import { type Locale, locales } from '../i18n/locales.ts';
import { type Page, pathOf } from '../i18n/routes.ts';
import styles from './LanguageLink.module.css';

interface LanguageLinkProps {
  /** The language that the link leads to. */
  locale: Locale;
  /** The page to show in that language; home when there is none. */
  page?: Page | undefined;
}

/** Leads to the same page in another language; `scripts/language-choice.js` saves the choice. */
export function LanguageLink({ locale, page = 'home' }: LanguageLinkProps) {
  const { name, direction } = locales[locale];
  return (
    <a
      className={styles.link}
      href={pathOf(page, locale)}
      hrefLang={locale}
      lang={locale}
      dir={direction}
    >
      {name}
    </a>
  );
}
