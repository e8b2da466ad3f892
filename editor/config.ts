import { photoFiles } from '../src/content/read.ts';
import { type Language, languageCodes } from '../src/language.ts';
import { fieldsOf, shapeOf } from './fields.ts';
import { forms } from './forms.ts';
import { labelOf } from './labels.ts';
import { photoFolder } from './texts.ts';

/**
 * The configuration of Sveltia CMS (https://sveltiacms.app/en/docs/config-basics).
 * @param language of the labels
 */
export function config(language: Language): object {
  const photos = [...photoFiles().keys()].sort();
  return {
    load_config_file: false,
    backend: { name: 'test-repo' },
    app_title: 'Khayt',
    logo: { src: '/favicon.svg' },
    media_folder: photoFolder.slice(1),
    public_folder: photoFolder,
    media_libraries: { all: { slugify_filename: true }, stock_assets: { providers: [] } },
    i18n: { structure: 'multiple_folders', locales: languageCodes },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    show_preview_links: false,
    singletons: forms().map(({ name, paths: [path = '', twin], schema }) => ({
      name,
      label: labelOf(name, language),
      file: twin ? path.replace('/ar/', '/{{locale}}/') : path,
      format: 'yaml',
      i18n: twin !== undefined,
      fields: fieldsOf(shapeOf(schema), photos, language),
    })),
  };
}
