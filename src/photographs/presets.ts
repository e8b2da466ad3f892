/** One crop of a photograph and where it is used. */
export interface Crop {
  media?: string; // the condition for it; the last crop of a preset has none
  ratio?: number; // width divided by height; without one, the whole photograph
  widths: number[]; // in pixels; the original's own takes the place of wider ones
  sizes: string; // how wide it usually is, in CSS; most browsers measure a lazy picture instead
}

/** The height of the hero (`hero.css`): the window without the header (`tokens.css`) and the figures, in rem. */
const heroHeight = (header: number) => `(100svh - ${header + 8.125}rem - 2.6vw)`;

/** How the photographs of each place are cut; a browser takes the first crop whose condition holds. */
export const imagePresets = {
  // It fills the upper 65 % of an upright window, and all of any other. So it is as wide as the window, or wider where only
  // that covers its height.
  hero: [
    {
      media: '(max-aspect-ratio: 2/3)',
      ratio: 1,
      widths: [640],
      sizes: `max(100vw, calc(${heroHeight(4)} * 0.65))`,
    },
    {
      media: '(orientation: portrait)',
      ratio: 3 / 2,
      widths: [1200],
      sizes: `max(100vw, calc(${heroHeight(4)} * 0.975))`,
    },
    // In a wide window it is a tenth wider than that (`hero.css`).
    { ratio: 8 / 5, widths: [1280, 1920], sizes: `max(110vw, calc(${heroHeight(5)} * 1.6))` },
  ],
  // Beside the words of a middle window it is tall.
  about: [
    {
      media: '(min-width: 90rem), (max-width: 47.99rem)',
      ratio: 1,
      widths: [480, 720, 960, 1200],
      sizes: '(min-width: 90rem) 56rem, 100vw',
    },
    { ratio: 4 / 5, widths: [480, 720, 960, 1200], sizes: '38rem' },
  ],
  // Uncropped: the visitor's name is set on it.
  label: [{ widths: [1080, 1600], sizes: '(min-width: 64rem) 60vw, 140vw' }],
  audience: [
    {
      ratio: 4 / 3,
      widths: [750, 1180],
      sizes: '(min-width: 78rem) 43rem, (min-width: 40rem) 55vw, 92vw',
    },
  ],
  // A strip on a phone, a row of three to five where there is room.
  work: [
    {
      ratio: 4 / 5,
      widths: [480, 720],
      sizes: '(min-width: 64rem) 25vw, 78vw',
    },
  ],
  // From edge to edge, or beside a desk's words.
  values: [
    { media: '(min-width: 64rem)', ratio: 1, widths: [480, 720, 960], sizes: '42vw' },
    { ratio: 3 / 2, widths: [480, 800, 1080], sizes: '100vw' },
  ],
  // On a phone it stands beside its words.
  service: [
    {
      ratio: 4 / 3,
      widths: [480, 720, 960, 1200],
      sizes: '(min-width: 64rem) 37rem, (min-width: 40rem) 92vw, 37vw',
    },
  ],
  style: [
    {
      ratio: 4 / 5,
      widths: [480, 720],
      sizes: '(min-width: 78rem) 25rem, (min-width: 48rem) 32vw, 50vw',
    },
  ],
  // Uncropped, and as wide as the picture that the visitor sends.
  mockup: [{ widths: [1200], sizes: '1200px' }],
  // Four in a row.
  offer: [{ ratio: 4 / 5, widths: [288, 576], sizes: '(min-width: 40rem) 18rem, 46vw' }],
  thumbnail: [{ ratio: 4 / 5, widths: [288], sizes: '4.5rem' }],
  // The build draws it: several photographs share its width.
  socialImage: [{ ratio: 40 / 21, widths: [1200], sizes: '1200px' }],
} satisfies Record<string, Crop[]>;

/** The name of a place that shows photographs. */
export type ImagePreset = keyof typeof imagePresets;
