/** The site's languages: one row each, from which addresses, direction and names follow. */
export const languages = {
  ar: { name: 'العربية', direction: 'rtl', prefix: '' },
  en: { name: 'English', direction: 'ltr', prefix: '/en' },
} as const;

/** A BCP 47 language code that the site is written in. */
export type Language = keyof typeof languages;

/** Every language code, the default language first. */
export const languageCodes = Object.keys(languages) as Language[];

/** The other of the two languages. */
export function otherLanguage(language: Language): Language {
  return language === 'ar' ? 'en' : 'ar';
}

/** The pages in the order of the navigation; each name is also its address, but for home. */
export const pages = ['home', 'about', 'services', 'catalog', 'start-project', 'contact'] as const;

/** A page that has an address of its own. */
export type Page = (typeof pages)[number];

/** The path of a page in a language: no trailing slash, `/` for the Arabic home. */
export function addressOf(page: Page, language: Language): string {
  const path = `${languages[language].prefix}${page === 'home' ? '' : `/${page}`}`;
  return path === '' ? '/' : path;
}

/** What `getStaticPaths` of every route under `[...language]` returns: a fresh list, as Astro wants. */
export function languagePaths() {
  return languageCodes.map((language) => ({
    params: { language: languages[language].prefix.slice(1) || undefined },
    props: { language },
  }));
}
