import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { icons } from '../share/icons.ts';

export const getStaticPaths = () =>
  Object.entries(icons).map(([icon, props]) => ({ params: { icon }, props }));

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({
  props: { size, draw },
}) =>
  new Response(new Uint8Array(await draw(size).png().toBuffer()), {
    headers: { 'Content-Type': 'image/png' },
  });
