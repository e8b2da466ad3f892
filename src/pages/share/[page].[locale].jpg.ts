import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { localeCodes } from '../../i18n/locales.ts';
import { pages } from '../../i18n/routes.ts';
import { drawSocialImage } from '../../seo/social-image.ts';

export const getStaticPaths = () =>
  localeCodes.flatMap((locale) =>
    pages.map((page) => ({ params: { page, locale }, props: { page, locale } })),
  );

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(new Uint8Array(await drawSocialImage(props.page, props.locale)), {
    headers: { 'Content-Type': 'image/jpeg' },
  });
