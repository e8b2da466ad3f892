import { globSync } from 'node:fs';
import { parse } from 'node:path';
import { defaultLocale } from '../../i18n/locales.ts';
import { photoSize } from '../../photographs/photo-files.ts';
import { photoKey } from '../../photographs/photo-key.ts';
import { type Crop, imagePresets } from '../../photographs/presets.ts';
import type { Problem } from '../../problems/problem.ts';
import { problemAt, type SiteContent } from '../reading/read.ts';
import { nearest } from '../spelling.ts';
import type { LocaleField } from './locale-fields.ts';

/** A name that no photograph has. */
export function missingPhoto(field: LocaleField, content: SiteContent): Problem | undefined {
  const { value, shape } = field;
  const { usable } = content.photos;
  // In a file with a mistake, names are still as they were written.
  const name = photoKey(String(value));
  if (!shape.photo || usable.has(name)) return undefined;
  const unusable = unusablePhoto(name, content);
  if (unusable) return unusable;
  const inFolder = globSync('*/**/*.*', { cwd: `${content.folder}/photos` }).find(
    (file) => photoKey(parse(file).name) === name,
  );
  if (inFolder) return { code: 'photo-in-folder', values: { file: inFolder } };
  const meant = nearest(name, usable.keys());
  if (meant) return { code: 'no-photo-meant', values: { name, meant } };
  return { code: 'no-photo', values: { name } };
}

/** Focus points and credits of photographs that are gone. */
export function* strayEntries(content: SiteContent) {
  for (const file of ['photos.yaml', 'photos/credits.yaml']) {
    if (content.mistakes.some((mistake) => mistake.file === `content/${file}`)) continue;
    for (const name of Object.keys(content.sources.get(file)?.document.toJS() ?? {})) {
      const key = photoKey(name);
      if (content.photos.usable.has(key)) continue;
      const problem = unusablePhoto(key, content) ?? { code: 'no-photo-entry' };
      yield problemAt(content, file, [name], problem);
    }
  }
}

/** A photograph that is there, but of a kind that no browser shows. */
function unusablePhoto(name: string, { photos }: SiteContent): Problem | undefined {
  const file = photos.unusable.get(name);
  return file ? { code: 'photo-names-unusable', values: { file } } : undefined;
}

/** A photograph that would be enlarged; all languages name the same. */
export async function smallPhoto(
  { shape, value, locale, list }: LocaleField,
  content: SiteContent,
): Promise<Problem | undefined> {
  if (!shape.photo || locale !== defaultLocale) return undefined;
  const file = content.photos.usable.get(String(value));
  // A missing or damaged photograph is reported by other checks.
  const size = file && (await photoSize(`${content.folder}/photos/${file}`).catch(() => undefined));
  if (!size) return undefined;
  const { width, height } = size;
  const crops: Crop[] = imagePresets[shape.photo];
  const columns = shape.photo === 'socialImage' ? list.length : 1;
  const widest = Math.max(...crops.flatMap(({ widths }) => widths));
  const needsWidth = Math.ceil(widest / columns);
  const heights = crops.map(({ widths, ratio = width / height }) =>
    Math.round(Math.max(...widths) / ratio),
  );
  const needsHeight = Math.max(...heights);
  if (width >= needsWidth && height >= needsHeight) return undefined;
  return { code: 'photo-small', values: { file, width, height, needsWidth, needsHeight } };
}
