import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { languageCodes, pages } from '../../language.ts';
import { drawPreview } from '../../share/picture.ts';

export const getStaticPaths = () =>
  languageCodes.flatMap((language) =>
    pages.map((page) => ({ params: { page, language }, props: { page, language } })),
  );

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(new Uint8Array(await drawPreview(props.page, props.language)), {
    headers: { 'Content-Type': 'image/jpeg' },
  });
