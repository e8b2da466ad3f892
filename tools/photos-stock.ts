import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { listPhotos, openPhoto } from '../src/photographs/photo-files.ts';
import { stop } from './lib/stop.ts';

const usage = `Use: npm run photos:stock -- <id> <name> "<photographer>"
The id is Unsplash's, such as photo-1520006403909-838d6b92c22e; the name has lowercase letters a to z, digits and hyphens.`;

const longestSide = 2400; // pixels: the widest crop needs 1600, and cuts something off

/** Downloads a photograph from Unsplash's `host` into `photos/`, with a credit; gives a sentence. */
export async function bringIn(
  [id = '', name = '', author]: string[],
  folder: string,
  host = 'https://images.unsplash.com',
) {
  const isNamed = /^photo-\d+-[0-9a-f]+$/.test(id) && /^[a-z0-9-]+$/.test(name);
  if (!isNamed || !author) throw new Error(usage);
  const file = `${folder}/photos/credits.yaml`;
  const credits = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const isCredited = new RegExp(`^${name}:`, 'm').test(credits);
  if (isCredited || listPhotos(`${folder}/photos`).usable.has(name)) {
    const taken = `content/photos already has or credits a photograph called ${name}`;
    throw new Error(`${taken}: choose another name.`);
  }
  const source = `${host}/${id}`;
  const { data, info } = await download(source).catch(({ message, cause }) => {
    throw new Error(`${source} gives no photograph: ${cause?.message ?? message}.`);
  });
  writeFileSync(`${folder}/photos/${name}.jpg`, data);
  const credit = { [name]: { author, source, license: 'Unsplash License' } };
  writeFileSync(file, `${credits}\n${stringify(credit)}`);
  return `content/photos/${name}.jpg is there, ${info.width} × ${info.height} pixels, and its credit in content/photos/credits.yaml. Name it in a content file as ${name}.`;
}

/** Fetches a photograph, and makes it an upright JPEG in sRGB without metadata. */
async function download(address: string) {
  const signal = AbortSignal.timeout(120_000);
  const response = await fetch(`${address}?w=${longestSide}&q=85&fm=jpg`, { signal });
  if (!response.ok) throw new Error(`the host answers ${response.status}`);
  const photo = await openPhoto(await response.bytes(), 'warning');
  return photo
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 90 })
    .toBuffer({ resolveWithObject: true });
}

if (import.meta.main)
  await bringIn(process.argv.slice(2), 'content').then(console.log, ({ message }) => stop(message));
