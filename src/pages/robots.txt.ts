import { getAll } from '../data/entries.ts';

/** Every robot may read everything, and is told where the addresses are. */
export async function GET() {
  const { url } = (await getAll()).site;
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`);
}
