import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { getContent } from '../../data/content.ts';
import { localeCodes } from '../../i18n/locales.ts';
import { mockupData } from '../../mockup/data.ts';

export const getStaticPaths = () =>
  localeCodes.map((locale) => ({ params: { locale }, props: { locale } }));

/** What the dialog of the mockup shows. Not in the pages: few visitors open it. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({
  props: { locale },
}) => Response.json(await mockupData(await getContent(), locale));
