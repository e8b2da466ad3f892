import { addressOf, type Language, languages, otherLanguage, type Page } from '../language.ts';
import styles from './LanguageLink.module.css';

interface LanguageLinkProps {
  language: Language;
  /** The page to show in the other language; home when there is none. */
  page?: Page | undefined;
}

/** Leads to the same page in the other language; `layout/language-choice.js` saves the choice. */
export function LanguageLink({ language, page = 'home' }: LanguageLinkProps) {
  const other = otherLanguage(language);
  const { name, direction } = languages[other];
  return (
    <a
      className={styles.link}
      href={addressOf(page, other)}
      hrefLang={other}
      lang={other}
      dir={direction}
    >
      {name}
    </a>
  );
}
