import { fillIn } from '../i18n/fill-in.ts';
import { counter } from '../i18n/numbers.ts';
import { chatWith, emailWith } from './address.ts';
import { type Choice, readPieces, tooFew, totalPieces } from './choice.ts';
import type { ChatData } from './data.ts';
import { compose } from './message.ts';

/** Every element that a selector finds. */
export const find = <Type extends HTMLElement>(selector: string) => [
  ...document.querySelectorAll<Type>(selector),
];

/** Puts a choice into all parts of the page that show it. The status begins with `note`. */
export function show(choice: Choice, data: ChatData, note: string): void {
  const left = showMessage(choice, data);
  const sent = choice.items.length - left;
  const told = [note, withStyles(data.chosen, sent, data), withStyles(data.tooMany, left, data)];
  putText(find('[role="status"]')[0], told.filter(Boolean).join(' '));
  showParts(choice, data);
  showFields(choice);
}

/** A text with a number of styles in it, or nothing where there are none. */
const withStyles = (text: string, number: number, { counts, locale }: ChatData) =>
  number > 0 ? fillIn(text, { styles: counter(counts, locale)(number) }) : '';

/** Puts the message into every link to the chat or an email, and returns how many items it has no room for. */
function showMessage(choice: Choice, data: ChatData): number {
  const number = choice.items.length;
  const styles = withStyles(': {styles}', number, data);
  // The chat and the email have the same text: the longer of the two addresses decides how much fits.
  const emailOf = (text: string) => emailWith(data.email, data.subject + styles, text);
  const { text, left } = compose(choice, data, location.origin, emailOf);
  for (const link of find<HTMLAnchorElement>('a[data-email]')) link.href = emailOf(text);
  const label = withStyles(data.label, number - left, data) || data.chatLabel;
  for (const chat of find<HTMLAnchorElement>('a[data-chat]')) {
    chat.href = chatWith(data.chat, text);
    putText(chat.querySelector('span'), label, data.chatLabel);
  }
  return left;
}

/** Shows the parts of the page that belong to a choice, and hides all others. */
function showParts(choice: Choice, data: ChatData): void {
  const total = totalPieces(choice);
  const pieces = counter(data.pieceCounts, data.locale)(total);
  putText(find('[data-when="total"]')[0], fillIn(data.total, { pieces }));

  const ids = choice.items.map(({ id }) => id);
  const states = new Set([choice.audience, ...ids, ids.length > 0 ? 'some' : 'none']);
  if (total > 0) states.add('total');
  for (const state of tooFew(choice, data)) states.add(state);
  for (const part of find('[data-when]')) part.hidden = !states.has(part.dataset.when);
  for (const button of find<HTMLButtonElement>('button[data-chosen]'))
    button.dataset.chosen = `${ids.includes(button.value)}`;
}

/** Puts the numbers of pieces into their fields; what is being typed stays as it is. */
function showFields({ items }: Choice): void {
  const pieces = new Map(items.map((item) => [item.id, item.pieces]));
  for (const field of find<HTMLInputElement>('[data-when] input')) {
    const number = pieces.get(field.name);
    if (readPieces(field.value) !== number) field.value = `${number ?? ''}`;
  }
}

/** The text that each element was given last: a translator may have changed it since. */
const lastTexts = new WeakMap<Element, string>();

/** Puts a text into an element if it is a new one: screen readers would read the same status again. */
function putText(element: Element | null | undefined, text: string, served = ''): void {
  if (!element || (lastTexts.get(element) ?? served) === text) return;
  lastTexts.set(element, text);
  element.textContent = text;
}
