import { createReadStream } from 'node:fs';
import type { Code, Problem } from '../error-messages/sentences.ts';

/** How a PDF begins (ISO 32000-1, 7.5.2), and videos: MP4, MOV, WebM, MKV, AVI, WMV, FLV, OGG and MTS. */
const beginnings = {
  pdf: /^.{0,1000}%PDF-/s,
  // HEIC, AVIF and Canon's photographs have the container of MP4, with brands of their own.
  video:
    /^(?:.{4}(?:ftyp(?!he[iv]|mif1|msf1|avi[fs]|crx )|moov|mdat|wide)|.E\xdf\xa3|RIFF.{4}AVI |0&\xb2u|FLV|OggS|G.{187}G|.{4}G.{191}G)/s,
};

/** How the pictures begin that the site takes, by the ending that their names need. */
const photographs = {
  '.jpg': /^\xff\xd8\xff/,
  '.png': /^\x89PNG\r\n/,
  '.webp': /^RIFF.{4}WEBP/s,
};

const startOf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 1024)).toString('latin1');

/** The problem of a file that somebody took for a photograph, by its first bytes; none where it may be one. */
export function otherKind(bytes: Uint8Array) {
  const start = startOf(bytes);
  if (beginnings.pdf.test(start)) return 'photo-pdf' satisfies Code;
  return beginnings.video.test(start) ? ('photo-video' satisfies Code) : undefined;
}

/** The problem of one whose name has no ending of a photograph: it may be one all the same. */
export function otherName(file: string, bytes: Uint8Array): Problem | undefined {
  const start = startOf(bytes);
  const found = Object.entries(photographs).find(([, pattern]) => pattern.test(start));
  if (found) return { code: 'photo-ending', values: { file, ending: found[0] } };
  const code = otherKind(bytes);
  return code && { code };
}

/** The first bytes of the file at a path; none where it cannot be read. */
export const beginningOf = (path: string) =>
  Array.fromAsync(createReadStream(path, { end: 1023 })).then(
    (chunks) => Buffer.concat(chunks),
    () => Buffer.of(),
  );
