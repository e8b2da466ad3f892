import { type Choice, type Item, readChoice, readPieces, writeChoice } from './choice.ts';
import { type ChatData, find, show } from './show-choice.ts';

/* Runs in the browser: keeps the choice on the visitor's way through the site, and lets them change it. */

let data: ChatData;
let choice: Choice = { items: [] };
let shown = '';

/** The links to the pages that show the choice, each with what it names itself. */
let links: { link: HTMLAnchorElement; named: Item[] }[] = [];

const showsChoice = (path: string) => path === data.catalog || path === data.startProject;

/** What the browser refuses, such as storage that is blocked or full, must not end what follows. */
function attempt<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch {
    return null;
  }
}

/**
 * Finds what is chosen. The tab keeps it, and an address only has a copy, but for one that comes from elsewhere:
 * it is not what the tab has read or written itself.
 */
function read(isNew: boolean): void {
  const tab = attempt(() => sessionStorage.getItem('choice'));
  const isRead = attempt(() => sessionStorage.getItem('read')) === location.hash;
  const before = tab === null ? choice : readChoice(tab, data);
  const named = readChoice(location.hash, data);
  const counts = tab === null || (isNew && !isRead);
  choice = counts && writeChoice(named) ? named : before;
  const kept = new Set(choice.items.map(({ id }) => id));
  const isReplaced = before.items.some(({ id }) => !kept.has(id));
  update(isReplaced ? data.fromLink : '');
}

/** Writes the choice into the tab, the page, its links and its address. */
function update(note = ''): void {
  // In the catalog's order.
  choice = readChoice(writeChoice(choice), data);
  const fragment = writeChoice(choice);
  attempt(() => {
    // Where there is no room for a new one, none counts more than an old one.
    sessionStorage.removeItem('choice');
    sessionStorage.setItem('choice', fragment);
  });
  // The page comes as it is for a visitor who has chosen nothing.
  if (fragment !== shown) {
    shown = fragment;
    const ids = new Set(choice.items.map(({ id }) => id));
    for (const { link, named } of links) {
      const items = [...choice.items, ...named.filter(({ id }) => !ids.has(id))];
      link.setAttribute('href', link.pathname + writeChoice({ ...choice, items }));
    }
    show(choice, data, note);
  }
  const isInAddress = fragment === writeChoice(readChoice(location.hash, data));
  if (!isInAddress && showsChoice(location.pathname)) {
    // Safari allows 100 in 30 seconds.
    attempt(() => history.replaceState(null, '', fragment || location.pathname + location.search));
  }
  attempt(() => sessionStorage.setItem('read', location.hash));
}

/** The choice with one item more. */
const withItem = (id: string) => readChoice(`${writeChoice(choice)}#${id}`, data);

/** Adds what a button names to the choice, or takes it off. */
function change(button: HTMLButtonElement): void {
  const id = button.value;
  const place = choice.items.findIndex((item) => item.id === id);
  const isAdded = place < 0;
  if (isAdded) choice = withItem(id);
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
  read(navigation?.type === 'navigate');
  addEventListener('hashchange', () => read(true));
  addEventListener('pageshow', ({ persisted }) => {
    // A hidden page is about to be replaced by the one in the visitor's language.
    if (persisted && !document.documentElement.hidden) read(false);
  });
  for (const button of find('button[data-chosen]')) button.hidden = false;
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('button[value]');
    if (button) change(button);
  });
  // The dialog in which visitors try their logo on a style (`src/mockup/`) adds it, and needs the message at once.
  document.addEventListener('choice:add', (event) => {
    choice = withItem((event as CustomEvent<string>).detail);
    update();
  });
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) enter(target);
  });
  dispatchEvent(new Event('composed'));
}

async function start(): Promise<void> {
  const answer = await fetch(`/chat/${document.documentElement.dataset.locale}.json`);
  data = await answer.json();
  links = find<HTMLAnchorElement>('a[href^="/"]')
    .filter(({ pathname }) => showsChoice(pathname))
    .map((link) => ({ link, named: readChoice(link.hash, data).items }));
  afterPaint(listen);
  // Paper does not wait for what is fetched late.
  for (const image of find<HTMLImageElement>('[data-printed]')) image.loading = 'eager';
}

// The first view comes first. A page that the browser prepares has none, but loads.
new Promise<unknown>((done) => {
  afterPaint(() => done(''));
  addEventListener('load', done);
}).then(start);
