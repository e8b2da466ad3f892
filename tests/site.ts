import { readCommon } from '../src/content/common.ts';
import { addressOf, type Language, languageCodes, type Page, pages } from '../src/language.ts';

/** Every page in every language: twelve. */
export const everyPage = languageCodes.flatMap((language) =>
  pages.map((page) => ({ page, language, address: addressOf(page, language) })),
);

/** And what an address of nothing shows, in each language: fourteen. */
export const everyAnswer = [
  ...everyPage,
  { page: '404' as const, language: 'ar' as const, address: '/nothing-here' },
  { page: '404' as const, language: 'en' as const, address: '/en/nothing-here' },
];

/** The words that the layout says, by language, read as the site reads them. */
export const common: Record<Language, ReturnType<typeof readCommon>> = {
  ar: readCommon('ar'),
  en: readCommon('en'),
};

/** Where the built file of a page stands, from the root of the project. */
export function builtFile(page: Page | '404', language: Language): string {
  const prefix = language === 'en' ? 'en/' : '';
  if (page === 'home') return language === 'en' ? 'dist/en.html' : 'dist/index.html';
  return `dist/${prefix}${page}.html`;
}

/** Every built HTML file, the two that say "not found" among them. */
export const everyFile = languageCodes.flatMap((language) =>
  [...pages, '404' as const].map((page) => ({ page, language, file: builtFile(page, language) })),
);
