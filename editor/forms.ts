import type { z } from 'zod';
import { photoFiles } from '../src/content/read.ts';
import { contentSchemas, identitySchema, photosSchema } from '../src/content/schema.ts';
import { languageCodes } from '../src/language.ts';

/** One form of the editor: a content file, or the files of one name in both languages. */
export interface Form {
  name: string;
  paths: string[];
  schema: z.ZodType;
}

/** Every form, for the photographs that are in `content/photos` now. */
export function forms(): Form[] {
  const photoNames = new Set(photoFiles().keys());
  return [
    { name: 'site', paths: ['content/site.yaml'], schema: identitySchema },
    ...Object.entries(contentSchemas(photoNames)).map(([name, schema]) => ({
      name,
      paths: languageCodes.map((language) => `content/${language}/${name}.yaml`),
      schema,
    })),
    { name: 'crops', paths: ['content/photos.yaml'], schema: photosSchema(photoNames) },
  ];
}
