import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { readContent } from '../../src/content/reading/read.ts';
import { drawSocialImage } from '../../src/graphics/social-image.ts';
import { palette } from '../../src/styles/palette.ts';
import { temporaryFolder } from './temporary.ts';

const content = { ...readContent(), logos: { paper: {}, ink: {} } };
const cutOut = `${temporaryFolder()}/shirt.png`;
vi.mock('../../src/data/entries.ts', () => ({
  getAll: () => content,
  getContent: (page: 'about', locale: 'en') => content.entries[locale][page],
  getPhoto: () => ({ file: cutOut, focus: [50, 50] }),
}));

test('a cut-out stands on the ground that it has on the pages', async () => {
  const background = '#0000';
  await sharp({ create: { width: 1200, height: 1200, channels: 4, background } }).toFile(cutOut);
  const picture = sharp(await drawSocialImage('about', 'en'));
  const corner = await picture.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  const ground = palette(content.site.colors).stone.match(/\w\w/g) ?? [];
  for (const [index, value] of ground.entries()) {
    expect(Math.abs(Number.parseInt(value, 16) - (corner[index] as number))).toBeLessThan(4);
  }
});
