import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { chatData } from '../../chat/data.ts';
import { getContent } from '../../data/content.ts';
import { localeCodes } from '../../i18n/locales.ts';

export const getStaticPaths = () =>
  localeCodes.map((locale) => ({ params: { locale }, props: { locale } }));

/** What the chat's script needs to know. Not in the pages: they are read before anything is chosen. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({
  props: { locale },
}) => Response.json(chatData(await getContent(), locale));
