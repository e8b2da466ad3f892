import { examine } from '../content/checks/check-content.ts';
import { readContent } from '../content/reading/read.ts';
import { showLogos } from '../logo/show.ts';
import { palette } from '../styles/palette.ts';

/** The content, as pages need it. */
export type PageContent = Awaited<ReturnType<typeof loadContent>>;

/** Reads and checks all content. `report` may throw for what the checks find: a faulty logo cannot be drawn. */
export async function loadContent(report: (found: Awaited<ReturnType<typeof examine>>) => void) {
  const content = readContent();
  report(await examine(content));
  const { site, entries, focusPoints, logo } = content;
  const photos = [...content.photos.usable].map(([name, file]) => {
    const { left = 50, top = 50 } = focusPoints[name] ?? {};
    return [name, { file: `content/photos/${file}`, focus: [left, top] as const }] as const;
  });
  const logos = await showLogos(logo.logos, palette(site.colors));
  return { site, entries, photos: Object.fromEntries(photos), logos, icon: logo.icon };
}
