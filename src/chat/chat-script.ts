import { addChoice, type Choice, readChoice, readPieces, writeChoice } from './choice.ts';
import { type ChatData, find, show } from './show-choice.ts';

/* Runs in the browser: keeps the choice on the visitor's way through the site, and lets them change it. */

let data: ChatData;
let choice: Choice = { items: [] };
let shown = '';

/** The links to the pages that show the choice, each with what it names itself. */
let links: { link: HTMLAnchorElement; named: Choice }[] = [];

const showsChoice = (path: string) => path === data.catalog || path === data.startProject;

/** The choice that this tab keeps, as a fragment; null before the first one, and where storage is blocked. */
function readTab(): string | null {
  try {
    return sessionStorage.getItem('choice');
  } catch {
    return null;
  }
}

/** Finds what is chosen in the tab and in the address. */
function read(arrival: 'by link' | 'within the site' | 'back'): void {
  const tab = readTab();
  const before = tab === null ? choice : readChoice(tab, data);
  const named = readChoice(location.hash, data);
  const isNamed = writeChoice(named) !== '';
  choice = before;
  if (arrival === 'within the site') choice = addChoice(before, named);
  else if (isNamed && (arrival === 'by link' || tab === null)) choice = named;
  const kept = new Set(choice.items.map(({ id }) => id));
  const isReplaced = before.items.some(({ id }) => !kept.has(id));
  update(isReplaced ? data.fromLink : '');
}

/** Writes the choice into the page, its links, its address and the tab. */
function update(note = ''): void {
  // In the catalog's order.
  choice = readChoice(writeChoice(choice), data);
  const fragment = writeChoice(choice);
  // The page comes as it is for a visitor who has chosen nothing.
  if (fragment !== shown) {
    shown = fragment;
    for (const { link, named } of links) {
      link.setAttribute('href', link.pathname + writeChoice(addChoice(choice, named)));
    }
    show(choice, data, note);
  }
  const isInAddress = fragment === writeChoice(readChoice(location.hash, data));
  if (!isInAddress && showsChoice(location.pathname)) {
    history.replaceState(null, '', fragment || location.pathname + location.search);
  }
  try {
    sessionStorage.setItem('choice', fragment);
  } catch {
    // Where storage is blocked, the address alone keeps the choice.
  }
}

/** Adds what a button names to the choice, or takes it off. */
function change(button: HTMLButtonElement): void {
  const id = button.value;
  const place = choice.items.findIndex((item) => item.id === id);
  const isAdded = place < 0;
  if (isAdded) choice = addChoice(choice, { items: [{ id }] });
  else choice = { ...choice, items: choice.items.filter((item) => item.id !== id) };
  if (button.dataset.chosen) button.dataset.chosen = `${isAdded}`;
  for (const part of find(`[data-when="${id}"]`)) part.hidden = !isAdded;
  afterPaint(() => {
    update();
    if (!button.closest('[hidden]')) return;
    // A button that goes would take the keyboard's place with it. The status is heard by itself.
    const next = choice.items[place] ?? choice.items[place - 1];
    find(next ? `button[value="${next.id}"]` : 'main a[data-chat]')[0]?.focus();
  });
}

/** Takes over a number of pieces. One that cannot be read stays in its field, and is told there. */
function enter(field: HTMLInputElement): void {
  const pieces = readPieces(field.value);
  const isWrong = field.value.trim() !== '' && !pieces;
  field.setAttribute('aria-invalid', `${isWrong}`);
  const [error] = find(`#${field.getAttribute('aria-describedby')}`);
  if (error) error.hidden = !isWrong;
  const items = choice.items.map((item) => (item.id === field.name ? { ...item, pieces } : item));
  choice = { ...choice, items };
  afterPaint(update);
}

/**
 * What is pressed or typed is painted first: with many styles, the rest takes longer than a frame. A page that the
 * browser prepares is painted once the visitor opens it: by then the tab's choice is the last one.
 */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** Reads what is chosen, and listens to what is pressed and typed. */
function listen(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isWithin = document.referrer.startsWith(`${location.origin}/`);
  if (navigation?.type !== 'navigate') read('back');
  else read(isWithin ? 'within the site' : 'by link');
  addEventListener('hashchange', () => read('by link'));
  addEventListener('pageshow', ({ persisted }) => persisted && read('back'));
  for (const button of find('button[data-chosen]')) button.hidden = false;
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[value]');
    if (button) change(button);
  });
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) enter(target);
  });
}

async function start(): Promise<void> {
  const answer = await fetch(`/chat/${document.documentElement.lang}.json`);
  data = await answer.json();
  links = find<HTMLAnchorElement>('a[href^="/"]')
    .filter(({ pathname }) => showsChoice(pathname))
    .map((link) => ({ link, named: readChoice(link.hash, data) }));
  afterPaint(listen);
}

// What the visitor came for is loaded first.
if (document.readyState === 'complete') start();
else addEventListener('load', start, { once: true });
