import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { readContent } from '../../src/content/reading/read.ts';

const samples = parse(readFileSync('content/samples.yaml', 'utf8'));

/** Whether the content is the sample factory's: what is true of it need not be of a factory's own. */
export const isSampleFactory = isDeepStrictEqual(
  { ...readContent().site.shortName },
  samples.site.shortName,
);
