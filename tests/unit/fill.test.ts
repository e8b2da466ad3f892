import { expect, test } from 'vitest';
import { fillIdentity } from '../../src/content/fill.ts';
import { readIdentity } from '../../src/content/read.ts';

const identity = {
  ...readIdentity(),
  name: { ar: 'مصنع نول', en: 'Loom Factory' },
  shortName: { ar: 'نول', en: 'Loom' },
};

test('writes the factory’s name into texts at any depth, in their language', () => {
  const content = { title: '{name} | Home', items: [{ text: 'Why {shortName}?' }] };
  expect(fillIdentity(content, identity, 'en')).toEqual({
    title: 'Loom Factory | Home',
    items: [{ text: 'Why Loom?' }],
  });
  expect(fillIdentity('لماذا {shortName}؟', identity, 'ar')).toBe('لماذا نول؟');
});

test('leaves other braces and other values alone', () => {
  expect(fillIdentity('Slide {number} of {count}', identity, 'en')).toBe(
    'Slide {number} of {count}',
  );
  expect(fillIdentity([1, null, true], identity, 'en')).toEqual([1, null, true]);
});
