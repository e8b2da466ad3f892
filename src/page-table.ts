/**
 * The pages in the order of the navigation. A page's name is also its address, but for home. For search engines
 * each has a type of schema.org, and some are about the factory itself; quick links are those of the footer.
 */
export const pageTable = {
  home: { schemaType: 'WebPage', isAboutFactory: true, isQuickLink: false },
  about: { schemaType: 'AboutPage', isAboutFactory: true, isQuickLink: true },
  services: { schemaType: 'WebPage', isAboutFactory: false, isQuickLink: true },
  catalog: { schemaType: 'CollectionPage', isAboutFactory: false, isQuickLink: true },
  'start-project': { schemaType: 'WebPage', isAboutFactory: false, isQuickLink: true },
  contact: { schemaType: 'ContactPage', isAboutFactory: true, isQuickLink: false },
} as const;

/** A page that has an address of its own. */
export type Page = keyof typeof pageTable;

/** Every page, in the order of the navigation. */
export const pages = Object.keys(pageTable) as [Page, ...Page[]];
