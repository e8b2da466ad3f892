declare module 'virtual:fonts' {
  /** The address of each language's font (`integrations/fonts.ts`). */
  const fonts: Record<import('../i18n/locales.ts').Locale, string>;
  export default fonts;
  /** The address of each font of what visitors type. */
  export const letters: Record<'arabic' | 'latin', string>;
}
