import type { PageContent } from '../data/content-loader.ts';
import { photoSources } from '../data/photo-sources.ts';
import type { Locale } from '../i18n/locales.ts';
import { styleId } from './choice.ts';
import { chatData, type PageChatData } from './data.ts';

/** What the chat's script needs to know, with the small photographs that the tray shows. */
export async function chatDataWithPhotos(
  content: PageContent,
  locale: Locale,
): Promise<PageChatData> {
  const { styles } = content.entries[locale].catalog;
  const thumbnails = styles.map(async ({ id, photo }) => {
    const { src } = await photoSources(photo, 'thumbnail');
    return [styleId(id), src] as const;
  });
  return {
    ...chatData(content, locale),
    thumbnails: Object.fromEntries(await Promise.all(thumbnails)),
  };
}
