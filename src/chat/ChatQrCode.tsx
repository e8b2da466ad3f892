import type { Common } from '../data/page-props.ts';
import css from './ChatQrCode.module.css';

/** The QR code of the chat, which leads from a wide window, or from the printed catalog, to the phone. The script draws it with the message. */
export function ChatQrCode({ common, printed }: { common: Common; printed?: boolean }) {
  const { label, text } = common.words.chat.qrCode;
  return (
    <figure className={`${css.qrCode} ${printed ? 'in-print' : ''}`}>
      <img
        src="/chat-code.svg"
        alt={label}
        width={165}
        height={165}
        loading="lazy"
        data-printed={printed}
      />
      <figcaption>{text}</figcaption>
    </figure>
  );
}
