import { isDeepStrictEqual } from 'node:util';
import { contentNames, readText } from '../../src/content/parse/read.ts';
import { readYaml, valuesOf } from '../../src/content/parse/yaml.ts';
import { contentSchemas, focusPointsSchema } from '../../src/content/schema/pages.ts';
import { mapTexts, shapeOf } from '../../src/content/schema/shape.ts';
import { siteSchema } from '../../src/content/schema/site.ts';
import { ProblemError } from '../../src/error-messages/sentences.ts';
import { localeCodes } from '../../src/i18n/locales.ts';
import { photoKey } from '../../src/photographs/photo-files.ts';
import type { Group } from './merge.ts';

/** Every form; `{locale}` in its `file` stands for the language. */
export const forms = [
  { name: 'site', file: 'content/site.yaml', schema: siteSchema },
  ...contentNames.map((name) => ({
    name,
    file: `content/{locale}/${name}.yaml`,
    schema: contentSchemas[name],
  })),
  { name: 'focus-points', file: 'content/photos.yaml', schema: focusPointsSchema },
].map(({ schema, ...form }) => ({ ...form, shape: shapeOf(schema) }));

type Form = (typeof forms)[number];

/** The files of a form: one in each language, or one for all. */
export function pathsOf({ file }: Form): string[] {
  return [...new Set(localeCodes.map((code) => file.replace('{locale}', code)))];
}

/** The form of a file, if it has one. */
export const formAt = (path: string) => forms.find((form) => pathsOf(form).includes(path));

/** The form of a file. Throws a ProblemError for a file that has none: nothing else is read or written. */
export function formOf(path: string): Form {
  const form = formAt(path);
  if (form) return form;
  throw new ProblemError({ code: 'forms-foreign', file: path });
}

/** The text of a content file. Throws a ProblemError when it is missing or not UTF-8. */
export const sourceOf = (path: string) => readText('content', path.replace('content/', ''));

/** Where the photographs are. */
export const photoFolder = 'content/photos';

/** The values in a content file, with each photograph by the key of its name. Throws a ProblemError when it is not YAML. */
export function valuesIn(path: string, source: string): Group {
  const { shape } = formOf(path);
  const values = Object.entries(valuesOf(path, readYaml(source)) ?? {});
  // The schema of the focus points names no entries: each is named after a photograph.
  const keyed = values.map(([name, value]) => [shape.properties ? name : photoKey(name), value]);
  return mapTexts(Object.fromEntries(keyed), shape, (text, { photo }) =>
    photo ? photoKey(text) : text,
  ) as Group;
}

/** Values of the factory whose sample values are those that are left: what is changed is the factory's own from then on. */
export function withSamplesLeft(before: Group, values: Group): Group {
  const { sampleValues } = before;
  if (!Array.isArray(sampleValues)) return values;
  const isSame = (name: string) => isDeepStrictEqual(before[name], values[name]);
  return { ...values, sampleValues: sampleValues.filter(isSame) };
}
