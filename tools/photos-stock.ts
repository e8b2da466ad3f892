import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { parseContent } from '../src/content/parse.ts';
import { creditsSchema } from '../src/content/schema.ts';
import { mostPixels } from '../src/images/presets.ts';
import { token } from '../src/styles/tokens.ts';

const usage =
  'Use: npm run photos:stock -- <address, or id of Unsplash> <name> --author "…" --license "…" [--source https://…]';

/** The longest side that is kept, in pixels: a quarter more than the largest crop needs. */
const longestSide = 2400;

const emptyCredits =
  '# Photographs from elsewhere: who made each, where it is from, and under which licence it is used.';

/**
 * Brings one stock photograph into the content: `photos/<name>.jpg`, and its author, source and
 * licence in `photos/credits.yaml`.
 * @param words what the command was given
 * @param folder the content folder
 * @param limits how much the host may send, and how long it may take
 * @returns what was done, as a sentence
 * @throws Error with one sentence that says why it cannot be had
 */
export async function bringIn(
  words: string[],
  folder: string,
  limits = { bytes: 40e6, milliseconds: 120_000 },
): Promise<string> {
  const text = { type: 'string' } as const;
  const options = { author: text, license: text, source: text };
  const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options });
  const [named, name] = positionals;
  const { author, license } = values;
  if (!named || !name || !author || !license) throw new Error(usage);
  const address = photoAddress(named);
  const source = values.source ?? `${address.origin}${address.pathname}`;

  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(
      `"${name}" cannot be its name: small Latin letters and digits, with hyphens between them, such as red-hoodie.`,
    );
  }
  const creditsFile = `${folder}/photos/credits.yaml`;
  const credits = existsSync(creditsFile) ? readFileSync(creditsFile, 'utf8') : emptyCredits;
  const files = readdirSync(`${folder}/photos`).map((file) => parse(file).name.toLowerCase());
  if (files.includes(name)) {
    throw new Error(`content/photos has a photograph named ${name} already: choose another name.`);
  }
  const newCredits = `${credits.trimEnd()}\n${stringify({ [name]: { author, source, license } })}`;
  parseContent('content/photos/credits.yaml', newCredits, creditsSchema);
  const { data, info } = await clean(await download(address, limits));
  writeFileSync(`${folder}/photos/${name}.jpg`, data);
  writeFileSync(creditsFile, newCredits);
  return `content/photos/${name}.jpg is there, ${info.width} × ${info.height} pixels, and its credit in content/photos/credits.yaml. Name it in a content file as ${name}.`;
}

/** Where to fetch a photograph: an https address as it is, or an id of Unsplash's image host. */
export function photoAddress(named: string): URL {
  const unsplash = 'https://images.unsplash.com';
  const id = /^(?:photo-)?(\d+-[0-9a-f]+)$/.exec(named)?.[1];
  const address = URL.parse(id ? `${unsplash}/photo-${id}` : named);
  // What is on this computer needs no encryption.
  if (!address || (address.protocol !== 'https:' && address.hostname !== '127.0.0.1')) {
    throw new Error(
      `"${named}" is neither the address of a picture, which begins with https://, nor an id of Unsplash such as photo-1520006403909-838d6b92c22e.`,
    );
  }
  if (address.origin === unsplash) address.search = `?w=${longestSide}&q=85&fm=jpg`;
  return address;
}

/** Fetches a picture. A redirect is not followed: it may lead to another host than the credit says. */
async function download(address: URL, limits: { bytes: number; milliseconds: number }) {
  const signal = AbortSignal.timeout(limits.milliseconds);
  const fail = (sentence: string) => new Error(`${address.host} ${sentence}.`);
  try {
    const { status, headers, body } = await fetch(address, { redirect: 'manual', signal });
    const location = headers.get('location');
    if (location) throw fail(`leads to ${location}: if you trust that address, give it instead`);
    if (status !== 200) throw fail(`answers ${status}: look at the address`);
    if (headers.get('content-type')?.startsWith('text/')) {
      throw fail('sends a page: right-click the picture on it, and copy its address');
    }
    const pieces: Uint8Array[] = [];
    let room = limits.bytes;
    for await (const piece of body ?? []) {
      room -= piece.length;
      if (room < 0) throw fail(`sends more than ${limits.bytes / 1e6} MB: find a smaller picture`);
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  } catch (error) {
    if (signal.aborted) throw fail('takes too long: try again later');
    // The kind of error that fetch throws when a connection fails or breaks off.
    if (error instanceof TypeError) {
      throw fail('cannot be reached, or broke off: look at the address and at your connection');
    }
    throw error;
  }
}

/** An upright JPEG in sRGB without metadata. */
async function clean(bytes: Uint8Array) {
  try {
    const photo = sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels });
    const { format } = await photo.metadata();
    // What else sharp can decode (SVG, PDF, GIF) is a drawing.
    const isPhotograph = ['jpeg', 'png', 'webp', 'heif'].includes(format);
    if (!isPhotograph) throw new Error(`it is a drawing (${format})`);
    return await photo
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: token('stone') })
      .jpeg({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`What the host has sent is no photograph that can be used: ${message}.`);
  }
}

if (import.meta.main) {
  try {
    console.log(await bringIn(process.argv.slice(2), 'content'));
  } catch (error) {
    console.error((error as Error).message);
    // A host that goes on sending would keep the program running.
    process.exit(1);
  }
}
