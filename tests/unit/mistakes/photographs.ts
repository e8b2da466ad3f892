import type { Mistake } from './mistake.ts';

/** What names no photograph, or no point in one. */
export const photographs: Mistake[] = [
  [
    'a misspelt photograph',
    'ar/catalog.yaml',
    /( {4}photo:\n {6}name: )(\S+)/,
    '$1$2x',
    'products[1].photo.name names a photograph that is not in content/photos, $2x: did you mean $2?',
    1,
  ],
  [
    'a photograph that is not there',
    'ar/home.yaml',
    /photo: .*/,
    'photo: summer-collection',
    'hero.slides[1].photo names a photograph that is not in content/photos, summer-collection.',
  ],
  [
    'a point for a photograph that is not there',
    'photos.yaml',
    /^([\w-]+):$/m,
    '$1x:',
    '$1x names a photograph that is not in content/photos, $1x: did you mean $1?',
  ],
  [
    'a point outside the photograph',
    'photos.yaml',
    /^([\w-]+):\n {2}focus: .*/m,
    '$1:\n  focus: [50, 120]',
    '$1.focus[2] must be at most 100.',
    1,
  ],
  [
    'half a point',
    'photos.yaml',
    /^([\w-]+):\n {2}focus: .*/m,
    '$1:\n  focus: [50]',
    '$1.focus must have 2 items.',
    1,
  ],
  [
    'a point in per cent signs',
    'photos.yaml',
    /^([\w-]+):\n {2}focus: .*/m,
    '$1:\n  focus: [50%, 20%]',
    '$1.focus[1] must be a number: only digits and a point.',
    1,
  ],
];
