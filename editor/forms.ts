import { z } from 'zod';
import { listPhotos } from '../src/content/read.ts';
import { contentSchemas, identitySchema, photosSchema } from '../src/content/schema.ts';
import { languageCodes } from '../src/language.ts';
import type { Schema } from './fields.ts';

/** One form of the editor: a content file, or the file of that name in each language. */
export interface Form {
  name: string;
  paths: string[];
  /** What the build holds the files against. */
  schema: z.ZodType;
  /** The same as JSON Schema: what the form is made from. */
  shape: Schema;
}

/** Every form, for the photographs that are in `content/photos` now. */
export function forms(): Form[] {
  const photoNames = new Set(listPhotos().keys());
  return [
    form('site', ['content/site.yaml'], identitySchema),
    ...Object.entries(contentSchemas(photoNames)).map(([name, schema]) => {
      const paths = languageCodes.map((language) => `content/${language}/${name}.yaml`);
      return form(name, paths, schema);
    }),
    form('photos', ['content/photos.yaml'], photosSchema(photoNames)),
  ];
}

function form(name: string, paths: string[], schema: z.ZodType): Form {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  return { name, paths, schema, shape };
}
