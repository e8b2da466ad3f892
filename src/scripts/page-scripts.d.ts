/* What the scripts of a page share with each other, and keep from page to page. */

interface WindowEventMap {
  /** The chat's links name what is chosen. */
  'chat:ready': Event;
  /** They will not: a file of the script did not come. */
  'chat:failed': Event;
}

interface Window {
  /** Says what is said with an item, and the chat that begins with that, once the chat is ready. The choice may keep the item. */
  addToMessage(id: string, isKept: boolean): { text: string; chat: string };
  /** Draws an address as the QR code in some images, once what draws it is there. */
  drawCodes?(images: HTMLImageElement[], address: string): void;
}

interface Storage {
  /** In the tab's storage: what is chosen, as the fragment of an address, or several in a row (`readChoice`). */
  choice?: string;
  /** In the tab's storage: the name of the visitor's brand (`readBrand`). */
  brand?: string;
  /** In the tab's storage, with an item's id: a line break and the line about what is printed on it, in each language, as JSON. */
  [print: `print-${string}`]: string;
  /** In the tab's storage: the fragment of an address that `choice` has taken in already, or is the copy of. */
  hash?: string;
  /** In the browser's storage: the saved language. */
  language?: string;
}
