import { parse as parsePath } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse, stringify } from 'yaml';
import { contentNames, readText } from '../../src/content/parse/read.ts';
import { readYaml, valuesOf } from '../../src/content/parse/yaml.ts';
import { contentSchemas, focusPointsSchema } from '../../src/content/schema/pages.ts';
import { mapTexts, shapeOf } from '../../src/content/schema/shape.ts';
import { siteSchema } from '../../src/content/schema/site.ts';
import { localeCodes } from '../../src/i18n/locales.ts';
import { listPhotos, photoKey } from '../../src/photographs/photo-files.ts';
import { withValues } from './values.ts';

/** Every form; `{{locale}}` in its `file` is Sveltia CMS's placeholder for the language. */
export const forms = [
  { name: 'site', file: 'content/site.yaml', schema: siteSchema },
  ...contentNames.map((name) => ({
    name,
    file: `content/{{locale}}/${name}.yaml`,
    schema: contentSchemas[name],
  })),
  { name: 'focus-points', file: 'content/photos.yaml', schema: focusPointsSchema },
].map(({ schema, ...form }) => ({ ...form, shape: shapeOf(schema) }));

type Form = (typeof forms)[number];

/** The files of a form: one in each language, or one for all. */
export function pathsOf({ file }: Form): string[] {
  return [...new Set(localeCodes.map((code) => file.replace('{{locale}}', code)))];
}

/** The form of a file, if it has one. */
export const formAt = (path: string) => forms.find((form) => pathsOf(form).includes(path));

/** The text of a content file. Throws a ProblemError when it is missing or not UTF-8. */
export const sourceOf = (path: string) => readText('content', path.replace('content/', ''));

/** Where the photographs are. */
export const photoFolder = 'content/photos';

/** A content file as its form gets it: with the path of each photograph in place of its name. */
export function toForm({ shape }: Form, path: string, source: string): string {
  const { usable } = listPhotos(photoFolder);
  const values = Object.entries(valuesOf(path, readYaml(source)) ?? {});
  // The schema of the focus points names no entries: each is named after a photograph.
  const keyed = values.map(([name, value]) => [shape.properties ? name : photoKey(name), value]);
  const shown = mapTexts(Object.fromEntries(keyed), shape, (text, { photo }) =>
    photo ? `/${photoFolder}/${usable.get(photoKey(text)) ?? text}` : text,
  );
  return stringify(shown);
}

/** The content file `source` with the values that its form saves. */
export function fromForm({ shape }: Form, source: string, saved: string): string {
  const values = mapTexts(parse(saved), shape, (text, { photo }) =>
    // A text is one line in the files. The page would show a line break as a space.
    photo ? photoKey(parsePath(text).name) : text.replaceAll(/(?<!\s)\s*\n\s*/g, ' ').trim(),
  );
  const before = readYaml(source).document.toJS();
  return withValues(source, { ...Object(values), ...samplesLeft(before, values) });
}

/** The sample values that are left: an entry that the form changes is the factory's own from then on. */
function samplesLeft(before: unknown, values: unknown) {
  const { sampleValues } = Object(before);
  if (!sampleValues) return {};
  const isSame = (name: string) => isDeepStrictEqual(Object(before)[name], Object(values)[name]);
  return { sampleValues: sampleValues.filter(isSame) };
}
