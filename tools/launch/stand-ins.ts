import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseContent } from '../../src/content/parse.ts';

const schema = z.strictObject({
  identity: z.record(z.string(), z.array(z.union([z.string(), z.number()]))),
  photographs: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256')),
});

/** What came with the site and is not the factory's own: values by entry, photographs by their SHA-256. */
export type StandIns = z.infer<typeof schema>;

/**
 * Reads `content/stand-ins.yaml`.
 * @throws ContentError when it has a mistake
 */
export function readStandIns(): StandIns {
  const file = 'content/stand-ins.yaml';
  return parseContent(file, readFileSync(file, 'utf8'), schema);
}
