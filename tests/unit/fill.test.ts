import { expect, test } from 'vitest';
import { fillIdentity } from '../../src/content/fill.ts';
import { readContent } from '../../src/content/read.ts';

test('the factory’s name is written into texts at any depth, and other braces stay', () => {
  const identity = {
    ...readContent().identity,
    name: { ar: 'مصنع نول', en: 'Loom Factory' },
    shortName: { ar: 'نول', en: 'Loom' },
  };
  const content = { title: '{name} | Home', items: [{ text: '{shortName}: {number}' }, 1, null] };
  expect(fillIdentity(content, identity, 'en')).toEqual({
    title: 'Loom Factory | Home',
    items: [{ text: 'Loom: {number}' }, 1, null],
  });
  expect(fillIdentity('لماذا {shortName}؟', identity, 'ar')).toBe('لماذا نول؟');
});
