/* Runs in the browser: keeps the choice from page to page, and lets the visitor change it. */
import {
  attempt,
  type Choice,
  choiceFragment,
  type Item,
  readBrand,
  readChoice,
} from './choice.ts';
import type { PageChatData } from './data.ts';
import { longestAddress } from './message.ts';
import { find, messageOf, numberIn, show, showWrong } from './show-choice.ts';

let data: PageChatData;
let choice: Choice = { items: [] };
let shown = '';

/** The links to the pages that show the choice, each with what it names itself. */
let links: { link: HTMLAnchorElement; named: Choice }[] = [];

/** What the address names: nothing, where it is longer than apps keep one. Such a link would only cost time. */
const readAddress = () => {
  const fragment = fragmentOfAddress();
  return readChoice(fragment.length > longestAddress ? '' : fragment, data);
};

const showsChoice = (path: string) => path === data.catalogPath || path === data.startPath;

const isUnchosen = ({ id }: Item) => !choice.items.some((item) => item.id === id);

/** The fragment of the address, unless it names a part of the page: the services have one for each audience. */
function fragmentOfAddress(): string {
  const { hash } = location;
  const part = document.getElementById(hash.slice(1));
  return part && !part.dataset.when ? '' : hash;
}

/**
 * Finds what is chosen. The tab keeps it; the address is a copy. An address that the tab does not know comes from
 * elsewhere, and replaces what the tab has. So does any, where the tab keeps nothing: a new one, or storage is blocked.
 */
function load(isNewEntry: boolean): void {
  const kept = attempt(() => sessionStorage.choice);
  const isKnown = attempt(() => sessionStorage.hash) === fragmentOfAddress();
  const before = kept === undefined ? choice : readChoice(kept, data);
  const linked = readAddress();
  const isLinkTaken = kept === undefined || (isNewEntry && !isKnown);
  const brand = attempt(() => readBrand(sessionStorage.brand ?? '')) ?? choice.brand ?? '';
  choice = { ...(isLinkTaken && choiceFragment(linked) ? linked : before), brand };
  update(before.items.some(isUnchosen) ? data.fromLink : '');
}

/** Writes the choice into the tab, the page, its links and its address. */
function update(note = ''): void {
  const fragment = choiceFragment(choice);
  attempt(() => {
    // Where the storage has no room for the new choice, it should have none rather than an old one.
    delete sessionStorage.choice;
    delete sessionStorage.brand;
    sessionStorage.choice = fragment;
    if (choice.brand) sessionStorage.brand = choice.brand;
  });
  // A page is served as it is for a visitor who has chosen nothing.
  const chosen = fragment + (choice.brand ?? '');
  if (chosen !== shown) {
    shown = chosen;
    for (const { link, named } of links) {
      const items = [...choice.items, ...named.items.filter(isUnchosen)];
      const audience = named.audience ?? choice.audience;
      link.href = link.pathname + choiceFragment({ audience, items });
    }
    show(choice, data, note);
  }
  const isInAddress = fragment === choiceFragment(readAddress());
  if (!isInAddress && showsChoice(location.pathname)) {
    // Safari refuses more than 100 of these in 30 seconds.
    const address = fragment || location.pathname + location.search;
    attempt(() => history.replaceState(true, '', address));
  }
  attempt(() => {
    sessionStorage.hash = fragmentOfAddress();
  });
}

/** Adds an item to the choice, in the catalog's order. What is printed on it may be new, too: all is shown again. */
function add(id: string): void {
  shown = '';
  const all = [...choice.items, { id }];
  const items = data.ids.flatMap((one) => all.find((item) => item.id === one) ?? []);
  choice = { ...choice, items };
}

/** Adds what a button names to the choice, or takes it off: an item with what is printed on it, or that alone. */
function change(button: HTMLButtonElement): void {
  const id = button.value.replace('print-', '');
  const index = choice.items.findIndex((item) => item.id === id);
  const isAdded = index < 0;
  attempt(() => delete sessionStorage[`print-${id}`]);
  if (isAdded || id !== button.value) add(id);
  else choice = { ...choice, items: choice.items.filter((item) => item.id !== id) };
  if (button.dataset.chosen) button.dataset.chosen = `${isAdded}`;
  for (const part of find(`[data-when="${button.value}"]`)) part.hidden = !isAdded;
  afterPaint(() => {
    update();
    if (button.offsetParent) return;
    // The focus would be lost with a button that disappears. Screen readers read the status by themselves.
    const next = choice.items[index] ?? choice.items[index - 1];
    find(next ? `button[value="${next.id}"]` : 'main a[data-chat]')[0]?.focus();
  });
}

/**
 * Takes a number of pieces from its field. One that cannot be read stays there, with a sentence about it once it is
 * complete: on the way to "1,200" there is "1,".
 */
function enter(field: HTMLInputElement, isComplete: boolean): void {
  const pieces = numberIn(field, data);
  showWrong(field, isComplete && field.value.trim() !== '' && !pieces);
  const items = choice.items.map((item) => (item.id === field.name ? { ...item, pieces } : item));
  choice = { ...choice, items };
  afterPaint(update);
}

/** Takes the name of the visitor's brand. */
function takeBrand(typed: string): void {
  choice = { ...choice, brand: readBrand(typed) };
  afterPaint(update);
}

/** Takes the brand's name out, and the focus to what is next: it would be lost with the button. */
function removeBrand(): void {
  takeBrand('');
  afterPaint(() => find('main a[data-chat]')[0]?.focus());
}

/**
 * Runs something after the next paint: with many styles, the rest takes longer than a frame. A page that the browser
 * prerenders is painted only when the visitor opens it, and so reads the tab's latest choice.
 */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** Loads what is chosen, and listens to what is pressed and typed. */
function listen(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // What was typed before this script was there.
  const [label] = find<HTMLInputElement>('[name=brand]');
  const brand = readBrand(label?.value ?? '');
  attempt(() => {
    if (brand) sessionStorage.brand = brand;
  });
  choice = { ...choice, brand };
  load(navigation?.type === 'navigate');
  // Back and Forward lead also to entries that the site has written itself: these have a state.
  addEventListener('hashchange', () => {
    const isNew = !history.state;
    load(isNew);
    // The list is at the top, far from a style that was pressed on the same page.
    if (isNew && fragmentOfAddress()) scrollTo(0, 0);
  });
  addEventListener('pageshow', ({ persisted }) => {
    // A hidden page is about to be replaced by the one in the saved language.
    if (persisted && !document.documentElement.hidden) load(false);
  });
  for (const button of find('button[data-chosen]')) button.hidden = false;
  for (const type of ['input', 'change']) {
    addEventListener(type, ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      if (target.name === 'brand') takeBrand(target.value);
      if (target.matches('[data-when] input')) enter(target, type === 'change');
    });
  }
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('button[value]');
    if (!button) return;
    const field = button.closest('fieldset')?.querySelector('input');
    if (button.value === 'brand') removeBrand();
    else if (!field) change(button);
    else {
      field.value = button.value;
      enter(field, true);
    }
  });
  // Under the header and the tray, the page's own button is not in view.
  const watch = new IntersectionObserver(
    ([own]) => {
      for (const tray of find('[data-tray]'))
        tray.dataset.tray = own?.isIntersecting ? 'rests' : '';
    },
    { rootMargin: '-80px' },
  );
  for (const own of find('a[data-chat=counts]')) watch.observe(own);
  window.addToMessage = (id, isKept) => {
    const before = choice;
    add(id);
    const message = messageOf(choice, data);
    if (isKept) update();
    else choice = before;
    return message;
  };
  dispatchEvent(new Event('chat:ready'));
}

async function start(): Promise<void> {
  const response = await fetch(`/chat/${document.documentElement.dataset.locale}.json`);
  data = await response.json();
  links = find<HTMLAnchorElement>('a[href^="/"]')
    .filter(({ pathname }) => showsChoice(pathname))
    .map((link) => ({ link, named: readChoice(link.hash, data) }));
  afterPaint(listen);
  // Lazy images are not fetched for printing.
  for (const image of find<HTMLImageElement>('[data-printed]')) image.loading = 'eager';
}

// After the first paint; a prerendered page has none, but fires `load`.
new Promise<unknown>((done) => {
  afterPaint(() => done(0));
  addEventListener('load', done);
})
  .then(start)
  // Then the chat begins with the greeting alone.
  .catch(() => dispatchEvent(new Event('chat:failed')));
