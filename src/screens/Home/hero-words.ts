import type { Content } from '../../content/schema/pages.ts';

/** The hero's content, with the texts of its slides alone. */
export type HeroWords = Omit<Content<'home'>['hero'], 'slides'> & { slides: string[] };

/** What a slide is called to those who cannot see it: "Slide 2 of 5", for the index 1. */
export function slideName({ slide, slides }: HeroWords, index: number): string {
  return slide.replace('{number}', `${index + 1}`).replace('{count}', `${slides.length}`);
}
