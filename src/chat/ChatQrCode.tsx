import type { Common } from '../data/page-props.ts';
import css from './ChatQrCode.module.css';
import { qrModules } from './qr-code.ts';

/** The side of a module in CSS pixels: whole, so that its edges stay sharp. */
const pixels = 5;

interface ChatQrCodeProps {
  common: Common;
  /** It is there on paper alone, which does not wait for what is fetched late. */
  printed?: boolean;
}

/** The QR code of the chat, on wide screens and paper: from there to the phone. */
export function ChatQrCode({ common, printed = false }: ChatQrCodeProps) {
  const { label, text } = common.words.chat.qrCode;
  const side = qrModules(common.site).length * pixels;
  return (
    <figure className={css.qrCode}>
      <img
        src="/chat-code.svg"
        alt={label}
        width={side}
        height={side}
        loading={printed ? 'eager' : 'lazy'}
      />
      <figcaption>{text}</figcaption>
    </figure>
  );
}
