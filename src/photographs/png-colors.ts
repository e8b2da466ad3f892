/** What a PNG may say of its colors beside a profile, where they are sRGB: in 100,000ths (PNG, 11.3.2.1 and 11.3.2.2). */
const ofSrgb = {
  gAMA: [45455],
  cHRM: [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000],
};

/** The code points of sRGB (ITU-T H.273, tables 2 to 4), in the full range. */
const codeOfSrgb = '010d0001';

/**
 * Whether a PNG says by numbers alone that its colors are others than those of sRGB: browsers then show these, and libvips
 * reads profiles only.
 */
export function hasUntoldColors(bytes: Uint8Array): boolean {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length - 8; ) {
    const [length, type] = [png.readUInt32BE(at), png.toString('latin1', at + 4, at + 8)];
    // What is said of the colors stands before the pixels.
    if (type === 'IDAT') break;
    chunks.set(type, png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  // It goes before a profile (PNG, 11.3.2.6).
  const code = chunks.get('cICP');
  if (code) return code.toString('hex') !== codeOfSrgb;
  if (chunks.has('iCCP') || chunks.has('sRGB')) return false;
  return Object.entries(ofSrgb).some(([type, numbers]) => {
    const said = chunks.get(type);
    if (said?.length !== 4 * numbers.length) return false;
    // Programs round differently.
    return numbers.some((number, at) => Math.abs(said.readUInt32BE(4 * at) - number) > 1000);
  });
}
