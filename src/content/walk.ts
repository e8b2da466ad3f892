import { z } from 'zod';
import type { Path } from './path.ts';
import { type ContentName, contentSchemas } from './schema.ts';

/** A zod schema as JSON Schema, with what `.meta()` says in `schema.ts`. */
export type Shape = z.core.JSONSchema.JSONSchema & {
  /** The field names a photograph, shown with this image preset; `preview` is only for shared links. */
  photo?: string;
  /** The value is the same in every language. */
  shared?: true;
  /** No two pages have the same value. */
  unique?: true;
  /** About how many characters the text's place on the page holds. */
  holds?: number;
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

/** Every field of a content file, at any depth, by the file's name and what it holds. */
export function fieldsOf(name: ContentName, content: unknown): Field[] {
  return [...walk(content, shapeOf(contentSchemas[name]))];
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
