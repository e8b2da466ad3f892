import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { unusableFilesIn } from '../../src/content/photo-files.ts';
import { photoFiles, readCredits, readText } from '../../src/content/read.ts';
import type { Credits } from '../../src/content/schema.ts';
import { withCredit } from './credits.ts';
import { download, type Limits, type Progress } from './download.ts';
import { StockError } from './error.ts';
import { cleanPicture } from './picture.ts';

/** A stock photograph to bring in. */
export interface Wanted {
  address: URL;
  /** The name that content files will use. */
  name: string;
  credit: Credits[string];
}

/**
 * Brings a stock photograph into the content: the picture as `photos/<name>.jpg`, and its credit
 * into `photos/credits.yaml`. Both land together, or neither does.
 * @param folder the content's folder, as an absolute path
 * @returns the size of the picture, in pixels
 * @throws StockError or ContentError that says why it cannot be had
 */
export async function bringIn(
  { address, name, credit }: Wanted,
  folder: string,
  progress: Progress,
  limits?: Limits,
): Promise<{ width: number; height: number }> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    throw new StockError(
      `"${name}" cannot be its name: small Latin letters and digits, with hyphens between them, such as red-hoodie`,
    );
  }
  const names = new Set(photoFiles(folder).keys());
  const taken = [
    ...names,
    ...unusableFilesIn(`${folder}/photos`).keys(),
    ...Object.keys(readCredits(folder)),
  ];
  if (taken.some((other) => other.toLowerCase() === name)) {
    throw new StockError(
      `content/photos has a photograph named ${name} already: choose another name`,
    );
  }
  const file = `${folder}/photos/credits.yaml`;
  const before = existsSync(file) ? readText('photos/credits.yaml', folder) : undefined;
  const credits = withCredit(name, credit, names.add(name), before);

  const { data, info } = await cleanPicture(await download(address, progress, limits));
  land([
    [file, credits],
    [`${folder}/photos/${name}.jpg`, data],
  ]);
  return info;
}

/** Writes files beside their places first, so that nothing half written ever stands in one. */
function land(files: [file: string, content: string | Uint8Array][]): void {
  try {
    for (const [file, content] of files) writeFileSync(`${file}.part`, content);
    for (const [file] of files) renameSync(`${file}.part`, file);
  } finally {
    for (const [file] of files) rmSync(`${file}.part`, { force: true });
  }
}
