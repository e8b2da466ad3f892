import { localeCodes } from '../i18n/locales.ts';
import { pages } from '../i18n/routes.ts';
import { checkLocaleParity } from './locale-parity.ts';
import { namedPhotos } from './named-photos.ts';
import { nearest } from './nearest.ts';
import type { Path } from './path.ts';
import { contentNames, mistakeAt, type SiteContent } from './read.ts';
import { checkPhotoFiles } from './validate-photos.ts';
import { warnings } from './warnings.ts';

/**
 * Checks what one file alone cannot tell: photographs, the languages beside each other, pages beside
 * each other.
 * @returns what can be built but should be looked at, a sentence each
 * @throws ContentError at the first mistake
 */
export async function validate(content: SiteContent): Promise<string[]> {
  checkPhotoNames(content);
  checkSummaries(content);
  checkLocaleParity(content);
  return [...warnings(content), ...(await checkPhotoFiles(content))];
}

/** Every photograph that a file names is there. */
function checkPhotoNames(content: SiteContent): void {
  const { usable, unusable } = content.photos;
  const check = (file: string, path: Path, name: string) => {
    if (usable.has(name)) return;
    const other = unusable.get(name);
    const meant = nearest(name, usable.keys());
    throw mistakeAt(
      content,
      file,
      path,
      other
        ? `names ${other}, which browsers do not show: save it as JPEG, PNG or WebP`
        : `names a photograph that is not in content/photos, ${name}${meant ? `: did you mean ${meant}?` : ''}`,
    );
  };
  for (const locale of localeCodes) {
    for (const name of contentNames) {
      for (const { path, photo } of namedPhotos(name, content.entries[locale][name])) {
        check(`${locale}/${name}.yaml`, path, photo);
      }
    }
  }
  for (const name of Object.keys(content.focusPoints)) check('photos.yaml', [name], name);
  for (const name of Object.keys(content.credits)) check('photos/credits.yaml', [name], name);
}

/** No two pages have one title or one description: a visitor who searches could not tell them apart. */
function checkSummaries(content: SiteContent): void {
  const seen = new Map<string, string>();
  for (const locale of localeCodes) {
    for (const name of [...pages, 'not-found'] as const) {
      const file = `${locale}/${name}.yaml`;
      for (const field of ['title', 'description'] as const) {
        const text = content.entries[locale][name][field];
        const other = seen.get(text);
        if (other) {
          const sentence = `must be its own, and is the same in content/${other}`;
          throw mistakeAt(content, file, [field], sentence);
        }
        seen.set(text, file);
      }
    }
  }
}
