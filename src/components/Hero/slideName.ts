import type { Content } from '../../content/schema.ts';

/** What a slide is called to those who cannot see it: "Slide 2 of 5", for the index 1. */
export function slideName({ slide, slides }: Content<'home'>['hero'], index: number): string {
  return slide.replace('{number}', `${index + 1}`).replace('{count}', `${slides.length}`);
}
