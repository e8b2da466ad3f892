import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { drawSocialImage } from '../../graphics/social-image.ts';
import { everyPage } from '../../i18n/routes.ts';

export const getStaticPaths = () =>
  everyPage.map(({ page, locale }) => ({ params: { page, locale }, props: { page, locale } }));

/** The social image of a page. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(new Uint8Array(await drawSocialImage(props.page, props.locale)));
