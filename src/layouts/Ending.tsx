import { ChatLink } from '../chat/ChatLink.tsx';
import { ChatQrCode } from '../chat/ChatQrCode.tsx';
import type { Common } from '../data/page-props.ts';
import css from './Ending.module.css';

/** How a page ends: its one next step, the chat, on a band of ink. */
export function Ending({ common }: { common: Common }) {
  return (
    <section className={`on-ink ${css.band}`} aria-labelledby="ending">
      <div className="below">
        <div className={`page ${css.step}`}>
          <div>
            <h2 id="ending">{common.words.ending}</h2>
            <ChatLink common={common} className="button-large" />
          </div>
          <div data-when="none">
            <ChatQrCode common={common} />
          </div>
        </div>
      </div>
    </section>
  );
}
