import { z } from 'zod';
import type { Path } from '../../error-messages/sentences.ts';
import type { ImagePreset } from '../../photographs/presets.ts';

/** A zod schema as JSON Schema, with what `.meta()` says in the schemas. */
export type Shape = z.core.JSONSchema.JSONSchema & {
  photo?: ImagePreset; // names a photograph, shown with this image preset
  shared?: true; // is the same in every language
  isName?: true; // is a name, which is shown as the owner writes it
  unique?: true; // is another one on every page
  roomFor?: number; // about how many characters its place has room for
  hidden?: true; // is in no form
  isPlural?: true; // is a plural form: a language may have others
  followsMinimum?: true; // stands after the figure of the minimum order
  isSent?: true; // stands in messages only: their apps draw it
  isTime?: true; // says a time, which each language may count in its own way
};

const shapes = new WeakMap<z.ZodType, Shape>();

/** The JSON Schema of what a content file holds; made once, which takes as long as to read the files. */
export function shapeOf(schema: z.ZodType): Shape {
  const options = { io: 'input', unrepresentable: 'any' } as const;
  const shape = shapes.get(schema) ?? (z.toJSONSchema(schema, options) as Shape);
  shapes.set(schema, shape);
  return shape;
}

/** What a schema says of one entry of a group, or of a list's items. */
export const partOf = ({ items, properties, additionalProperties }: Shape, key: string) =>
  (items ?? properties?.[key] ?? additionalProperties ?? {}) as Shape;

/** Whether a field may be left out: the group that it is in does not require it. */
export function isOptional(shape: Shape, path: Path): boolean {
  const steps = path.map(String);
  const group = steps.slice(0, -1).reduce(partOf, shape);
  return !group.required?.includes(`${steps.at(-1)}`);
}

/** A value in a content file, where it is, and what the schema says of it. */
export interface Field {
  path: Path;
  value: unknown;
  shape: Shape;
}

/** The value at a place in some content; undefined where nothing is there. */
export const valueAt = (content: unknown, path: Path) =>
  path.reduce<unknown>((parent, step) => Object(parent)[step], content);

/** Every value in some content, at any depth, each group and list before what is in it. */
export function* walk(value: unknown, shape: Shape = {}, path: Path = []): Generator<Field> {
  yield { path, value, shape };
  if (value === null || typeof value !== 'object') return;
  for (const [key, item] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    yield* walk(item, partOf(shape, key), [...path, step]);
  }
}

/** The same content with every text changed; `change` is also told what the schema says of the text. */
export function mapTexts(
  value: unknown,
  shape: Shape,
  change: (text: string, shape: Shape) => string,
): unknown {
  if (typeof value === 'string') return change(value, shape);
  if (value === null || typeof value !== 'object') return value;
  const parts = Object.entries(value).map(
    ([key, part]) => [key, mapTexts(part, partOf(shape, key), change)] as const,
  );
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}
