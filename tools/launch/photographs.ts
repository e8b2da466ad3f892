import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { photoFiles } from '../../src/content/read.ts';
import type { Finding } from './finding.ts';
import type { StandIns } from './stand-ins.ts';

/**
 * Photographs that came with the site and that a page still shows, by what is in the files: another
 * name makes none of them the factory's own.
 * @param pages the content of all pages
 */
export function photographFindings(pages: unknown, standIns: StandIns): Finding[] {
  const texts = new Set(textsIn(pages));
  const delivered = new Set(Object.values(standIns.photographs));
  const kept = [...photoFiles()]
    .filter(([name, file]) => texts.has(name) && delivered.has(sha256(`content/photos/${file}`)))
    .map(([, file]) => file);
  if (kept.length === 0) return [];
  return [
    {
      problem: `content/photos: still what came with the site (${kept.join(', ')}).`,
      remedy:
        'Put the factory’s photographs in their place, as docs/editing.md says. If one of these is to stay, delete its line from content/stand-ins.yaml.',
    },
  ];
}

/** Every text in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

function sha256(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
