import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import service from '../../src/photographs/service.ts';

type Color = [red: number, green: number, blue: number];
const red: Color = [200, 30, 30];
const blue: Color = [30, 30, 200];
const yellow: Color = [200, 200, 30];

/** A picture whose left half is red and whose right half is blue. */
function halves(width: number, height: number): Sharp {
  const color = ([r, g, b]: Color) => ({ r, g, b });
  const left = { width: width / 2, height, channels: 3 as const, background: color(red) };
  return sharp({ create: left }).extend({ right: width / 2, background: color(blue) });
}

/** What the site makes of an original: 80 by 100 pixels, around a point. */
async function cut(input: Uint8Array, position = '50% 50%', format = 'jpg', quality = 90) {
  const background = `rgb(${yellow})`;
  const options = { src: '', width: 80, height: 100, quality, format, position, background };
  // The service needs neither Astro's configuration nor its logger.
  const { data } = await service.transform(
    new Uint8Array(input),
    options,
    {} as never,
    {} as never,
  );
  return sharp(data);
}

/** Expects a color at a point, in per cent from left and top. */
async function expectColor(picture: Sharp, x: number, y: number, color: Color) {
  const { data, info } = await picture.clone().raw().toBuffer({ resolveWithObject: true });
  const column = Math.floor((info.width * x) / 100);
  const start = (Math.floor((info.height * y) / 100) * info.width + column) * info.channels;
  const apart = color.map((value, index) => Math.abs(value - (data[start + index] as number)));
  expect(Math.max(...apart)).toBeLessThan(12);
}

test('a photograph on its side is turned upright before it is cropped around a point', async () => {
  const turned = await halves(2000, 800).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const whole = await cut(turned);
  await expectColor(whole, 50, 25, red);
  await expectColor(whole, 50, 75, blue);
  await expectColor(await cut(turned, '50% 100%'), 50, 5, blue);
});

test('a transparent photograph gets a background', async () => {
  const clear = { width: 80, height: 100, channels: 4 as const, background: '#00000000' };
  const picture = await sharp({ create: clear }).png().toBuffer();
  await expectColor(await cut(picture), 50, 50, yellow);
});

test.each(['avif', 'jpg'])('no metadata is left in a %s', async (format) => {
  const metadata = { IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N' } };
  const original = await halves(80, 100).withExif(metadata).jpeg().toBuffer();
  const { exif, orientation } = await (await cut(original, '50% 50%', format)).metadata();
  expect({ exif, orientation }).toEqual({});
});

test.each(['avif', 'jpg'])('a lower quality makes a smaller %s', async (format) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width: 80, height: 100, channels: 3, background: '#888', noise } as const;
  const original = await sharp({ create }).png().toBuffer();
  const sizeAt = async (quality: number) =>
    (await (await cut(original, '50% 50%', format, quality)).metadata()).size ?? 0;
  expect(2 * (await sizeAt(30))).toBeLessThan(await sizeAt(90));
});

test('the hash in a file name covers every option that the picture is made with', async () => {
  const used = new Set<string>();
  const options = { width: 80, height: 100, quality: 90, format: 'avif', position: '50% 50%' };
  const watched = new Proxy({ src: '', ...options } as Parameters<typeof service.transform>[1], {
    get: (values, name: string) => {
      used.add(name);
      return values[name];
    },
  });
  const original = await halves(80, 100).jpeg().toBuffer();
  await service.transform(new Uint8Array(original), watched, {} as never, {} as never);
  expect(used).toContain('effort');
  expect(service.propertiesToHash).toEqual(expect.arrayContaining(['src', ...used]));
});

test('a damaged photograph is refused, not published as it is', async () => {
  const whole = await halves(800, 1000).jpeg().toBuffer();
  await expect(cut(whole.subarray(0, whole.length / 2))).rejects.toThrow();
});
