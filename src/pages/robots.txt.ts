import { getIdentity } from '../content/entries.ts';

/** Every robot may read everything, and is told where the addresses are. */
export async function GET() {
  const { address } = await getIdentity();
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`);
}
