import encodeQR from 'qr';
import type { Site } from '../content/schema/site.ts';
import { palette } from '../styles/palette.ts';
import { chatAddress } from './ChatLink.tsx';

/** The modules of a QR code of the bare chat address, with the margin of four that readers need (ISO/IEC 18004). */
export function qrModules(site: Site): boolean[][] {
  return encodeQR(chatAddress(site), 'raw', { border: 4 });
}

/** That code as an SVG image. */
export function qrCode(site: Site): string {
  const { ink, 'paper-light': paper } = palette(site.colors);
  const modules = qrModules(site);
  const side = modules.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -0.5 ${side} ${side}" shape-rendering="crispEdges">
<path fill="${paper}" d="M0-0.5h${side}v${side}H0z"/><path stroke="${ink}" d="${modules.map(drawRow).join('')}"/></svg>`;
}

/** The dark runs of a row, each as a line one module wide. */
function drawRow(row: boolean[], y: number): string {
  const runs = row.map(Number).join('').matchAll(/1+/g);
  return [...runs].map(({ 0: run, index }) => `M${index} ${y}h${run.length}`).join('');
}
