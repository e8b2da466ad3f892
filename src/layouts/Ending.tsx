import { ChatLink } from '../chat/ChatLink.tsx';
import { ChatQrCode } from '../chat/ChatQrCode.tsx';
import type { Common } from '../data/page-props.ts';
import { pathOf } from '../i18n/routes.ts';
import type { Page } from '../page-table.ts';
import css from './Ending.module.css';

/** The band at the end of a page, of ink where what is before it is not. It leads to the chat; on the contact page, which has many chat links, to a quote. */
export function Ending({ common, page, text }: { common: Common; page: Page; text: string }) {
  const { words, locale } = common;
  // Services end on ink already, with the traders.
  const ground = page === 'services' ? 'on-light' : 'on-ink';
  return (
    <section className={`${ground} on-screen ${css.band}`} aria-labelledby="ending">
      <div className="below">
        <div className={`page wrap ${css.step}`}>
          <div>
            <h2 id="ending">{text}</h2>
            {page === 'contact' ? (
              <div className="wrap">
                <a className="button" href={pathOf('start-project', locale)}>
                  {words.action}
                </a>
                <ChatLink common={common} className="text-link" plain />
              </div>
            ) : (
              <ChatLink common={common} className="button-large" />
            )}
          </div>
          <ChatQrCode common={common} />
        </div>
      </div>
    </section>
  );
}
