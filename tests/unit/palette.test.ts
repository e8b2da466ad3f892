import { expect, test } from 'vitest';
import { type Colors, contrastMistake, contrasts } from '../../src/styles/palette.ts';

const colors = { ink: '#14213d', paper: '#f6f1e7', thread: '#e0a526', clay: '#b4491c' };

test.each([
  ['ink', '#f6f1e7', '✗✗✗✓'],
  ['thread', '#f6f1e7', '✓✗✗✓'],
  ['thread', '#14213d', '✗✓✗✓'],
  ['clay', '#e0a526', '✓✗✓✗'],
] as const)(
  '%s as %s: the forms show %s, and the color that is proposed works',
  (name, color, signs) => {
    const changed: Colors = { ...colors, [name]: color };
    expect(contrasts(colors).join()).not.toContain('✗');
    expect(contrasts(changed).join('').replace(/[^✓✗]/g, '')).toBe(signs);
    const mistake = contrastMistake(changed);
    const mended = mistake && { ...changed, [mistake.name]: mistake.values?.better };
    expect(contrastMistake(mended as Colors)).toBeUndefined();
  },
);
