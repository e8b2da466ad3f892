import { counter, fillIn, isolate } from '../i18n/format.ts';
import { chatWith, emailWith } from './address.ts';
import { type Choice, readBrand, readPieces, tooFew, valueFor } from './choice.ts';
import type { ChatData, PageChatData } from './data.ts';
import { compose, keptPrint, longestAddress, sayTotals } from './message.ts';
import stylesheet from './tray.css?url';

/** Every element that a selector finds. */
export const find = <Type extends HTMLElement>(selector: string) => [
  ...document.querySelectorAll<Type>(selector),
];

/** Puts a choice into all parts of the page that show it. The status begins with `note`. */
export function show(choice: Choice, data: PageChatData, note: string): void {
  showMessage(choice, data, note);
  showTray(choice, data);
  showPieces(choice, data);
  showBrand(choice, data);
  const ids = choice.items.map(({ id }) => id);
  for (const id of ids) {
    putText(find(`#print-${id}`)[0], keptPrint(id, data.locale));
    find(`#${id} [data-picture]`)[0]?.replaceChildren(...photosOf(keptPrint(id, 'picture')));
  }
  const pieces = sayTotals(choice.items, data);
  // Each part names the state in which it is there, as `data-when`.
  const states = [
    choice.audience,
    ...ids,
    ...tooFew(choice, data),
    ids[0] ? 'some' : 'none',
    choice.brand && 'brand',
    pieces && 'total',
  ];
  for (const part of find('[data-when=total]')) putText(part, fillIn(data.total, { pieces }));
  for (const part of find('[data-when]')) part.hidden = !states.includes(part.dataset.when);
  for (const button of find<HTMLButtonElement>('button[data-chosen]'))
    button.dataset.chosen = `${ids.includes(button.value)}`;
}

/**
 * The message of a choice, the addresses of the chat and the email that begin with it, and how many items are left out.
 * Both have the same text: the longer of the two addresses decides how much fits.
 */
export function messageOf(choice: Choice, data: ChatData) {
  const number = choice.items.length;
  const styles = number ? `: ${counter(data.counts, data.locale)(number)}` : '';
  const emailOf = (text: string) => emailWith(data.email, data.subject + styles, text);
  const { text, left } = compose(choice, data, location.origin, emailOf);
  return { text, left, chat: chatWith(data.chat, text), email: emailOf(text) };
}

/** Puts the message into every link to the chat or an email, and onto the page; the status says how many styles are in it. */
function showMessage(choice: Choice, data: ChatData, note: string): void {
  const countStyles = counter(data.counts, data.locale);
  /** A text with a number of styles in it, or nothing where there are none. */
  const say = (text: string, number: number) =>
    number ? fillIn(text, { styles: countStyles(number) }) : '';

  const { text, left, chat, email } = messageOf(choice, data);
  for (const link of find<HTMLAnchorElement>('a[data-email]')) link.href = email;
  const sent = choice.items.length - left;
  for (const link of find<HTMLAnchorElement>('a[data-chat]')) {
    link.href = chat;
    const label = sent && link.dataset.chat && counter(data.label, data.locale)(sent);
    putText(link.querySelector('span'), label || data.chatLabel, data.chatLabel);
  }
  for (const link of find<HTMLAnchorElement>('a[data-question]')) {
    const ask = (before: string) => chatWith(data.chat, `${before}\n${link.dataset.question}`);
    link.href = ask(text).length > longestAddress ? ask(data.greeting) : ask(text);
  }
  putText(find('[data-message]')[0], text, data.greeting);
  const codes = find<HTMLImageElement>('figure > img');
  if (codes.some(({ offsetParent }) => offsetParent)) window.drawCodes?.(codes, chat);
  const told = [note, say(data.chosen, sent), say(data.tooMany, left)];
  const [status] = find('[role=status]');
  putText(status, told.filter(Boolean).join(' '));
  // How many are chosen is seen in the tray and the list.
  status?.classList.toggle('visually-hidden', !note && !left);
}

/** That of the tray, which is on every page and seldom shown. */
const trayStylesheet = Object.assign(document.createElement('link'), {
  rel: 'stylesheet',
  href: stylesheet,
});

/** Says in the tray how many styles are chosen, and shows as many as there is room for, and how many more there are. */
function showTray({ items }: Choice, data: PageChatData): void {
  const number = items.length;
  const room = innerWidth < 768 ? 3 : 6;
  if (number && !trayStylesheet.isConnected) document.head.append(trayStylesheet);
  putText(find('#chosen')[0], counter(data.counts, data.locale)(number));
  const photos = items
    .flatMap(({ id }) => photosOf(keptPrint(id, 'picture') || data.thumbnails[id]))
    .slice(0, number > room ? room - 1 : room);
  const more = photos[0] && photos.length < number;
  const rest = more ? isolate(`+${number - photos.length}`) : '';
  find('[data-photos]')[0]?.replaceChildren(...photos, rest);
}

/** The small photograph at an address, or none. */
const photosOf = (src?: string) =>
  src ? [Object.assign(new Image(32, 40), { src, alt: '' })] : [];

/** Puts the name of the brand onto its label, and into its line. */
function showBrand({ brand = '' }: Choice, data: ChatData): void {
  putText(find('[data-brand]')[0], fillIn(data.brand, { brand: isolate(brand) }));
  // What is being typed stays as it is.
  for (const field of find<HTMLInputElement>('[name=brand]'))
    if (readBrand(field.value) !== brand) field.value = brand;
}

/** The number in a field. */
export const numberIn = ({ name, value }: HTMLInputElement, { pieceWords }: ChatData) =>
  readPieces(value, valueFor(pieceWords, name));

/** Puts the numbers of pieces into their fields. */
function showPieces(choice: Choice, data: ChatData): void {
  for (const field of find<HTMLInputElement>('[data-when] input')) {
    const number = choice.items.find(({ id }) => id === field.name)?.pieces;
    for (const amount of field.closest('fieldset')?.querySelectorAll('button') ?? [])
      amount.setAttribute('aria-pressed', `${amount.value === `${number}`}`);
    // What is being typed stays as it is.
    if (numberIn(field, data) === number) continue;
    field.value = `${number ?? ''}`;
    showWrong(field, false);
  }
}

/** Shows or hides the sentence about what a field says. */
export function showWrong(field: HTMLInputElement, isWrong: boolean): void {
  field.setAttribute('aria-invalid', `${isWrong}`);
  for (const error of find(`#wrong-${field.name}`)) error.hidden = !isWrong;
}

/** The text that each element was given last: a translator may have changed it since. */
const lastTexts = new WeakMap<Element, string>();

/** Puts a text into an element if it is a new one: screen readers would read the same status again. */
function putText(element: Element | null | undefined, text: string, served = ''): void {
  if (!element || (lastTexts.get(element) ?? served) === text) return;
  lastTexts.set(element, text);
  element.textContent = text;
}
