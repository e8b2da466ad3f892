import { z } from 'zod';
import type { ImagePreset } from '../../photographs/presets.ts';

/** A zod schema as JSON Schema, with what `.meta()` says in the schemas. */
export type Shape = z.core.JSONSchema.JSONSchema & {
  photo?: ImagePreset; // names a photograph, shown with this image preset
  shared?: true; // is the same in every language
  unique?: true; // is another one on every page
  roomFor?: number; // about how many characters its place has room for
  hidden?: true; // is in no form
  isPlural?: true; // is a plural form: a language may have others
  followsMinimum?: true; // stands after the figure of the minimum order
  isName?: true; // is written as it is, in any letters and with any numbers
  isTime?: true; // says a time, which each language may count in its own way
};

/** The JSON Schema of what a content file holds. */
export const shapeOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;

/**
 * What a schema says of one entry of a group, or of a list's items. An entry that the schema does not know is shared if
 * its group is: an owner may have written a photograph's name as a group.
 */
export function partOf(shape: Shape, key: string): Shape {
  const { items, properties, additionalProperties, shared } = shape;
  return (items ?? properties?.[key] ?? additionalProperties ?? { shared }) as Shape;
}
