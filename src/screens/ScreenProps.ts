import type { Common } from '../content/entries.ts';
import type { Content, ContentName } from '../content/schema.ts';

/** What the component of a page is given. */
export interface ScreenProps<Name extends ContentName> {
  common: Common;
  content: Content<Name>;
}
