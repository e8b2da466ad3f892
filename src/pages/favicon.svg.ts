import type { APIRoute } from 'astro';
import { drawing } from '../share/icons.ts';

export const GET: APIRoute = () =>
  new Response(drawing, { headers: { 'Content-Type': 'image/svg+xml' } });
