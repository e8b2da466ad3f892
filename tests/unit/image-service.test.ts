import { converter, parse } from 'culori';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import service from '../../src/photographs/service.ts';
import { knownProfile, profileOf, withChunk, withProfile } from '../helpers/color-profiles.ts';

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
  expect(Math.max(...apart), `${[...data.subarray(start, start + 3)]}`).toBeLessThan(12);
}

test.each([
  ['a JPEG', halves(2000, 800).jpeg()],
  ['a PNG of 16 bits', halves(2000, 800).toColourspace('rgb16').png()],
] as const)(
  '%s on its side is turned upright before it is cropped around a point',
  async (_, file) => {
    const turned = await file.withMetadata({ orientation: 6 }).toBuffer();
    const whole = await cut(turned);
    await expectColor(whole, 50, 25, red);
    await expectColor(whole, 50, 75, blue);
    await expectColor(await cut(turned, '50% 100%'), 50, 5, blue);
  },
);

test('a photograph is cut around a point from left and from top', async () => {
  const size = { width: 240, height: 300, channels: 3 as const };
  const quarter = (color: Color, left: number, top: number) => {
    const [r, g, b] = color;
    const create = { ...size, width: 80, height: 100, background: { r, g, b } };
    return { input: { create }, left, top };
  };
  const corners = [quarter(red, 0, 0), quarter(blue, 0, 200), quarter(yellow, 160, 0)];
  const picture = sharp({ create: { ...size, background: '#fff' } }).composite(corners);
  const wide = await sharp(await picture.png().toBuffer())
    .resize(480, 300, { fit: 'fill' })
    .png()
    .toBuffer();
  const high = await sharp(await picture.png().toBuffer())
    .resize(240, 600, { fit: 'fill' })
    .png()
    .toBuffer();
  await expectColor(await cut(wide, '0% 100%'), 5, 5, red);
  await expectColor(await cut(wide, '100% 0%'), 95, 5, yellow);
  await expectColor(await cut(high, '100% 0%'), 5, 5, red);
  await expectColor(await cut(high, '0% 100%'), 5, 95, blue);
});

/** How red is written in Adobe's color space, as CSS has it, and in Display P3. */
const redIn = (space: 'a98' | 'p3') => {
  const { r, g, b } = converter(space)(parse(`rgb(${red})`)) as Record<'r' | 'g' | 'b', number>;
  return [r, g, b].map((part) => Math.round(255 * part)) as Color;
};
/** Adobe RGB (1998): its gamma, and its primaries for the light D50. */
const adobe = profileOf(563 / 256, [
  [0.60974, 0.31111, 0.01947],
  [0.20528, 0.62567, 0.06087],
  [0.14919, 0.06322, 0.74457],
]);
const [srgb, p3] = [await knownProfile('srgb'), await knownProfile('p3')];
const dark: Color = [100, 100, 100];
/** That number with a gamma of 1.8 is this one in sRGB (IEC 61966-2-1). */
const middle: Color = [119, 119, 119];

/** A picture of one color, in a file of a kind. */
function plain([r, g, b]: Color, format: 'png' | 'jpeg', space = 'srgb', alpha = 1) {
  const background = { r, g, b, alpha };
  const create = { width: 80, height: 100, channels: alpha < 1 ? 4 : 3, background } as const;
  const picture = sharp({ create }).toColourspace(space);
  return (format === 'png' ? picture.png() : picture.jpeg({ quality: 100 })).toBuffer();
}

test.each([
  ['sRGB', srgb, red, red],
  ['Display P3', p3, redIn('p3'), red],
  ['Adobe RGB', adobe, redIn('a98'), red],
  ['no profile', undefined, red, red],
  ['the profile of gray with a gamma of 1.8', profileOf(1.8), dark, middle],
  ['gray without a profile', undefined, dark, dark],
  ['gray that has the profile of a screen', srgb, dark, dark],
])(
  'a photograph has the colors that browsers show of it: %s',
  async (_, profile, stored, shown) => {
    const [space, deep] = stored === dark ? ['b-w', 'grey16'] : ['srgb', 'rgb16'];
    for (const [file, opacity] of [
      [await plain(stored, 'jpeg', space), 1],
      [await plain(stored, 'png', space), 1],
      [await plain(stored, 'png', deep), 1],
      [await plain(stored, 'png', space, 0.5), 0.5],
      [await plain(stored, 'png', deep, 0.5), 0.5],
    ] as const) {
      const original = profile ? withProfile(file, profile) : file;
      const mixed = shown.map((part, at) => part * opacity + Number(yellow[at]) * (1 - opacity));
      for (const published of ['avif', 'jpg'])
        await expectColor(await cut(original, '50% 50%', published), 50, 50, mixed as Color);
    }
  },
);

/** The gamma and the primaries of sRGB, as ImageMagick writes them into a PNG (PNG, 11.3.2). */
const [gamma = Buffer.of(), ...primaries] = [
  ...[45455, 31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000],
].map((value) => Buffer.from(value.toString(16).padStart(8, '0'), 'hex'));
const sand: Color = [180, 150, 120];
const png = await plain(sand, 'png');
const painted = () => sharp(png);

test.each([
  ['a PNG with a palette', painted().withIccProfile('p3').png({ palette: true }).toBuffer()],
  [
    'a PNG with a gamma',
    withChunk(withChunk(png, 'cHRM', Buffer.concat(primaries)), 'gAMA', gamma),
  ],
  ['a WebP', painted().withIccProfile('p3').webp().toBuffer()],
])('the colors of %s are as browsers show them', async (_, original) => {
  for (const published of ['avif', 'jpg'])
    await expectColor(await cut(await original, '50% 50%', published), 50, 50, sand);
});

// What Chromium shows of colors that were made inks, which have fewer.
test.each([
  ['#3c8c6e', [54, 127, 100]],
  ['#b45a3c', [175, 82, 62]],
  ['#2846a0', [49, 71, 131]],
  ['#c81e1e', [198, 51, 50]],
  ['#1e1e1e', [59, 51, 60]],
] as const)('%s in a JPEG for print is as browsers show it', async (background, shown) => {
  const create = { width: 80, height: 100, channels: 3 as const, background };
  const inks = sharp({ create }).withIccProfile('cmyk').jpeg({ quality: 100 });
  const picture = await cut(await inks.toBuffer());
  await expectColor(picture, 50, 50, [...shown] as Color);
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
