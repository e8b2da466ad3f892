import { defaultLocale } from '../../i18n/locales.ts';
import { photoSize } from '../../images/photo-files.ts';
import { type ImagePreset, imagePresets } from '../../images/presets.ts';
import { nearest } from '../reading/path.ts';
import { mistakeAt, type SiteContent } from '../reading/read.ts';
import type { LocaleField } from './locale-fields.ts';

/** A name that is no photograph's. */
export function missingPhoto({ value, shape }: LocaleField, content: SiteContent) {
  if (!shape.photo) return undefined;
  const name = String(value);
  const meant = nearest(name.replace(/\.\w+$/, ''), content.photos.usable.keys());
  return absence(content, name, meant ? `: did you mean ${meant}?` : '');
}

/** Focus points and credits of photographs that are gone. */
export function* strayEntries(content: SiteContent) {
  const files = { 'photos.yaml': content.focusPoints, 'photos/credits.yaml': content.credits };
  for (const [file, entries] of Object.entries(files)) {
    for (const name of Object.keys(entries)) {
      const sentence = absence(content, name, ': if the photograph is gone, delete this entry');
      if (sentence) yield mistakeAt(content, file, [name], sentence);
    }
  }
}

function absence({ photos: { usable, unusable } }: SiteContent, name: string, remedy: string) {
  if (usable.has(name)) return undefined;
  const other = unusable.get(name);
  if (other) return `names ${other}, which the site does not take: save it as JPEG, PNG or WebP`;
  return `names a photograph that is not in content/photos, ${name}${remedy}`;
}

/** A photograph that would be enlarged; all languages name the same. */
export async function smallPhoto({ shape, value, locale }: LocaleField, content: SiteContent) {
  if (!shape.photo || locale !== defaultLocale) return undefined;
  const file = content.photos.usable.get(String(value)) as string;
  const { width, height } = await photoSize(`${content.folder}/photos/${file}`);
  const preview = [{ ratio: 40 / 63, widths: [400] }]; // a third of the picture beside a link
  const crops = imagePresets[shape.photo as ImagePreset] ?? preview;
  const needsWidth = Math.max(...crops.flatMap(({ widths }) => widths));
  const heights = crops.map(({ widths, ratio }) => Math.round(Math.max(...widths) / ratio));
  const needsHeight = Math.max(...heights);
  if (width >= needsWidth && height >= needsHeight) return undefined;
  return `is ${file} of ${width} × ${height} pixels, and its place needs ${needsWidth} × ${needsHeight}: it will look blurred`;
}
