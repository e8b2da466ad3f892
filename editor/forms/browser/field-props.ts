import type { Shape } from '../../../src/content/schema/shape.ts';
import type { Path } from '../../../src/error-messages/sentences.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { edit, keyOf, mineAt, type Place, useEditing } from './editing.ts';
import type { Form } from './labels.ts';

/** What a field of a form is told. */
export interface FieldProps {
  form: Form;
  path: Path;
  shape: Shape;
  isOptional: boolean;
  /** The languages of its inputs, that of the page first. */
  languages: readonly Locale[];
}

/** The names of an input's places, by which it is found. */
export const keysOf = (places: Place[]) => ({ 'data-keys': places.map(keyOf).join('|') });

/** A value that is the same in some places, and how to change it in all of them. */
export function useValue(places: Place[]) {
  const [first] = places as [Place];
  const value = useEditing(() => mineAt(first));
  const set = (value: unknown) =>
    edit(
      places.map((place): [Place, unknown] => [place, value]),
      keyOf(first),
    );
  return [value, set] as const;
}
