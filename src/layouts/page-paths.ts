import { getCommon, getContent } from '../content/entries.ts';
import type { ContentName } from '../content/schema.ts';
import { localePaths } from '../i18n/routes.ts';

/** What `getStaticPaths` of a page's route returns: every language, with what the page shows in it. */
export function pagePaths<Name extends ContentName>(name: Name) {
  return Promise.all(
    localePaths().map(async ({ params, props: { locale } }) => ({
      params,
      props: { common: await getCommon(locale), content: await getContent(name, locale) },
    })),
  );
}
