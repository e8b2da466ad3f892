import type { Common } from '../data/page-props.ts';
import { pathOf } from '../i18n/routes.ts';
import type { Page } from '../page-table.ts';
import { ChatLink } from './ChatLink.tsx';

/**
 * What is chosen, and the way on with it, at the lower edge of every page. The script shows it once anything is chosen; on
 * the page that lists all of it, only the chat, while the page's own chat button is out of view.
 */
export function Tray({ common, page }: { common: Common; page: Page | undefined }) {
  const { locale, site, catalog } = common;
  const isListed = page === 'start-project';
  return (
    <section
      hidden
      className="sized on-screen tray"
      aria-labelledby="chosen"
      data-tray={isListed ? 'rests' : ''}
      data-when="some"
    >
      <div className="page tray-row">
        {!isListed && <div className="tray-photos" data-photos />}
        <div className="tray-words">
          <p id="chosen" />
          <p hidden data-when="total" />
          {!isListed && site.quantities && (
            <a className="text-link" href={pathOf('start-project', locale)}>
              {catalog.choice.setPieces}
            </a>
          )}
        </div>
        <ChatLink common={common} label={catalog.choice.send} />
      </div>
    </section>
  );
}
