import type { APIRoute } from 'astro';
import { contactCard } from '../share/contact-card.ts';

export const GET: APIRoute = async () =>
  new Response(await contactCard(), { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
