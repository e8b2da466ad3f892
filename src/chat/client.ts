import { addChoice, type Choice, readChoice, writeChoice } from './choice.ts';
import { type ChatData, find, show } from './show.ts';

/* Runs in the browser: keeps the choice on the visitor's way through the site, and lets them change it. */

const data: ChatData = JSON.parse(`${document.getElementById('chat-data')?.textContent}`);
let choice: Choice = { styles: [] };
let shown = '';

/** The links to the pages that show the choice, each with what it names itself. */
const links = find<HTMLAnchorElement>('a[href^="/"]')
  .filter(({ pathname }) => [data.catalog, data.startProject].includes(pathname))
  .map((link) => ({ link, named: readChoice(link.hash, data) }));

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
  if (arrival === 'within the site') choice = addChoice(before, named);
  else if (isNamed && (arrival === 'by link' || tab === null)) choice = named;
  else choice = before;
  update();
}

/** Writes the choice into the page, its links, its address and the tab. */
function update(): void {
  // In the catalog's order.
  choice = readChoice(writeChoice(choice), data);
  const fragment = writeChoice(choice);
  // The page comes as it is for a visitor who has chosen nothing.
  if (fragment !== shown) {
    shown = fragment;
    for (const { link, named } of links) {
      link.setAttribute('href', link.pathname + writeChoice(addChoice(choice, named)));
    }
    show(choice, data);
  }
  if (fragment !== writeChoice(readChoice(location.hash, data))) {
    history.replaceState(null, '', fragment || location.pathname + location.search);
  }
  try {
    sessionStorage.setItem('choice', fragment);
  } catch {
    // Where storage is blocked, the address alone keeps the choice.
  }
}

/** Adds the style of a button to the choice, or takes it off. */
function change(button: HTMLButtonElement): void {
  const place = choice.styles.indexOf(button.value);
  const isAdded = place < 0;
  if (isAdded) choice = addChoice(choice, { styles: [button.value] });
  else choice = { ...choice, styles: choice.styles.filter((id) => id !== button.value) };
  if (button.hasAttribute('aria-pressed')) button.setAttribute('aria-pressed', `${isAdded}`);
  // The button is painted first: with many styles, the rest takes longer than a frame.
  afterPaint(() => {
    update();
    if (!button.closest('[hidden]')) return;
    // A button that goes would take the keyboard's place with it. The status is heard by itself.
    const next = choice.styles[place] ?? choice.styles[place - 1];
    find(next ? `button[value="${next}"]` : 'main .button-chat')[0]?.focus();
  });
}

/** A page that the browser prepares is painted once the visitor opens it: by then the tab's choice is the last one. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

afterPaint(() => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isWithin = document.referrer.startsWith(`${location.origin}/`);
  if (navigation?.type !== 'navigate') read('back');
  else read(isWithin ? 'within the site' : 'by link');
  addEventListener('hashchange', () => read('by link'));
  addEventListener('pageshow', ({ persisted }) => persisted && read('back'));
  for (const button of find('[aria-pressed]')) button.hidden = false;
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[value]');
    if (button) change(button);
  });
});
