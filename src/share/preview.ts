import { readContent } from '../content/read.ts';
import type { Language, Page } from '../language.ts';

/** The size that WhatsApp, Facebook and X show whole, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;

/**
 * What the picture beside a shared link shows: the page's heading over its photographs.
 * @throws ContentError when a content file has a mistake
 */
export function readPreview(page: Page, language: Language) {
  const content = readContent(page, language);
  const words = 'hero' in content ? (content.hero.slides[0]?.text as string) : content.heading;
  const { photos, alt } = content.preview;
  return { words, photos, alt: `${words} | ${alt}`, path: `/share/${page}.${language}.jpg` };
}
