import type { Path } from '../../problems/problem.ts';
import { partOf, type Shape } from './json-schema.ts';

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
