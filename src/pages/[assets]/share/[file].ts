import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { socialImage, socialImageFile } from '../../../graphics/social-image-file.ts';
import { everyPage } from '../../../i18n/routes.ts';

export const getStaticPaths = () =>
  Promise.all(
    everyPage.map(async ({ page, locale }) => ({
      // Astro takes no route of a folder whose name begins so.
      params: { assets: '_astro', file: await socialImageFile(page, locale) },
      props: { page, locale },
    })),
  );

/** The social image of a page. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(new Uint8Array(await socialImage(props.page, props.locale)));
