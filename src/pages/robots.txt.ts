import { readIdentity } from '../content/read.ts';

/** Every robot may read everything, and is told where the addresses are. */
export function GET() {
  return new Response(
    `User-agent: *\nAllow: /\n\nSitemap: ${readIdentity().address}/sitemap.xml\n`,
  );
}
