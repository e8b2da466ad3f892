import { expect, test } from 'vitest';
import { fillPlaceholders } from '../../src/content/parse/placeholders.ts';
import { readContent } from '../../src/content/parse/read.ts';

const { site } = readContent();

test('a percentage in an Arabic sentence is isolated, so that its sign stays on its side', () => {
  const filled = fillPlaceholders(['خصم حتى 30.5%.', '30%', 'Up to 30%'], site, 'ar');
  expect(filled).toEqual(['خصم حتى \u206630.5%\u2069.', '30%', 'Up to 30%']);
});

test.each([
  ['اتصل على [+20 100 123 4567] أو [03 485 1234].'],
  ['[(02) 2345-6789] و[0020 100 123 4567]، من 10 - 15 يومًا، 2020 - 2024'],
  ['[+20 100 123 4567]'],
  ['أرضي: [+971 4 234 5678]، والسجل 123 456 789'],
])(
  'a phone number in an Arabic sentence is isolated, so that its groups keep their order: %s',
  (text) => {
    const typed = text.replace(/[[\]]/g, '');
    expect(fillPlaceholders('Call +20 100 123 4567', site, 'en')).toBe('Call +20 100 123 4567');
    const isolated = text.replaceAll('[', '\u2066').replaceAll(']', '\u2069');
    expect(fillPlaceholders(typed, { ...site, country: 'EG' }, 'ar')).toBe(isolated);
  },
);

test('placeholders are filled in at any depth, and other braces stay', () => {
  const factory = { ...site, name: { ar: 'مصنع نول', en: 'Loom $& Factory' }, minimum: 80 };
  factory.city = { ar: 'المنصورة، الدقهلية، مصر', en: 'El Mansoura, Dakahlia, Egypt' };
  const items = [{ title: '{name}: {number}, {town}' }, '{minimum} pieces, {country}', 1, null];
  const content = { title: '{name} | {town}', values: { items } };
  expect(fillPlaceholders(content, factory, 'en')).toEqual({
    title: 'Loom $& Factory | El Mansoura',
    values: {
      items: [{ title: 'Loom $& Factory: {number}, El Mansoura' }, '80 pieces, Egypt', 1, null],
    },
  });
  expect(fillPlaceholders('{name} في {town}', factory, 'ar')).toBe('مصنع نول في المنصورة');
});
