import type { z } from 'zod';
import { ContentError } from '../../messages/content-error.ts';
import { explain } from './explain.ts';
import { messageAt } from './lines.ts';
import { readYaml } from './yaml.ts';

/** Reads a YAML text against its schema; `fill` completes the values first. Throws a ContentError. */
export function parseContent<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
  fill = (value: unknown) => value,
): z.infer<Schema> {
  const document = readYaml(file, source);
  const result = schema.safeParse(fill(document.toJS()), { reportInput: true });
  if (result.success) return result.data;
  const problems = explain(result.error.issues, document);
  throw new ContentError(
    ...problems.map(({ path, ...problem }) => messageAt(file, source, path, problem)),
  );
}
