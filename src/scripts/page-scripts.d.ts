/* What the scripts of a page share with each other, and keep from page to page. */

interface WindowEventMap {
  /** The chat's links name what is chosen. */
  'chat:ready': Event;
  /** They will not: a file of the script did not come. */
  'chat:failed': Event;
}

interface Window {
  /** Adds the item with this id to the choice, once the chat is ready: what is said then, and the chat that begins with it. */
  addToMessage(id: string): { text: string; chat: string };
}

interface Storage {
  /** In the tab's storage: what is chosen, as the fragment of an address, or several in a row (`readChoice`). */
  choice?: string;
  /** In the tab's storage: the name of the visitor's brand (`readBrand`). */
  brand?: string;
  /** In the tab's storage: the fragment of an address that `choice` has taken in already, or is the copy of. */
  hash?: string;
  /** In the browser's storage: the saved language. */
  language?: string;
}
