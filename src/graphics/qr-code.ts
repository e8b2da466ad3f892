import encodeQR from 'qr';
import { type Colors, palette } from '../styles/palette.ts';

/** The side of a module in CSS pixels: whole, so that its edges stay sharp. */
const pixels = 5;

/** The QR code of an address: an SVG image, and its side in CSS pixels. */
export function qrCode(address: string, colors: Colors): { svg: string; size: number } {
  const { ink, 'paper-light': paper } = palette(colors);
  // Readers need a margin of four modules (ISO/IEC 18004).
  const modules = encodeQR(address, 'raw', { border: 4 });
  const side = modules.length;
  const size = side * pixels;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 -0.5 ${side} ${side}" shape-rendering="crispEdges">
<path fill="${paper}" d="M0-0.5h${side}v${side}H0z"/><path stroke="${ink}" d="${modules.map(drawRow).join('')}"/></svg>`;
  return { svg, size };
}

/** The dark runs of a row, each as a line one module wide. */
function drawRow(row: boolean[], y: number): string {
  const runs = row.map(Number).join('').matchAll(/1+/g);
  return [...runs].map(({ 0: run, index }) => `M${index} ${y}h${run.length}`).join('');
}
