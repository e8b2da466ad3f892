import type { Common } from '../data/page-props.ts';
import { qrCode } from '../graphics/qr-code.ts';
import css from './ChatQrCode.module.css';

interface ChatQrCodeProps {
  common: Common;
  /** It is there on paper alone: the script fetches it after what is seen. */
  printed?: boolean;
}

/** The QR code of the chat, on wide screens and paper: from there to the phone. */
export function ChatQrCode({ common, printed = false }: ChatQrCodeProps) {
  const { label, text } = common.words.chat.qrCode;
  const { size } = qrCode(common.site);
  return (
    <figure className={css.qrCode}>
      <img
        src="/chat-code.svg"
        alt={label}
        width={size}
        height={size}
        loading="lazy"
        data-printed={printed || undefined}
      />
      <figcaption>{text}</figcaption>
    </figure>
  );
}
