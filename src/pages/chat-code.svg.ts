import type { APIRoute } from 'astro';
import { chatAddress } from '../chat/address.ts';
import { getContent } from '../data/content.ts';
import { qrCode } from '../graphics/qr-code.ts';

/** The QR code of the chat without a message, one file for all pages. */
export const GET: APIRoute = async () => {
  const { site } = await getContent();
  const { svg } = qrCode(chatAddress(site), site.colors);
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
};
