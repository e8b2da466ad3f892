/** One crop of a photograph and where it is used. */
interface Crop {
  media?: string; // the condition for it; the last crop of a preset has none
  ratio: number; // width divided by height
  widths: number[]; // in pixels; the original's own takes the place of wider ones
  sizes: string; // how wide it is on the page, as the `sizes` attribute writes it
}

/** The name that `content/schema/pages.ts` gives a place on a page. */
export type ImagePreset = 'hero' | 'about' | 'service' | 'style';

/** How the photographs of each place are cut; a browser takes the first crop whose condition holds. */
export const imagePresets: Record<ImagePreset, Crop[]> = {
  // Upright for a phone, square for a tablet held upright, else wide.
  hero: [
    {
      media: '(max-aspect-ratio: 2/3)',
      ratio: 3 / 4,
      widths: [480, 750],
      sizes: 'max(100vw, calc((100svh - 22.125rem - 2.6vw) * 0.75))',
    },
    {
      media: '(orientation: portrait)',
      ratio: 1,
      widths: [800, 1200],
      sizes: 'max(100vw, calc(100svh - 22.125rem - 2.6vw))',
    },
    {
      ratio: 2,
      widths: [960, 1440, 1920],
      sizes: 'max(100vw, calc((100svh - 13.125rem - 2.6vw) * 2))',
    },
  ],
  about: [
    { ratio: 4 / 5, widths: [480, 720, 960, 1200], sizes: '(min-width: 48rem) 48rem, 100vw' },
  ],
  service: [
    {
      ratio: 4 / 3,
      widths: [480, 720, 960, 1200],
      sizes: '(min-width: 78rem) 43rem, (min-width: 40rem) 55vw, 92vw',
    },
  ],
  style: [
    {
      ratio: 4 / 5,
      widths: [320, 480, 640, 800],
      sizes: '(min-width: 78rem) 25rem, (min-width: 48rem) 32vw, 50vw',
    },
  ],
};
