import { getContent } from '../data/content.ts';

/** Every robot may read everything, and is told where the addresses are. */
export async function GET() {
  const { url } = (await getContent()).site;
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`);
}
