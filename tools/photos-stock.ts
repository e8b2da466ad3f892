import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { parseContent } from '../src/content/parse.ts';
import { listPhotos } from '../src/content/photo-files.ts';
import { creditsSchema } from '../src/content/schema.ts';
import { token } from '../src/styles/tokens.ts';

const usage =
  'Use: npm run photos:stock -- <address, or id of Unsplash> <name> --author "…" --license "…" [--source https://…]';

/** The longest side that is kept, in pixels: a quarter more than the largest crop needs. */
const longestSide = 2400;

/**
 * Brings one stock photograph into the content: `photos/<name>.jpg`, and its author, source and
 * licence in `photos/credits.yaml`.
 * @param words what the command was given
 * @param folder the content folder
 * @param milliseconds how long the host may take
 * @returns what was done, as a sentence
 * @throws Error with one sentence that says why it cannot be had
 */
export async function bringIn(words: string[], folder: string, milliseconds = 120_000) {
  const text = { type: 'string' } as const;
  const options = { author: text, license: text, source: text };
  const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options });
  const [named, name] = positionals;
  const { author, license } = values;
  if (!named || !name || !author || !license) throw new Error(usage);
  const address = photoAddress(named);
  const source = values.source ?? `${address.origin}${address.pathname}`;

  if (!/^[a-z0-9-]+$/.test(name)) {
    throw new Error(`"${name}" cannot be its name: small Latin letters, digits and hyphens only.`);
  }
  if (listPhotos(`${folder}/photos`).usable.has(name)) {
    throw new Error(`content/photos has a photograph named ${name} already: choose another name.`);
  }
  const file = `${folder}/photos/credits.yaml`;
  const credits = existsSync(file) ? readFileSync(file, 'utf8') : '# Photographs from elsewhere';
  const newCredits = `${credits.trimEnd()}\n${stringify({ [name]: { author, source, license } })}`;
  parseContent('content/photos/credits.yaml', newCredits, creditsSchema);
  const { data, info } = await download(address, milliseconds).catch(({ message, cause }) => {
    throw new Error(`${address} gives no photograph: ${cause?.message ?? message}.`);
  });
  writeFileSync(`${folder}/photos/${name}.jpg`, data);
  writeFileSync(file, newCredits);
  return `content/photos/${name}.jpg is there, ${info.width} × ${info.height} pixels, and its credit in content/photos/credits.yaml. Name it in a content file as ${name}.`;
}

/** Where to fetch a photograph: an address as it is, or an id of Unsplash's image host. */
export function photoAddress(named: string): URL {
  const unsplash = 'https://images.unsplash.com';
  const address = URL.parse(named.replace(/^(?:photo-)?(\d+-[0-9a-f]+)$/, `${unsplash}/photo-$1`));
  if (!address) {
    throw new Error(
      `"${named}" is neither the address of a picture, which begins with https://, nor an id of Unsplash such as photo-1520006403909-838d6b92c22e.`,
    );
  }
  if (address.origin === unsplash) address.search = `?w=${longestSide}&q=85&fm=jpg`;
  return address;
}

/** Fetches a photograph, and makes it an upright JPEG in sRGB without metadata. */
async function download(address: URL, milliseconds: number) {
  const signal = AbortSignal.timeout(milliseconds);
  // A redirect may lead to another host than the credit says.
  const response = await fetch(address, { redirect: 'error', signal });
  if (!response.ok) throw new Error(`the host answers ${response.status}`);
  return sharp(await response.bytes(), { failOn: 'error' })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: token('stone') })
    .jpeg({ quality: 90 })
    .toBuffer({ resolveWithObject: true });
}

if (import.meta.main) {
  try {
    console.log(await bringIn(process.argv.slice(2), 'content'));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
