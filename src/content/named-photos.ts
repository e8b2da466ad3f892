import type { Path } from './path.ts';
import type { ContentName } from './schema.ts';
import { fieldsOf } from './walk.ts';

/** A photograph that a content file names. */
interface NamedPhoto {
  path: Path;
  /** The photograph's file name without its ending. */
  photo: string;
  /** The image preset that it is shown with. */
  preset: string;
}

/** Every photograph that a content file names, by the file's name and what it holds. */
export function namedPhotos(name: ContentName, content: unknown): NamedPhoto[] {
  return fieldsOf(name, content).flatMap(({ path, value, shape }) =>
    shape.photo ? [{ path, photo: String(value), preset: shape.photo }] : [],
  );
}
