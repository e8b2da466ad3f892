import { expect, test, vi } from 'vitest';
import { readContent } from '../../src/content/reading/read.ts';

const [file] = readContent().photos.usable.values();
const getImage = vi.fn((_: { format: string; effort?: number }) => ({
  src: '',
  srcSet: { attribute: '' },
}));
vi.doMock('astro:assets', () => ({ getImage }));
vi.doMock('../../src/data/content.ts', () => ({
  getContent: readContent,
  getPhoto: () => ({ file: `content/photos/${file}`, focus: [50, 50] }),
}));

test.each([
  ['', 4],
  ['fast', 1],
])('with IMAGES=%j photographs are compressed with effort %d', async (images, effort) => {
  vi.stubEnv('IMAGES', images);
  vi.resetModules();
  getImage.mockClear();
  const { photoSources } = await import('../../src/data/photo-sources.ts');
  await photoSources('any', 'hero');
  const avif = getImage.mock.calls.filter(([{ format }]) => format === 'avif');
  expect(avif.length).toBeGreaterThan(0);
  for (const [options] of avif) expect(options.effort).toBe(effort);
});

test('beside a mistake in its file, a photograph is found by its name as it is written', async () => {
  const [wanted, other] = [{ file: 'IMG 4711.JPG' }, { file: 'a.jpg' }];
  const data = { photos: { a: other, 'img-4711': wanted } };
  vi.doMock('astro:content', () => ({ getEntry: () => ({ data }) }));
  vi.doUnmock('../../src/data/content.ts');
  vi.resetModules();
  const { getPhoto } = await import('../../src/data/content.ts');
  expect(await getPhoto('IMG 4711.JPG')).toBe(wanted);
  expect(await getPhoto('gone')).toBe(other);
});
