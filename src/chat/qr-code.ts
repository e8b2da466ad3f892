import encodeQR from 'qr';

/** In bytes: of a longer text, a phone's camera cannot tell the modules apart on a screen. */
const longest = 500;

/** Draws an address as the QR code in some images. One that is too long leaves their place empty. */
export function drawCodes(images: HTMLImageElement[], address: string): void {
  // A letter takes two bytes, and escaped six.
  const text = address.replace(/(%[89A-F][\dA-F])+/g, decodeURIComponent);
  const isRead = new TextEncoder().encode(text).length <= longest;
  // Readers need a margin of four modules (ISO/IEC 18004).
  const code = isRead ? encodeQR(text, 'svg', { ecc: 'low', border: 4 }) : '<svg/>';
  const ink = getComputedStyle(document.documentElement).getPropertyValue('--ink');
  const drawn = encodeURIComponent(code.replace('<svg', `<svg fill="${ink}"`));
  for (const image of images) image.src = `data:image/svg+xml,${drawn}`;
}
