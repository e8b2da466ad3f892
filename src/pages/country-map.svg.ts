import type { APIRoute } from 'astro';
import { getContent } from '../data/content.ts';
import { countryMap } from '../graphics/country-map.ts';

/** The map on which the factory's place is seen before, and without, Google's. */
export const GET: APIRoute = async () => {
  const { site } = await getContent();
  const svg = countryMap(site.coordinates, site.colors);
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
};
