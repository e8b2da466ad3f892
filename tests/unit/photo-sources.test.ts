import { expect, test, vi } from 'vitest';
import { readContent } from '../../src/content/parse/read.ts';
import { type ImagePreset, imagePresets } from '../../src/photographs/presets.ts';
import service from '../../src/photographs/service.ts';
import { cloth, similarity } from '../helpers/similarity.ts';

const [file] = readContent().photos.usable.values();
const getImage = vi.fn((_: { format: string; effort?: number; position: string }) => ({
  src: '',
  srcSet: { attribute: '' },
}));
vi.doMock('astro:assets', () => ({ getImage }));

test.each([
  ['', 4],
  ['fast', 1],
])(
  'with IMAGES=%j photographs are cut around their point and compressed with effort %d',
  async (images, effort) => {
    vi.stubEnv('IMAGES', images);
    vi.resetModules();
    getImage.mockClear();
    const { photoSources } = await import('../../src/data/photo-sources.ts');
    const photo = { file: `content/photos/${file}`, focus: [7, 93], background: '#fff' } as const;
    await photoSources(photo, 'hero');
    // From left and from top, as `object-position` has them.
    for (const [{ position }] of getImage.mock.calls) expect(position).toBe('7% 93%');
    const avif = getImage.mock.calls.filter(([{ format }]) => format === 'avif');
    expect(avif.length).toBeGreaterThan(0);
    for (const [options] of avif) expect(options.effort).toBe(effort);
  },
);

test('as it is published, a photograph looks like its original in every place', async () => {
  vi.stubEnv('IMAGES', '');
  vi.resetModules();
  getImage.mockClear();
  const { photoSources } = await import('../../src/data/photo-sources.ts');
  const photo = { file: `content/photos/${file}`, focus: [50, 50], background: '#fff' } as const;
  for (const preset of Object.keys(imagePresets) as ImagePreset[])
    await photoSources(photo, preset);
  const [width, height] = [240, 300];
  // The size of the picture costs time, and changes nothing else.
  const settings = getImage.mock.calls.map(([options]) =>
    JSON.stringify({ ...options, src: '', widths: [], width, height }),
  );
  const original = await cloth(width, height).png().toBuffer();
  for (const options of new Set(settings)) {
    const transform = service.transform(original, JSON.parse(options), {} as never, {} as never);
    const { data } = await transform;
    const likeness = await similarity(Buffer.from(data), original);
    const least = options.includes('"avif"') ? 0.93 : 0.95;
    expect(likeness, options).toBeGreaterThan(least);
    // More would cost visitors bytes for what nobody sees.
    expect(likeness, options).toBeLessThan(least + 0.015);
  }
});
