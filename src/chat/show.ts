import type { Content } from '../content/schema/pages.ts';
import { type Choice, type Choosable, styleName } from './choice.ts';
import { compose, type MessageWords } from './message.ts';

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

/** Every element that a selector finds. */
export const find = <Type extends HTMLElement>(selector: string) => [
  ...document.querySelectorAll<Type>(selector),
];

/** Writes a choice into all parts of the page that tell of it. */
export function show(choice: Choice, words: ChatData): void {
  const { address, left } = compose(choice, words, location.origin + words.startProject);
  const sent = choice.styles.length - left;

  /** A text with a number of styles in it, or nothing where there are none. */
  const say = (text: string, number: number) => {
    const form = new Intl.PluralRules(words.locale).select(number);
    const count = (words.counts[form as 'other'] ?? words.counts.other).replace(
      '{number}',
      `${number}`,
    );
    return number > 0 ? text.replace('{styles}', count) : '';
  };

  for (const chat of find<HTMLAnchorElement>(`a[href^="${words.chat}?text="]`)) {
    chat.href = address;
    write(chat.querySelector('span'), say(words.label, sent) || words.chatLabel);
  }
  const [status] = find('[role="status"]');
  const told = [say(words.chosen, sent), say(words.tooMany, left)].filter(Boolean);
  write(status?.firstElementChild ?? status, told.join('. '));

  const names = [choice.audience, ...choice.styles.map(styleName)];
  const states = new Set([...names, choice.styles.length > 0 ? 'some' : 'none']);
  for (const part of find('[data-when]')) part.hidden = !states.has(part.dataset.when);
  for (const button of find<HTMLButtonElement>('[aria-pressed]')) {
    button.setAttribute('aria-pressed', `${choice.styles.includes(button.value)}`);
  }
}

/** Screen readers say a status again when it is written again. */
function write(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
