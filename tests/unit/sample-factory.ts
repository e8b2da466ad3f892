import { isDeepStrictEqual } from 'node:util';
import { sampleFactory } from '../../src/content/checks/launch.ts';
import { readContent } from '../../src/content/reading/read.ts';

/** Whether the content is the sample factory's: what is true of it need not be of a factory's own. */
export const isSampleFactory = isDeepStrictEqual(
  { ...readContent().site.shortName },
  sampleFactory.site.shortName,
);
