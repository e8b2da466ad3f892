import { styleId } from '../chat/choice.ts';
import type { PageContent } from '../data/content-loader.ts';
import { photoSources } from '../data/photo-sources.ts';
import type { Locale } from '../i18n/locales.ts';

export type MockupData = Awaited<ReturnType<typeof mockupData>>;
export type MockupStyle = MockupData['styles'][number];

/** The words of the dialog, and the styles that a logo can be tried on. */
export async function mockupData({ entries }: PageContent, locale: Locale) {
  const { catalog, layout } = entries[locale];
  const styles = catalog.styles.map(async ({ id, name, plain, printArea: area }) => {
    if (!plain || !area) return [];
    const photo = await photoSources(plain, 'mockup');
    const thumbnail = await photoSources(plain, 'thumbnail');
    return [{ id, itemId: styleId(id), name, area, photo, thumbnail }];
  });
  return {
    words: { ...catalog.mockup, newTab: layout.newTab },
    styles: (await Promise.all(styles)).flat(),
  };
}
