import { partOf, type Shape } from '../../../src/content/schema/shape.ts';

/** What a new entry begins with: its required fields, empty. */
export function emptyOf(shape: Shape): unknown {
  if (shape.type === 'array') return [emptyOf(partOf(shape, '0'))];
  if (shape.default !== undefined) return shape.default;
  if (shape.enum) return shape.enum[0];
  if (shape.type !== 'object') return shape.type === 'string' ? '' : undefined;
  const names = shape.required ?? [];
  return Object.fromEntries(names.map((name) => [name, emptyOf(partOf(shape, name))]));
}
