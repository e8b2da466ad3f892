import type { APIRoute } from 'astro';
import { readIdentity } from '../content/read.ts';
import { contactCard } from '../share/contact-card.ts';

export const GET: APIRoute = async () =>
  new Response(await contactCard(readIdentity()), {
    headers: { 'Content-Type': 'text/vcard; charset=utf-8' },
  });
