import type { SiteContent } from '../content/reading/read.ts';
import type { Locale } from '../i18n/locales.ts';
import { type Background, fitted, iconFile, isOnPlate, pictureSize, room } from '../logo/logo.ts';

/** The content, as pages need it. */
export type PageContent = Awaited<ReturnType<typeof pageContent>>;

/** Makes it of what the files have. */
export async function pageContent(content: SiteContent) {
  const { folder, site, entries, focusPoints, photos, logo } = content;
  const placed = [...photos.usable].map(([name, file]) => {
    const { left = 50, top = 50 } = focusPoints[name] ?? {};
    return [name, { file: `${folder}/photos/${file}`, focus: [left, top] as const }] as const;
  });
  const logosOn = async (background: Background) => {
    const rows = Object.entries(logo.logos[background]).map(
      async ([locale, name]) =>
        [locale, await shownLogo(`${folder}/logo/${name}`, background)] as const,
    );
    const logos: Partial<Record<Locale, ShownLogo>> = Object.fromEntries(await Promise.all(rows));
    return logos;
  };
  return {
    site,
    entries,
    photos: Object.fromEntries(placed),
    logos: { light: await logosOn('light'), dark: await logosOn('dark') },
    icon: logo.shown.includes(iconFile) && `${folder}/logo/${iconFile}`,
  };
}

type ShownLogo = Awaited<ReturnType<typeof shownLogo>>;

/** A file of the logo as pages show it on a background: its size there, and whether it stands on a plate. */
async function shownLogo(file: string, background: Background) {
  // `npm run dev` runs on where a file does not open.
  const own = await pictureSize(file).catch(() => undefined);
  return { file, size: own && fitted(own, room), isOnPlate: isOnPlate(file, background) };
}
