import { distance } from 'fastest-levenshtein';
import type { Problem } from '../../error-messages/sentences.ts';
import { placeOf } from '../../graphics/social-image-layout.ts';
import { defaultLocale } from '../../i18n/locales.ts';
import { beginningOf, otherName } from '../../photographs/other-kind.ts';
import { photoSize } from '../../photographs/photo-files.ts';
import { type Crop, imagePresets } from '../../photographs/presets.ts';
import { nearest } from '../characters.ts';
import type { SiteContent } from '../parse/read.ts';
import type { LocaleField } from './locale-fields.ts';

/** The check for a name that no photograph has, among all fields. */
export function missingPhoto(fields: LocaleField[]) {
  const named = new Set(fields.map(({ shape, value }) => shape.photo && value));
  return async (field: LocaleField, content: SiteContent): Promise<Problem | undefined> => {
    const name = String(field.value);
    const { usable, unusable } = content.photos;
    if (!field.shape.photo || usable.has(name)) return undefined;
    const file = unusable.get(name);
    if (file) {
      const other = otherName(file, await beginningOf(`${content.folder}/photos/${file}`));
      return other ?? { code: 'photo-names-unusable', values: { file } };
    }
    const unnamed = [...usable.keys()].filter((key) => !named.has(key));
    const near = nearest(name, unnamed) ?? nearest(name, usable.keys());
    const isTypo = near && distance(near, name) <= 2;
    // The only one that nothing names is likely the same, renamed.
    const renamed = unnamed.length === 1 ? unnamed[0] : undefined;
    const meant = isTypo ? near : (renamed ?? near);
    if (meant) return { code: 'no-photo-meant', values: { name, meant } };
    return { code: 'no-photo', values: { name } };
  };
}

/** A photograph that would be enlarged, or shown in other colors; all languages name the same. */
export async function poorPhoto(
  { shape, value, locale, list }: LocaleField,
  content: SiteContent,
): Promise<Problem | undefined> {
  if (!shape.photo || locale !== defaultLocale) return undefined;
  const file = content.photos.usable.get(String(value));
  // A missing or damaged photograph is reported by other checks.
  const size = file && (await photoSize(`${content.folder}/photos/${file}`).catch(() => undefined));
  if (!size) return undefined;
  const { width, height, isUntold } = size;
  if (isUntold) return { code: 'photo-colors', values: { file } };
  const crops: Crop[] = imagePresets[shape.photo];
  const widest = Math.max(...crops.flatMap(({ widths }) => widths));
  const heights = crops.map(({ widths, ratio = width / height }) =>
    Math.round(Math.max(...widths) / ratio),
  );
  const place = shape.photo === 'socialImage' && placeOf(0, list.length);
  const needsWidth = place ? place.width : widest;
  const needsHeight = place ? place.height : Math.max(...heights);
  if (width >= needsWidth && height >= needsHeight) return undefined;
  return { code: 'photo-small', values: { file, width, height, needsWidth, needsHeight } };
}
