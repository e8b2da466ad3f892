/* What the scripts of a page share with each other, and keep from page to page. */

interface WindowEventMap {
  /** The chat's links name what is chosen. */
  'chat:ready': Event;
  /** They will not: a file of the script did not come. */
  'chat:failed': Event;
}

interface Window {
  /**
   * Says what is said with an item and what is printed on it (`sayPrint`), and the chat that begins with that, once the chat is
   * ready. Where it is kept, the choice has both from then on.
   */
  addToMessage(id: string, print: string, isKept: boolean): { text: string; chat: string };
}

interface Storage {
  /** In the tab's storage: what is chosen, as the fragment of an address, or several in a row (`readChoice`). */
  choice?: string;
  /** In the tab's storage: the name of the visitor's brand (`readBrand`). */
  brand?: string;
  /** In the tab's storage: what is printed on the items, by their ids, as JSON (`sayPrint`). */
  prints?: string;
  /** In the tab's storage: the fragment of an address that `choice` has taken in already, or is the copy of. */
  hash?: string;
  /** In the browser's storage: the saved language. */
  language?: string;
}
