import type { APIRoute } from 'astro';
import { getAll } from '../data/entries.ts';
import { qrCode } from '../graphics/qr-code.ts';

/** The QR code of the chat, one file for all pages. */
export const GET: APIRoute = async () => {
  const { site } = await getAll();
  return new Response(qrCode(site).svg, { headers: { 'Content-Type': 'image/svg+xml' } });
};
