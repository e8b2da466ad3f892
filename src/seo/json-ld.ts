/**
 * The text of a `<script type="application/ld+json">`. Nothing in the data can end the script or
 * begin a comment, because to JSON an escaped `<` is the same letter.
 */
export function jsonLd(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
