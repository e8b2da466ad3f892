/* The page in the frame: which field each of its texts and photographs is from, and what is typed there. */
import { walk } from '../../../src/content/schema/shape.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { isMarked, partsOf, withoutMarks } from '../../site/mark.ts';
import { baseAt, current, keyOf, mineAt, type Place } from './editing.ts';
import { filledIn, fillers } from './fill.ts';
import { filesOf, formNamed } from './labels.ts';

/** A text or a photograph of the page, and the field that it is from. */
interface Spot {
  place: Place;
  element: HTMLElement;
  isThere: () => boolean;
  /** Shows what is typed. */
  refresh: () => void;
}

/** A text as the site's server has written it, and how another one is shown in its place. */
interface TextSpot extends Omit<Spot, 'refresh'> {
  served: string;
  show: (text: string) => void;
}

/** What is done with the page. */
export interface PageActions {
  /** Opens the field of a place. */
  open: (place: Place) => void;
  /** Follows a link, if links are to be followed now. */
  follow: (address: URL) => void;
  isFollowing: () => boolean;
  press: (event: KeyboardEvent) => void;
}

const siteFile = 'content/site.yaml';
const focusFile = 'content/photos.yaml';

/** The text of a place, as a page shows it. */
function shownAt(place: Place, language: Locale, valueAt: (place: Place) => unknown): string {
  const value = valueAt(place);
  const term = place.file === siteFile && terms.find((name) => name === place.path.join());
  if (term) return fillers(language, valueAt)[term] ?? '';
  if (typeof value !== 'string') return `${value ?? ''}`;
  return filledIn(value, language, valueAt);
}

/** What pages show of `site.yaml` without a mark, because it is no text there. */
const terms = ['minimum', 'discount'] as const;

const attributes = ['aria-label', 'alt', 'title', 'placeholder', 'value'];
const interactive = 'a[href], button, input, textarea, select, summary';

/** Reads the page and keeps it as what is typed; `stop` leaves it. */
export function openPage(document: Document, page: string, language: Locale, actions: PageActions) {
  const spots = new Set<Spot>();
  const figures = fillers(language, baseAt);
  const byElement = new WeakMap<Node, Spot>();

  const add = (spot: Spot) => {
    spots.add(spot);
    const { element } = spot;
    if (byElement.has(element)) return;
    byElement.set(element, spot);
    element.dataset.edit = keyOf(spot.place);
    if (element.matches(interactive) || element.closest('a[href], button')) return;
    element.tabIndex = 0;
    element.role ??= 'button';
  };

  const textSpot = ({ place, element, served, show, isThere }: TextSpot) => {
    const before = shownAt(place, language, baseAt);
    let shown = served;
    const refresh = () => {
      const now = shownAt(place, language, mineAt);
      // As the site's server has written it, unless something else was typed.
      const text = now === before ? served : now;
      if (text === shown) return;
      shown = text;
      show(text);
    };
    add({ place, element, isThere, refresh });
  };

  const placeOf = (key: string): Place => {
    const [file = '', path = ''] = key.split(' ');
    const steps = path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    return { file: `content/${file}`, path: steps };
  };

  const readText = (node: Text) => {
    const element = node.parentElement;
    if (!element || element.matches('script, style, template')) return;
    if (!isMarked(node.data)) {
      const term = terms.find((name) => figures[name] && figures[name] === node.data.trim());
      if (!term || element.dataset.edit) return;
      const place = { file: siteFile, path: [term] };
      textSpot({ place, element, served: node.data, ...textOf(node) });
      return;
    }
    const parts = partsOf(node.data);
    // React keeps the node that it knows.
    const nodes = parts.length === 1 ? [node] : parts.map(() => document.createTextNode(''));
    if (parts.length > 1) node.replaceWith(...nodes);
    for (const [index, { text, key }] of parts.entries()) {
      const part = nodes[index] as Text;
      part.data = text;
      if (key) textSpot({ place: placeOf(key), element, served: text, ...textOf(part) });
    }
  };

  const textOf = (node: Text) => ({
    show: (text: string) => {
      node.data = text;
    },
    isThere: () => node.isConnected,
  });

  const readAttributes = (element: HTMLElement) => {
    if (element.matches('a[href^="mailto:"]')) {
      const place = { file: siteFile, path: ['email'] };
      add({ place, element, isThere: () => element.isConnected, refresh: () => {} });
    }
    for (const name of attributes) {
      const text = element.getAttribute(name) ?? '';
      if (!isMarked(text)) continue;
      const plain = withoutMarks(text);
      element.setAttribute(name, plain);
      const key = partsOf(text).find((part) => part.key)?.key;
      if (!key || element.matches('img')) {
        if (key) altOf.set(element, placeOf(key));
        continue;
      }
      textSpot({
        place: placeOf(key),
        element,
        served: plain,
        show: (typed) => element.setAttribute(name, typed),
        isThere: () => element.isConnected,
      });
    }
  };

  /** The place of the description of each photograph that has one. */
  const altOf = new WeakMap<Element, Place>();

  const readPhoto = (image: HTMLImageElement) => {
    const { photos } = current();
    const address = decodeURIComponent(image.getAttribute('src') ?? '');
    const file = /\/photos\/([^?&]+)/.exec(address)?.[1] ?? '';
    const [name = ''] = Object.entries(photos).find(([, other]) => other === file) ?? [];
    const alt = altOf.get(image);
    const place = alt ? { ...alt, path: [...alt.path.slice(0, -1), 'name'] } : placeOfPhoto(name);
    if (!name || !place || byElement.has(image)) return;
    const parts = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])];
    const served = parts.map(
      (part) => [part, part.getAttribute('src'), part.getAttribute('srcset')] as const,
    );
    const focusOf = (photo: string, valueAt: typeof mineAt) => {
      const { left = 50, top = 50 } = Object(valueAt({ file: focusFile, path: [photo] }));
      return `position=${left}%25+${top}%25`;
    };
    const before = `${name} ${focusOf(name, baseAt)}`;
    let shown = before;
    const refresh = () => {
      const wanted = `${mineAt(place) ?? ''}`;
      const other = current().photos[wanted];
      const now = `${wanted} ${focusOf(wanted, mineAt)}`;
      if (!other || now === shown) return;
      shown = now;
      const change = (text: string) =>
        text
          .replaceAll(
            `photos%2F${encodeURIComponent(file)}`,
            `photos%2F${encodeURIComponent(other)}`,
          )
          .replaceAll(/position=[^&\s]*/g, focusOf(wanted, mineAt));
      for (const [part, src, srcset] of served) {
        if (src) part.setAttribute('src', now === before ? src : change(src));
        if (srcset) part.setAttribute('srcset', now === before ? srcset : change(srcset));
      }
    };
    add({ place, element: image, isThere: () => image.isConnected, refresh });
  };

  /** Where the page's own file names a photograph. */
  const placeOfPhoto = (name: string): Place | undefined => {
    const form = formNamed(page);
    const [file = ''] = filesOf(form, [language]);
    const field = walk(mineAt({ file, path: [] }), form.shape).find(
      // The picture of shared links is not on the page.
      ({ value, shape }) => shape.photo && shape.photo !== 'socialImage' && value === name,
    );
    return field && { file, path: field.path };
  };

  const read = (root: Node) => {
    const show = document.defaultView?.NodeFilter;
    if (!show) return;
    const walker = document.createTreeWalker(root, show.SHOW_ELEMENT | show.SHOW_TEXT);
    const nodes: Node[] = [];
    for (let node: Node | null = root; node; node = walker.nextNode()) nodes.push(node);
    for (const node of nodes) {
      if (node.nodeType === node.TEXT_NODE) readText(node as Text);
      else if (node.nodeType === node.ELEMENT_NODE) readAttributes(node as HTMLElement);
    }
    for (const node of nodes) if (node.nodeName === 'IMG') readPhoto(node as HTMLImageElement);
  };

  const refresh = () => {
    const { mistakes, selected } = current();
    const wrong = new Set(mistakes.map(keyOf));
    const open = selected && keyOf(selected);
    for (const spot of spots) {
      if (!spot.isThere()) spots.delete(spot);
      spot.refresh();
      const key = keyOf(spot.place);
      spot.element.toggleAttribute('data-wrong', wrong.has(key));
      spot.element.toggleAttribute('data-open', key === open);
    }
  };

  /** The text or photograph under the pointer, also where a link lies over it. */
  const spotAt = ({ clientX, clientY, target }: MouseEvent): Spot | undefined => {
    const under = clientX || clientY ? document.elementsFromPoint(clientX, clientY) : [];
    const around = (target as Element).closest('[data-edit]');
    const found = [...under, ...(around ? [around] : [])].filter((element) =>
      byElement.has(element),
    );
    // A name for screen readers may be that of all around: what is seen in it comes first.
    const seen = found.find((element) => !element.ariaLabel || element.matches(interactive));
    return byElement.get(seen ?? found[0] ?? document);
  };

  /** What is to be seen and is not yet: a slide's button does nothing before its script is there. */
  let unseen: HTMLElement | undefined;
  let isLeading = false;
  const lead = () => {
    const isSeen = unseen?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (isSeen || !unseen?.isConnected) unseen = undefined;
    // A slide that is not shown has a button of the same name.
    const name = unseen?.closest('[aria-label]')?.ariaLabel ?? '';
    isLeading = true;
    document.querySelector<HTMLElement>(`button[aria-label="${CSS.escape(name)}"]`)?.click();
    isLeading = false;
  };

  const onClick = (event: MouseEvent) => {
    if (isLeading) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (actions.isFollowing() && !link) return;
    event.preventDefault();
    if (actions.isFollowing() && link) return actions.follow(new URL(link.href));
    event.stopPropagation();
    const spot = spotAt(event);
    if (spot) actions.open(spot.place);
  };
  let under: HTMLElement | undefined;
  const onMove = (event: MouseEvent) => {
    under?.removeAttribute('data-under');
    under = actions.isFollowing() ? undefined : spotAt(event)?.element;
    under?.setAttribute('data-under', '');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    actions.press(event);
    const spot = byElement.get(event.target as Element);
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (!spot || !isPress || spot.element.matches(interactive)) return;
    event.preventDefault();
    actions.open(spot.place);
  };

  const styles = document.defaultView && new document.defaultView.CSSStyleSheet();
  styles?.replaceSync(outlines);
  if (styles) document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
  document.title = withoutMarks(document.title);
  // A page that is not seen does not turn its slides by itself.
  Object.defineProperty(document, 'hidden', { value: true });
  document.dispatchEvent(new Event('visibilitychange'));
  read(document.body);
  refresh();
  const watching = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'childList' ? addedNodes : [target]) read(node);
    refresh();
    lead();
  });
  const watched = {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: attributes,
  };
  watching.observe(document.body, watched);
  document.addEventListener('click', onClick, true);
  document.addEventListener('pointermove', onMove);
  document.addEventListener('keydown', onKeyDown, true);
  return {
    refresh,
    /** Brings a place into view. */
    show: (place: Place) => {
      const spot = [...spots].find((other) => keyOf(other.place) === keyOf(place));
      if (!spot) return;
      unseen = spot.element;
      lead();
      const { top, bottom } = spot.element.getBoundingClientRect();
      const isInView = top >= 0 && bottom <= document.documentElement.clientHeight;
      if (!isInView) spot.element.scrollIntoView({ block: 'center', behavior: 'instant' });
    },
    stop: () => watching.disconnect(),
  };
}

/** How what can be edited is shown: a stitched line around it. */
const outlines = `
[data-edit] { cursor: pointer; outline-offset: 3px; }
[data-edit][data-under], [data-edit]:focus-visible { outline: 2px dashed #b4491c !important; }
[data-edit][data-open] { outline: 2px dashed #1d4ed8 !important; }
[data-edit][data-wrong] { outline: 2px solid #b42318 !important; }
`;
