import { z } from 'zod';
import type { Path } from '../reading/path.ts';

/** A zod schema as JSON Schema, with what `.meta()` says in `schema.ts`. */
export type Shape = z.core.JSONSchema.JSONSchema & {
  photo?: string; // names a photograph, shown with this image preset
  shared?: true; // is the same in every language
  unique?: true; // is another one on every page
  roomFor?: number; // about how many characters its place has room for
};

/** A value in a content file, where it is, and what the schema says of it. */
export interface Field {
  path: Path;
  value: unknown;
  shape: Shape;
}

/** The JSON Schema of what a content file holds. */
export function shapeOf(schema: z.ZodType): Shape {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
}

/** Every value in some content, at any depth, each group and list before what is in it. */
export function* walk(value: unknown, shape: Shape = {}, path: Path = []): Generator<Field> {
  yield { path, value, shape };
  if (value === null || typeof value !== 'object') return;
  for (const [key, item] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    yield* walk(item, partOf(shape, key), [...path, step]);
  }
}

/** What a schema says of one entry of a group, or of the items of a list. */
export function partOf(shape: Shape, key: string): Shape {
  return (shape.items ?? shape.properties?.[key] ?? shape.additionalProperties ?? {}) as Shape;
}
