import { useEffect, useRef } from 'react';
import { colorStylesheet } from '../../../src/colors/palette.ts';
import { type Locale, localeCodes } from '../../../src/i18n/locales.ts';
import { localePrefix, pathOf } from '../../../src/i18n/routes.ts';
import { type Page, pages } from '../../../src/page-table.ts';
import { same } from '../merge.ts';
import { say } from './desk.ts';
import { baseAt, current, mineAt, type Place, subscribe, useEditing } from './editing.ts';
import { openPage } from './page.ts';

/** A page of the site in a language. */
export interface Visit {
  page: string;
  language: Locale;
}

interface FrameProps extends Visit {
  isNarrow: boolean;
  isFollowing: boolean;
  onOpen: (place: Place) => void;
  onVisit: (visit: Visit) => void;
  onKey: (event: KeyboardEvent) => void;
}

/** The page of the site itself, with what is typed. */
export function Frame({
  page,
  language,
  isNarrow,
  isFollowing,
  onOpen,
  onVisit,
  onKey,
}: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const opened = useRef<ReturnType<typeof openPage>>(undefined);
  const selected = useEditing((editing) => editing.selected);
  const latest = useRef({ isFollowing, onOpen, onVisit, onKey });
  latest.current = { isFollowing, onOpen, onVisit, onKey };

  useEffect(() => {
    let shown: Document | undefined;
    let showColors = () => {};
    const open = () => {
      const document = frame.current?.contentDocument;
      const isReady = document?.body && document.readyState !== 'loading';
      if (!document || !isReady || document === shown || document.URL === 'about:blank') return;
      shown = document;
      opened.current?.stop();
      const page = openPage(document, ...visitOf(document), {
        open: (place) => latest.current.onOpen(place),
        follow: (address) => {
          const visit = visitAt(address);
          if (visit) latest.current.onVisit(visit);
        },
        isFollowing: () => latest.current.isFollowing,
        press: (event) => latest.current.onKey(event),
      });
      opened.current = page;
      const { selected } = current();
      if (selected) page.show(selected);
      const stylesheet = document.defaultView && new document.defaultView.CSSStyleSheet();
      if (stylesheet) document.adoptedStyleSheets = [...document.adoptedStyleSheets, stylesheet];
      showColors = () => stylesheet?.replaceSync(changedColors());
      showColors();
    };
    // A page that was on its way when the logo changed has not heard that it is to load again: it names a file that is gone.
    const reloadStale = () => {
      const isGone = ({ src, complete, naturalWidth }: HTMLImageElement) =>
        complete && naturalWidth === 0 && src.includes('/content/logo/');
      if ([...(shown?.images ?? [])].some(isGone)) frame.current?.contentWindow?.location.reload();
    };
    const checking = setInterval(reloadStale, 2000);
    // The site's server loads a page again after a save; nothing tells that its text is there before its pictures are.
    const looking = setInterval(open, 50);
    const unsubscribe = subscribe(() => {
      opened.current?.refresh();
      showColors();
    });
    return () => {
      clearInterval(looking);
      clearInterval(checking);
      unsubscribe();
      opened.current?.stop();
    };
  }, []);
  useEffect(() => {
    if (selected) opened.current?.show(selected);
  }, [selected]);
  // Else the page would lead to the language that was followed last.
  localStorage.removeItem('language');
  const address = addressOf({ page, language });
  return (
    <div className="frame" data-narrow={isNarrow}>
      <iframe ref={frame} key={address} src={address} title={say('edit-page')} />
    </div>
  );
}

const isPage = (name: string): name is Page => pages.some((page) => page === name);

const addressOf = ({ page, language }: Visit) =>
  isPage(page) ? pathOf(page, language) : `${localePrefix(language)}/404`;

/** The page at an address; none where it leads out of the site. */
function visitAt({ pathname, origin }: URL): Visit | undefined {
  if (origin !== location.origin) return undefined;
  const visits = localeCodes.flatMap((language) =>
    [...pages, 'not-found'].map((page) => ({ page, language })),
  );
  return visits.find((visit) => addressOf(visit) === pathname);
}

/** The page that a document is, and its language. */
function visitOf({ URL: address }: Document): [page: string, language: Locale] {
  const { page, language } = visitAt(new URL(address)) ?? {
    page: 'home',
    language: localeCodes[0],
  };
  return [page, language];
}

/** The stylesheet of the colors that were changed. */
function changedColors(): string {
  const place = { file: 'content/site.yaml', path: ['colors'] };
  const colors = Object(mineAt(place));
  const isColor = (color: unknown) => /^#[0-9a-f]{6}$/i.test(`${color}`);
  if (same(colors, baseAt(place)) || !Object.values(colors).every(isColor)) return '';
  // Outside a layer, so that it wins over the page's own.
  return colorStylesheet(colors).replace(/^@layer[^;]*;@layer tokens\{(.*)\}$/, '$1');
}
