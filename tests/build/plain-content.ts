import { readContent } from '../../src/content/reading/read.ts';

/** The content as it leaves the page: without the signs at which no line breaks. */
export function readPlainContent() {
  const { site, entries } = readContent();
  const plain = JSON.stringify({ site, entries })
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '');
  return JSON.parse(plain) as { site: typeof site; entries: typeof entries };
}
