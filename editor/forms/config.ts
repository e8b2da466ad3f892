import { readFileSync } from 'node:fs';
import { parse, parseDocument } from 'yaml';
import { partOf, type Shape } from '../../src/content/schema/json-schema.ts';
import { type Locale, localeCodes } from '../../src/i18n/locales.ts';
import { listPhotos } from '../../src/images/photo-files.ts';
import type { Path, PlacedProblem } from '../../src/problems/problem.ts';
import { sentenceOf, write } from '../../src/problems/sentences.ts';
import { formAt, forms, photoFolder } from './forms.ts';
import { repository } from './gitea.ts';

/** A field of a form, as Sveltia CMS's configuration describes it. */
export interface FormField {
  name: string;
  label: string;
  options?: { value: string; label: string }[];
  fields?: FormField[];
  field?: FormField;
  [option: string]: unknown;
}

/** The labels and hints of the forms. */
export const words = parse(readFileSync(`${import.meta.dirname}/words.yaml`, 'utf8'));
/** The label of a file, field or option, in a language. */
export const labelOf = (name: string, locale: Locale): string =>
  words.names[name]?.[locale] ?? words.names[name]?.en ?? name;

/** The configuration of Sveltia CMS (https://sveltiacms.app/en/docs/config-basics), with its labels. */
export function config(locale: Locale) {
  // A name that is not valid is shown too: the forms are there to mend it.
  const site = parseDocument(readFileSync('content/site.yaml', 'utf8'));
  const photos = [...listPhotos(photoFolder).usable.keys()].sort();
  return {
    load_config_file: false,
    // cms.ts adds its address, and gitea.ts answers there.
    backend: { name: 'gitea', repo: repository, branch: 'main' },
    app_title: site.getIn(['shortName', locale]),
    media_folder: photoFolder,
    public_folder: `/${photoFolder}`,
    media_libraries: { all: { slugify_filename: true }, stock_assets: { providers: [] } },
    i18n: { structure: 'multiple_folders', locales: localeCodes },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    show_preview_links: false,
    singletons: forms.map((form) => ({
      name: form.name,
      label: labelOf(form.name, locale),
      file: form.file,
      format: 'yaml',
      i18n: form.file.includes('{{locale}}'),
      // A form whose entries the schema does not name has one for each photograph.
      fields: formFields(
        [form.name],
        form.shape,
        locale,
        form.shape.properties ? undefined : photos,
      ),
    })),
  };
}

/** A problem in the language of the forms. A field is named by its labels instead of file and line. */
export function labeledProblem(problem: PlacedProblem, locale: Locale): string {
  const { file = '', path, values = {} } = problem;
  if (!path || !formAt(file)) return write(problem, locale);
  const place = labelsOf(file, path, locale);
  const labeled = { ...values };
  if (`${values.file}`.startsWith('content/'))
    labeled.file = labelsOf(`${values.file}`, [], locale);
  if (problem.code === 'lacks-entry') labeled.name = labelOf(`${values.name}`, locale);
  // "Paper: the background of pages"
  if (problem.code.startsWith('contrast'))
    labeled.other = labelOf(`${values.other}`, locale).replace(/:.*/, '');
  return `${place}: ${sentenceOf({ ...problem, values: labeled }, locale)}`;
}

/** Where a field stands in the forms, such as "In English › Home › Title". */
function labelsOf(file: string, path: Path, locale: Locale): string {
  // "content/en/home.yaml": the language, if it has its own file, and the page.
  const [, ...names] = file.replace(/\.yaml$/, '').split('/');
  // A photograph's name is, in the forms, the photograph itself.
  const shown = path.filter((step, at) => !(step === 'name' && path[at - 1] === 'photo'));
  const steps = shown.map((step) => (typeof step === 'number' ? `${step + 1}` : step));
  return [...names, ...steps].map((name) => labelOf(name, locale)).join(' › ');
}

/** The fields of a form or group. */
function formFields(
  path: string[],
  shape: Shape,
  locale: Locale,
  entries = Object.keys(shape.properties ?? {}),
) {
  return entries.map((name) => ({
    ...formField([...path, name], partOf(shape, name), locale),
    required: shape.required?.includes(name) ?? false,
  }));
}

/** What stands under a field: the hint for the longest end of its path that has one. */
function hintOf(path: string[], locale: Locale): string | undefined {
  const { en, [locale]: own } = words.hints;
  const ends = path.map((_, index) => path.slice(index).join('.'));
  const end = ends.find((end) => end in en) ?? '';
  return own?.[end] ?? en[end];
}

function formField(path: string[], shape: Shape, locale: Locale): FormField {
  const name = `${path.at(-1)}`;
  const field = {
    name,
    label: labelOf(shape.photo && name !== 'plain' ? 'photo' : name, locale),
    hint: hintOf(path, locale),
    i18n: shape.shared ? 'duplicate' : true,
  };
  if (shape.hidden) return { ...field, widget: 'hidden' };
  if (shape.photo) return { ...field, widget: 'image', choose_url: false };
  if (shape.format === 'color') return { ...field, widget: 'color', allowInput: true };
  const item = (shape.items ?? shape) as Shape;
  const options = item.enum?.map(String).map((value) => ({ value, label: labelOf(value, locale) }));
  if (options) {
    // As check boxes, however many.
    const boxes = shape.items && { multiple: true, dropdown_threshold: options.length };
    return { ...field, widget: 'select', options, ...boxes };
  }
  const fields = item.type === 'object' && formFields(path, item, locale);
  if (fields && item === shape) return { ...field, widget: 'object', fields };
  if (shape.type === 'array') {
    const list = { ...field, widget: 'list', min: shape.minItems, max: shape.maxItems };
    if (fields) return { ...list, i18n: 'duplicate', collapsed: 'auto', fields };
    // A text may have more paragraphs in one language than in the other.
    const entry = formField([...path, 'item'], item, locale);
    return { ...list, i18n: entry.i18n, field: entry };
  }
  if (shape.type === 'boolean') return { ...field, widget: 'boolean', default: shape.default };
  if (shape.type === 'number' || shape.type === 'integer') {
    const { minimum: min, maximum: max, default: start } = shape;
    const step = shape.type === 'integer' ? 1 : 0.0001;
    return { ...field, widget: 'number', value_type: 'float', min, max, step, default: start };
  }
  // A number or an address has a pattern or a format.
  return { ...field, widget: shape.pattern || shape.format ? 'string' : 'text' };
}
