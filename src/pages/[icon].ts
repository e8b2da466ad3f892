import type { APIRoute } from 'astro';
import { iconPng, iconSvg } from '../graphics/site-icon.ts';

const icons: Record<string, () => Promise<string | Buffer>> = {
  'favicon.svg': iconSvg,
  // A PNG: browsers go by the bytes of an icon, not by its name.
  'favicon.ico': async () => (await iconPng(32)).toBuffer(),
  'apple-touch-icon.png': async () => (await iconPng(180, { isOpaque: true })).toBuffer(),
  'icon-512.png': async () => (await iconPng(512)).toBuffer(),
};

export const getStaticPaths = () => Object.keys(icons).map((icon) => ({ params: { icon } }));

/** The site's icon, in each format that browsers and phones ask for. */
export const GET: APIRoute = async ({ params: { icon = '' } }) => {
  const type = icon.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
  const bytes = (await icons[icon]?.()) ?? '';
  return new Response(new Uint8Array(Buffer.from(bytes)), { headers: { 'Content-Type': type } });
};
