import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { chatAddress } from '../../chat/address.ts';
import { categoryId, styleId } from '../../chat/choice.ts';
import type { ChatData } from '../../chat/show-choice.ts';
import { getAll } from '../../data/entries.ts';
import { localeCodes } from '../../i18n/locales.ts';
import { pathOf } from '../../i18n/routes.ts';

export const getStaticPaths = () =>
  localeCodes.map((locale) => ({ params: { locale }, props: { locale } }));

/** What the chat's script needs to know. Not in the pages: they are read before anything is chosen. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({
  props: { locale },
}) => {
  const { site, entries } = await getAll();
  const { catalog, layout } = entries[locale];
  const { audiences, email } = entries[locale]['start-project'];
  const { label, chosen, tooMany, fromLink, counts, pieceCounts, message, more, total } =
    catalog.choice;
  const styles = catalog.styles.map(({ id, name }) => [styleId(id), name]);
  const minimums = catalog.styles.flatMap(({ id, minimum }) =>
    minimum ? [[styleId(id), minimum]] : [],
  );
  const categories = catalog.categories.items.map(({ id, name }) => [categoryId(id), name]);
  const names = Object.fromEntries([...styles, ...categories]);
  const greetings = Object.entries(audiences).map(([audience, { greeting }]) => [
    audience,
    greeting,
  ]);
  const data: ChatData = {
    ...{ label, chosen, tooMany, fromLink, counts, pieceCounts, message, more, total },
    locale,
    catalog: pathOf('catalog', locale),
    startProject: pathOf('start-project', locale),
    audiences: Object.keys(audiences),
    items: Object.keys(names),
    quantities: site.quantities,
    minimum: site.minimum,
    minimums: Object.fromEntries(minimums),
    names,
    chat: chatAddress(site),
    chatLabel: layout.chat.label,
    email: site.email,
    subject: email.subject,
    greeting: layout.chat.greeting,
    greetings: Object.fromEntries(greetings),
  };
  return Response.json(data);
};
