import type { Mistake } from './mistake.ts';

/** What one language has and the other has not. */
export const twins: Mistake[] = [
  [
    'a product in one language only',
    'en/catalog.yaml',
    /^products:\n {2}- id: (\S+)\n(?: {4}.*\n)+/m,
    'products:\n',
    'products lacks $1, which content/ar/catalog.yaml has: add it here, or remove it there.',
  ],
  [
    'a product under another id',
    'en/catalog.yaml',
    /id: (\S+)/,
    'id: $1-new',
    'products[1].id is $1-new, and in content/ar/catalog.yaml it is $1: both languages need the same.',
  ],
  [
    'a slide with another photograph',
    'en/home.yaml',
    /(photo: )(.*)(\n.*\n +photo: )(.*)/,
    '$1$4$3$4',
    'hero.slides[1].photo is $4, and in content/ar/home.yaml it is $2: both languages need the same.',
  ],
  [
    'another photograph beside a shared link',
    'en/about.yaml',
    /^( {2}photos: \[)([\w-]+)/m,
    '$1hero-rail',
    'preview.photos[1] is hero-rail, and in content/ar/about.yaml it is $2: both languages need the same.',
  ],
  [
    'another figure in one language',
    'en/layout.yaml',
    /numeral: "(.*)"/,
    'numeral: "7"',
    'facts[1].numeral is 7, and in content/ar/layout.yaml it is $1: both languages need the same.',
  ],
  [
    'a figure in one language only',
    'ar/services.yaml',
    / {4}- icon: (.*)\n {6}numeral: "(.*)"\n/,
    '    - icon: $1\n',
    'traders.items[1].numeral is missing, and in content/en/services.yaml it is $2: both languages need the same.',
  ],
];
