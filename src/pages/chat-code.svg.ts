import type { APIRoute } from 'astro';
import encodeQR from 'qr';
import { chatAddress } from '../chat/address.ts';
import { palette } from '../colors/palette.ts';
import { getContent } from '../data/content.ts';

/** The QR code of the chat without a message, in the site's colors: one file for all pages. */
export const GET: APIRoute = async () => {
  const { site } = await getContent();
  const { ink, 'paper-light': paper } = palette(site.colors);
  // Readers need a margin of four modules (ISO/IEC 18004).
  const code = encodeQR(chatAddress(site), 'svg', { border: 4 });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" fill="${ink}" shape-rendering="crispEdges"><path fill="${paper}" d="M0 0h10v10H0z"/>${code}</svg>`;
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
};
