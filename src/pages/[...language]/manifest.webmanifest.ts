import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { getAll } from '../../data/entries.ts';
import { locales } from '../../i18n/locales.ts';
import { localePaths, pathOf } from '../../i18n/routes.ts';

export const getStaticPaths = () => localePaths();

/** What a phone needs to put the site on its home screen. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({
  props: { locale },
}) => {
  const { name, shortName, colors } = (await getAll()).site;
  return Response.json({
    name: name[locale],
    short_name: shortName[locale],
    lang: locale,
    dir: locales[locale].direction,
    start_url: pathOf('home', locale),
    // A shortcut, not an application: who came from a chat keeps the address bar, to share on.
    display: 'browser',
    theme_color: colors.paper,
    background_color: colors.paper,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable', type: 'image/png' },
    ],
  });
};
