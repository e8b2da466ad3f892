import sharp, { type Sharp } from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import service from '../../src/photos/image-service.ts';

// The large picture takes a while to make.
vi.setConfig({ testTimeout: 60_000 });

type Color = [red: number, green: number, blue: number];
const red: Color = [200, 30, 30];
const blue: Color = [30, 30, 200];
const stone: Color = [214, 208, 199];

/** A picture whose left half is red and whose right half is blue. */
function halves(width: number, height: number): Sharp {
  const color = ([r, g, b]: Color) => ({ r, g, b });
  const left = { width: width / 2, height, channels: 3 as const, background: color(red) };
  return sharp({ create: left }).extend({ right: width / 2, background: color(blue) });
}

/** What the site makes of a master: 80 by 100 pixels, around a point. */
async function cut(master: Sharp | Buffer, position = '50% 50%', format = 'webp') {
  const options = { src: 'a master', width: 80, height: 100, quality: 90, format, position };
  const { data } = await service.transform(
    new Uint8Array(Buffer.isBuffer(master) ? master : await master.toBuffer()),
    options,
    // biome-ignore lint/suspicious/noExplicitAny: the service has no settings and says nothing.
    {} as any,
    // biome-ignore lint/suspicious/noExplicitAny: as above
    {} as any,
  );
  return sharp(data);
}

/** The color at a point, in per cent from left and top. */
async function colorAt(picture: Sharp, x: number, y: number): Promise<number[]> {
  const { data, info } = await picture.clone().raw().toBuffer({ resolveWithObject: true });
  const start =
    (Math.floor((info.height * y) / 100) * info.width + Math.floor((info.width * x) / 100)) *
    info.channels;
  return [...data.subarray(start, start + 3)];
}

/** How far two colors are apart, from 0 to 255. */
const apart = (one: number[], other: number[]) =>
  Math.max(...one.map((value, index) => Math.abs(value - (other[index] as number))));

describe('a photograph as owners have it', () => {
  test('that lies on its side stands upright', async () => {
    const picture = await cut(halves(1000, 800).withMetadata({ orientation: 6 }).jpeg());
    expect(apart(await colorAt(picture, 50, 25), red)).toBeLessThan(12);
    expect(apart(await colorAt(picture, 50, 75), blue)).toBeLessThan(12);
  });

  test('that lies on its side is cut around a point of the upright picture', async () => {
    const turned = halves(2000, 800).withMetadata({ orientation: 6 }).jpeg();
    const picture = await cut(turned, '50% 100%');
    expect(apart(await colorAt(picture, 50, 5), blue)).toBeLessThan(12);
  });

  test.each([
    ['0% 50%', red],
    ['100% 50%', blue],
  ])('is cut around its point, %s', async (position, color) => {
    const picture = await cut(halves(4000, 500).png(), position);
    expect(apart(await colorAt(picture, 5, 50), color)).toBeLessThan(12);
    expect(apart(await colorAt(picture, 95, 50), color)).toBeLessThan(12);
  });

  test('of 40 million pixels is cut as any other', async () => {
    const picture = await cut(halves(8000, 5000).jpeg(), '0% 0%');
    expect(apart(await colorAt(picture, 50, 50), red)).toBeLessThan(12);
  });

  test('in printing inks keeps its colors, as far as inks reach', async () => {
    const picture = await cut(halves(80, 100).toColourspace('cmyk').jpeg());
    expect((await picture.metadata()).space).toBe('srgb');
    expect(apart(await colorAt(picture, 25, 50), red)).toBeLessThan(60);
  });

  test('of 16 bits keeps its colors', async () => {
    const picture = await cut(halves(80, 100).toColourspace('rgb16').png());
    expect(apart(await colorAt(picture, 25, 50), red)).toBeLessThan(12);
  });

  test.each(['avif', 'webp', 'jpg'])('that is cut out lies on stone, as %s', async (format) => {
    const clear = { width: 80, height: 100, channels: 4 as const, background: '#00000000' };
    const picture = await cut(sharp({ create: clear }).png(), '50% 50%', format);
    expect(apart(await colorAt(picture, 50, 50), stone)).toBeLessThan(6);
  });

  test.each(['avif', 'webp', 'jpg'])('loses all its metadata, as %s', async (format) => {
    const said = { IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N' } };
    const picture = await cut(halves(80, 100).withExif(said).jpeg(), '50% 50%', format);
    const { exif, xmp, iptc, orientation } = await picture.metadata();
    expect({ exif, xmp, iptc, orientation }).toEqual({});
  });

  test('that is damaged is refused, not published as it is', async () => {
    const whole = await halves(800, 1000).jpeg().toBuffer();
    await expect(cut(whole.subarray(0, whole.length / 2))).rejects.toThrow();
  });
});
