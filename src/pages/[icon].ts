import type { APIRoute } from 'astro';
import { iconPng, iconSvg } from '../seo/icons.ts';
import { token } from '../styles/tokens.ts';

/** On a dark bar of tabs the icon's two colors change places. */
const onDark = `<style>@media(prefers-color-scheme:dark){rect{fill:${token('thread')}}g{stroke:${token('ink')}}}</style>`;

const icons: Record<string, () => string | Promise<Buffer>> = {
  'favicon.svg': () => iconSvg('any', true, onDark),
  // A PNG: browsers go by the bytes of an icon, not by its name.
  'favicon.ico': () => iconPng(32).toBuffer(),
  'apple-touch-icon.png': () => iconPng(180, 'any', false).toBuffer(),
  'icon-192.png': () => iconPng(192).toBuffer(),
  'icon-512.png': () => iconPng(512).toBuffer(),
  'icon-maskable-512.png': () => iconPng(512, 'maskable', false).toBuffer(),
};

export const getStaticPaths = () => Object.keys(icons).map((icon) => ({ params: { icon } }));

/** The site's icon, in each form that browsers and phones ask for. */
export const GET: APIRoute = async ({ params: { icon = '' } }) => {
  const type = icon.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
  const bytes = (await icons[icon]?.()) ?? '';
  return new Response(new Uint8Array(Buffer.from(bytes)), { headers: { 'Content-Type': type } });
};
