import { parseDocument } from 'yaml';
import { partOf, type Shape } from '../../src/content/schema/shape.ts';
import { type Locale, localeCodes } from '../../src/i18n/locales.ts';
import { listPhotos } from '../../src/photographs/photo-files.ts';
import { textOf } from '../words/texts.ts';
import { forms, photoFolder, sourceOf } from './forms.ts';
import { repository } from './gitea.ts';
import { hintOf, labelOf } from './labels.ts';

/** A field of a form, as Sveltia CMS's configuration describes it. */
export interface FormField {
  name: string;
  label: string;
  options?: { value: string; label: string }[];
  fields?: FormField[];
  field?: FormField;
  [option: string]: unknown;
}

/** What the forms begin with in the browser: the configuration, words, and the file of each photograph. */
export function settings(locale: Locale) {
  return {
    config: config(locale),
    desk: textOf('desk', locale),
    closed: textOf('desk-closed', locale),
    question: textOf('forms-removal', locale),
    elsewhere: textOf('forms-elsewhere', locale),
    photos: Object.fromEntries(listPhotos(photoFolder).usable),
  };
}

/** The configuration of Sveltia CMS (https://sveltiacms.app/en/docs/config-basics), with its labels. */
export function config(locale: Locale) {
  // A name that is not valid is shown too: the forms are there to mend it.
  const site = parseDocument(sourceOf('content/site.yaml'));
  const photos = [...listPhotos(photoFolder).usable.keys()].sort();
  return {
    load_config_file: false,
    // gitea.ts is in its place.
    backend: { name: 'gitea', repo: repository, branch: 'main' },
    app_title: site.getIn(['shortName', locale]),
    media_folder: photoFolder,
    // A photograph from a camera has up to 50 MB, and a save is held in memory.
    media_libraries: {
      all: { slugify_filename: true, max_file_size: 100e6 },
      stock_assets: { providers: [] },
    },
    i18n: { structure: 'multiple_folders', locales: localeCodes },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    show_preview_links: false,
    singletons: forms.map((form) => ({
      name: form.name,
      label: labelOf(form.name, locale),
      file: form.file,
      i18n: form.file.includes('{{locale}}'),
      // The schema of the focus points names no entries: there is one for each photograph.
      fields: formFields([form.name], form.shape, locale, photos),
    })),
  };
}

/** The fields of a form or group. */
function formFields(path: string[], shape: Shape, locale: Locale, others: string[] = []) {
  const names = shape.properties ? Object.keys(shape.properties) : others;
  return names.map((name) => ({
    ...formField([...path, name], partOf(shape, name), locale),
    required: shape.required?.includes(name) ?? false,
  }));
}

function formField(path: string[], shape: Shape, locale: Locale): FormField {
  const name = `${path.at(-1)}`;
  // A photograph's field is called name or item. A style's plain one has its own name, beside the other.
  const isOnlyPhoto = shape.photo && name !== 'plain';
  const field = {
    name,
    label: labelOf(isOnlyPhoto ? 'photo' : name, locale),
    hint: hintOf(path, locale),
    i18n: shape.shared ? 'duplicate' : true,
  };
  if (shape.hidden) return { ...field, widget: 'hidden' };
  if (shape.photo) return { ...field, widget: 'image', choose_url: false };
  if (shape.format === 'color') return { ...field, widget: 'color', allowInput: true };
  const isList = shape.type === 'array';
  const item = isList ? partOf(shape, 'item') : shape;
  const options = item.enum?.map(String).map((value) => ({ value, label: labelOf(value, locale) }));
  if (options) {
    return { ...field, widget: 'select', options, multiple: isList };
  }
  const fields = item.type === 'object' && formFields(path, item, locale);
  if (isList) {
    const list = { ...field, widget: 'list', min: shape.minItems, max: shape.maxItems };
    if (fields) return { ...list, i18n: 'duplicate', collapsed: 'auto', fields };
    // A text may have more paragraphs in one language than in the other.
    const entry = formField([...path, 'item'], item, locale);
    return { ...list, i18n: entry.i18n, field: entry };
  }
  if (fields) return { ...field, widget: 'object', fields };
  if (shape.type === 'boolean') return { ...field, widget: 'boolean', default: shape.default };
  if (shape.type === 'number' || shape.type === 'integer') {
    const { minimum: min, maximum: max, default: start } = shape;
    const step = shape.type === 'integer' ? 1 : 0.0001;
    return { ...field, widget: 'number', value_type: 'float', min, max, step, default: start };
  }
  // What has a pattern or a format, such as a phone number or an address, is one line.
  return { ...field, widget: shape.pattern || shape.format ? 'string' : 'text' };
}
