import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { readIdentity } from '../../content/read.ts';
import { addressOf, languagePaths, languages } from '../../language.ts';
import { colours } from '../../share/colours.ts';

export const getStaticPaths = () => languagePaths();

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({
  props: { language },
}) => {
  const { name, shortName } = readIdentity();
  const png = { type: 'image/png' };
  return Response.json(
    {
      name: name[language],
      short_name: shortName[language],
      lang: language,
      dir: languages[language].direction,
      start_url: addressOf('home', language),
      scope: '/',
      // A shortcut, and no application: who came from a chat keeps the address bar, to share on.
      display: 'browser',
      theme_color: colours.paper,
      background_color: colours.paper,
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', ...png },
        { src: '/icon-512.png', sizes: '512x512', ...png },
        { src: '/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable', ...png },
      ],
    },
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
};
