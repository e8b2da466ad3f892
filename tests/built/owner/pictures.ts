import { randomUUID } from 'node:crypto';
import sharp from 'sharp';

/** What the photographs' metadata says; another in each run, so that no picture is an old one. */
export const secret = `Third door behind the workshop ${randomUUID()}`;

const grey = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } }).withExif({
    IFD0: { Artist: secret },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 58/1 14/1', GPSLongitudeRef: 'E' },
  });

/** Photographs as owners have them: the file's name, and its bytes. */
export const pictures: Record<string, () => Promise<Buffer>> = {
  'phone.JPG': () => grey(800, 1000).jpeg().toBuffer(),
  'قميص أبيض (جديد).webp': () => grey(800, 1000).webp().toBuffer(),
  'small.png': () => grey(300, 400).png().toBuffer(),
  'nowhere.jpg': () => grey(800, 1000).jpeg().toBuffer(),
};
