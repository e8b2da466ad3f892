import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { chatDataWithPhotos } from '../../chat/thumbnails.ts';
import { getContent } from '../../data/content.ts';
import type { PageContent } from '../../data/content-loader.ts';
import { type Locale, localeCodes } from '../../i18n/locales.ts';
import { mockupData } from '../../mockup/data.ts';
import { heroData } from '../../screens/Home/hero-data.ts';

const scripts = Object.entries({
  chat: chatDataWithPhotos,
  mockup: mockupData,
  hero: ({ site, entries }: PageContent, locale: Locale) =>
    heroData(entries[locale].home.hero, { site, locale, words: entries[locale].layout }),
});

export const getStaticPaths = () =>
  scripts.flatMap(([script, dataIn]) =>
    localeCodes.map((locale) => ({ params: { script, locale }, props: { dataIn, locale } })),
  );

/** What a script needs to know. Not in the pages: they are read before anything is chosen, and few open the mockup. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({
  props: { dataIn, locale },
}) => Response.json(await dataIn(await getContent(), locale));
