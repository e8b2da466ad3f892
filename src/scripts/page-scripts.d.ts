/* What the scripts of a page share with each other. */

interface WindowEventMap {
  /** The chat's links name what is chosen. */
  'chat:ready': Event;
  /** They will not: a file of the script did not come. */
  'chat:failed': Event;
  /** The item with this id is to be added to the choice. */
  'choice:add': CustomEvent<string>;
}

interface Storage {
  /** In the tab's storage: what is chosen, as the fragment of an address, or several in a row (`readChoice`). */
  choice?: string;
  /** In the tab's storage: the fragment of the address that the choice was last read from or written to. */
  read?: string;
  /** In the browser's storage: the saved language. */
  language?: string;
}
