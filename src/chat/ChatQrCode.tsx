import encodeQR from 'qr';
import type { Common } from '../data/page-props.ts';
import { chatAddress } from './ChatLink.tsx';
import css from './ChatQrCode.module.css';

/** The side of a module in CSS pixels: whole, so that its edges stay sharp. */
const pixels = 5;

/** A QR code of the bare chat address, on wide screens and paper: from there to the phone. */
export function ChatQrCode({ common }: { common: Common }) {
  const { label, text } = common.words.chat.qrCode;
  // Readers need a margin of four modules (ISO/IEC 18004).
  const modules = encodeQR(chatAddress(common.site), 'raw', { border: 4 });
  const side = modules.length;
  return (
    <figure className={css.qrCode}>
      <svg
        role="img"
        aria-label={label}
        width={side * pixels}
        height={side * pixels}
        viewBox={`0 -0.5 ${side} ${side}`}
      >
        <path d={modules.map(drawRow).join('')} />
      </svg>
      <figcaption>{text}</figcaption>
    </figure>
  );
}

/** The dark runs of a row, each as a line one module wide. Relative steps are alike, and compress to half. */
function drawRow(row: boolean[], y: number): string {
  const runs = row.map(Number).join('').match(/1+|0+/g) ?? [];
  const steps = runs.map((run) => (run[0] === '1' ? `h${run.length}` : `m${run.length} 0`));
  return `M0 ${y}${steps.join('')}`;
}
