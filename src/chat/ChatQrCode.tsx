import type { Common } from '../data/page-props.ts';
import css from './ChatQrCode.module.css';

interface ChatQrCodeProps {
  common: Common;
  /** It shows only on paper: the script fetches it once the page is painted. */
  printed?: boolean;
}

/** The QR code of the chat, which leads from a wide window or from paper to the phone while nothing is chosen. */
export function ChatQrCode({ common, printed }: ChatQrCodeProps) {
  const { label, text } = common.words.chat.qrCode;
  return (
    <figure className={`${css.qrCode} ${printed ? 'on-paper' : ''}`} data-when="none">
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
