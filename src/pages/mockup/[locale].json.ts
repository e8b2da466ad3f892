import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { styleId } from '../../chat/choice.ts';
import { getAll } from '../../data/entries.ts';
import { photoSources } from '../../data/photo-sources.ts';
import { localeCodes } from '../../i18n/locales.ts';
import type { MockupData } from '../../mockup/Mockup.tsx';

export const getStaticPaths = () =>
  localeCodes.map((locale) => ({ params: { locale }, props: { locale } }));

/** What the dialog of the mockup shows. Not in the pages: few visitors open it. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({
  props: { locale },
}) => {
  const { catalog, layout } = (await getAll()).entries[locale];
  const garments = catalog.styles.map(async ({ id, name, plain, printArea: area }) => {
    if (!plain || !area) return [];
    const photo = await photoSources(plain, 'mockup');
    return [
      {
        id,
        item: styleId(id),
        name,
        area,
        photo,
        thumbnail: await photoSources(plain, 'thumbnail'),
      },
    ];
  });
  const data: MockupData = {
    words: { ...catalog.mockup, newTab: layout.newTab },
    garments: (await Promise.all(garments)).flat(),
  };
  return Response.json(data);
};
