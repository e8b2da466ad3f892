import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { chatData } from '../../chat/data.ts';
import { getContent } from '../../data/content.ts';
import { localeCodes } from '../../i18n/locales.ts';
import { mockupData } from '../../mockup/data.ts';

const scripts = Object.entries({ chat: chatData, mockup: mockupData });

export const getStaticPaths = () =>
  scripts.flatMap(([script, dataIn]) =>
    localeCodes.map((locale) => ({ params: { script, locale }, props: { dataIn, locale } })),
  );

/** What a script needs to know. Not in the pages: they are read before anything is chosen, and few open the mockup. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({
  props: { dataIn, locale },
}) => Response.json(await dataIn(await getContent(), locale));
