import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/language.ts';
import { setWords } from '../../src/share/words.ts';

const zeroWidthNonJoiner = '\u200c';

/** The widths of the pieces of ink that have a gap to their left and right, from the left. */
async function pieces(words: string, language: Language): Promise<number[]> {
  const { data } = await setWords(words, language, '#ffffff');
  const { data: alpha, info } = await sharp(data)
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const columns = Array.from({ length: info.width }, (_, x) =>
    alpha.some((value, index) => index % info.width === x && value > 60) ? '#' : ' ',
  );
  return columns
    .join('')
    .split(/ +/)
    .filter(Boolean)
    .map(({ length }) => length);
}

describe('the words on a preview', () => {
  test('are joined where Arabic joins', async () => {
    expect(await pieces('سسس', 'ar')).toHaveLength(1);
    expect(await pieces([...'سسس'].join(zeroWidthNonJoiner), 'ar')).toHaveLength(3);
  });

  test('run from right to left in Arabic, and a number within them from left to right', async () => {
    const [sin = 0, alef = 0] = await pieces('ا س', 'ar');
    expect(alef).toBeLessThan(sin / 2);
    const [letter = 0, one = 0, zero = 0] = await pieces('س 10', 'ar').then((all) => [
      all.at(-1),
      ...all,
    ]);
    expect(one).toBeLessThan(zero);
    expect(letter).toBeGreaterThan(zero);
  });

  test.each(['ar', 'en'] as const)('fill their box in %s and never leave it', async (language) => {
    for (const words of ['خيط', 'Khayt', 'one thread runs through them all '.repeat(8).trim()]) {
      const { info } = await setWords(words, language, '#ffffff');
      expect(info.width).toBeLessThanOrEqual(500);
      expect(info.height).toBeLessThanOrEqual(200);
      expect(info.width > 250 || info.height > 120).toBe(true);
    }
  });

  test('are not broken at a hyphen', async () => {
    const size = async (words: string) => (await setWords(words, 'en', '#ffffff')).info;
    const hyphened = await size('Hoodies and t-shirts in your name');
    const unbreakable = await size('Hoodies and t·shirts in your name');
    expect(Math.abs(hyphened.width - unbreakable.width)).toBeLessThan(10);
    expect(Math.abs(hyphened.height - unbreakable.height)).toBeLessThan(10);
  });

  test('may hold what markup is made of', async () => {
    expect(await pieces('< & >', 'en')).toHaveLength(3);
  });

  test('are drawn with the site’s own typeface, on a machine that has no font', async () => {
    const folder = mkdtempSync(`${tmpdir()}/khayt-fonts-`);
    writeFileSync(`${folder}/none.conf`, '<fontconfig/>');
    const words = 'خيط 50 Khayt';
    const program = `
      const { setWords } = await import('./src/share/words.ts');
      const { data } = await setWords('${words}', 'ar', '#ffffff');
      process.stdout.write(data.toString('base64'));`;
    const elsewhere = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      env: { ...process.env, FONTCONFIG_FILE: `${folder}/none.conf` },
      encoding: 'utf8',
    });
    const { data, info } = await setWords(words, 'ar', '#ffffff');
    const grey = (picture: Buffer) =>
      sharp(picture)
        .resize({ width: info.width, height: info.height, fit: 'fill' })
        .extractChannel('alpha')
        .raw()
        .toBuffer();
    const [here, there] = await Promise.all([grey(data), grey(Buffer.from(elsewhere, 'base64'))]);
    const difference = here.reduce(
      (sum, value, index) => sum + Math.abs(value - (there[index] as number)),
      0,
    );
    // Machines round the edges of letters in their own way, by a pixel at most.
    expect(difference / here.length / 255).toBeLessThan(0.03);
  });
});
