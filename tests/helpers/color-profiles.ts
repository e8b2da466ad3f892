import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A number with 16 binary places, as profiles have it. */
const fixed = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(Math.round(value * 65536));
  return bytes;
};
const signature = (type: string) => Buffer.from(`${type}\0\0\0\0`);

/**
 * A profile of one gamma (ICC.1:2001-04): of gray, or of a color space with these primaries, for the light D50.
 */
export function profileOf(gamma: number, primaries?: [x: number, y: number, z: number][]): Buffer {
  const curve = Buffer.concat([signature('curv'), Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])]);
  curve.writeUInt16BE(Math.round(gamma * 256), 12);
  const xyz = (point: number[]) => Buffer.concat([signature('XYZ '), ...point.map(fixed)]);
  const white = [0.9642, 1, 0.8249];
  const tags = [
    ['wtpt', xyz(white)] as const,
    ...(primaries ?? []).map((point, index) => [`${'rgb'[index]}XYZ`, xyz(point)] as const),
    ...(primaries ? ['rTRC', 'gTRC', 'bTRC'] : ['kTRC']).map((name) => [name, curve] as const),
  ];
  const header = Buffer.alloc(132);
  header.write(`\x02\x20\0\0mntr${primaries ? 'RGB ' : 'GRAY'}XYZ `, 8, 'latin1');
  header.write('acsp', 36);
  Buffer.concat(white.map(fixed)).copy(header, 68);
  header.writeUInt32BE(tags.length, 128);
  const table = tags.map(([name, value], index) => {
    const before = tags.slice(0, index).reduce((sum, [, { length }]) => sum + length, 0);
    const row = Buffer.from(`${name}00000000`);
    row.writeUInt32BE(header.length + 12 * tags.length + before, 4);
    row.writeUInt32BE(value.length, 8);
    return row;
  });
  const profile = Buffer.concat([header, ...table, ...tags.map(([, value]) => value)]);
  profile.writeUInt32BE(profile.length);
  return profile;
}

/** The profile that sharp has under a name. */
export async function knownProfile(name: 'srgb' | 'p3'): Promise<Buffer> {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } });
  const { icc } = await sharp(await pixel.withIccProfile(name).png().toBuffer()).metadata();
  return icc as Buffer;
}

/** A PNG with one more chunk after its header (PNG, 5.3). */
export function withChunk(png: Buffer, type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([png.subarray(0, 33), length, named, check, png.subarray(33)]);
}

/** A PNG or JPEG that says its numbers are those of a profile; its pixels stay (PNG, 11.3.2.3; ICC.1, B.4). */
export function withProfile(picture: Buffer, profile: Buffer): Buffer {
  if (picture[0] === 0x89)
    return withChunk(
      picture,
      'iCCP',
      Buffer.concat([Buffer.from('own\0\0'), deflateSync(profile)]),
    );
  const segment = Buffer.concat([Buffer.from('..  ICC_PROFILE\0\x01\x01', 'latin1'), profile]);
  segment.writeUInt16BE(0xffe2);
  segment.writeUInt16BE(segment.length - 2, 2);
  return Buffer.concat([picture.subarray(0, 2), segment, picture.subarray(2)]);
}
