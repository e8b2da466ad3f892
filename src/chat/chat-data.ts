import type { Content } from '../content/schema/pages.ts';
import type { Choosable } from './choice.ts';
import type { MessageWords } from './message.ts';

type CatalogWords = Omit<Content<'catalog'>['choice'], 'add' | 'remove'>;

/** What the page's script (`client.ts`) is given by the page (`ChatScript.astro`). */
export interface ChatData extends Choosable, CatalogWords, MessageWords {
  locale: string;
  /** What the chat's links say while no style is chosen. */
  chatLabel: string;
  /** The paths of the two pages that show the choice. */
  catalog: string;
  startProject: string;
}
