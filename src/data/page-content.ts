import { palette } from '../colors/palette.ts';
import type { SiteContent } from '../content/reading/read.ts';
import { showLogos } from '../logo/show.ts';

/** The content, as pages need it. */
export type PageContent = Awaited<ReturnType<typeof pageContent>>;

/** Makes it of what the files have. */
export async function pageContent({ site, entries, focusPoints, photos, logo }: SiteContent) {
  const placed = [...photos.usable].map(([name, file]) => {
    const { left = 50, top = 50 } = focusPoints[name] ?? {};
    return [name, { file: `content/photos/${file}`, focus: [left, top] as const }] as const;
  });
  const logos = await showLogos(logo.logos, palette(site.colors));
  return { site, entries, photos: Object.fromEntries(placed), logos, icon: logo.icon };
}
