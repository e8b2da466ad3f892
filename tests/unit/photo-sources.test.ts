import { expect, test, vi } from 'vitest';
import { readContent } from '../../src/content/parse/read.ts';

const [file] = readContent().photos.usable.values();
const getImage = vi.fn((_: { format: string; effort?: number }) => ({
  src: '',
  srcSet: { attribute: '' },
}));
vi.doMock('astro:assets', () => ({ getImage }));

test.each([
  ['', 4],
  ['fast', 1],
])('with IMAGES=%j photographs are compressed with effort %d', async (images, effort) => {
  vi.stubEnv('IMAGES', images);
  vi.resetModules();
  getImage.mockClear();
  const { photoSources } = await import('../../src/data/photo-sources.ts');
  const photo = { file: `content/photos/${file}`, focus: [50, 50], background: '#fff' } as const;
  await photoSources(photo, 'hero');
  const avif = getImage.mock.calls.filter(([{ format }]) => format === 'avif');
  expect(avif.length).toBeGreaterThan(0);
  for (const [options] of avif) expect(options.effort).toBe(effort);
});
