import { useId, useState } from 'react';
import { contrastsOf } from '../../../src/colors/contrast.ts';
import type { ColorName, Colors } from '../../../src/colors/palette.ts';
import { partOf } from '../../../src/content/schema/shape.ts';
import type { Path } from '../../../src/error-messages/sentences.ts';
import { say } from './desk.ts';
import { edit, mineAt, useEditing } from './editing.ts';
import { type FieldProps, keysOf, useValue } from './field-props.ts';
import { type Form, fieldLabel, hintOf, labelOf, placesOf } from './labels.ts';
import { Notes, useIsWrong } from './Notes.tsx';
import { coordinatesIn, numberIn } from './numbers.ts';

/** A number, however it is typed. What is no number stays as it is typed, and its mistake is told. */
export function NumberField({ form, path, shape, isOptional }: FieldProps) {
  const id = useId();
  const places = placesOf(form, path);
  const [value, set] = useValue(places);
  const isWrong = useIsWrong(places);
  const [typed, setTyped] = useState<string>();
  const change = (text: string) => {
    const pair = /^l(?:at|ong)itude$/.test(`${path.at(-1)}`) && coordinatesIn(text);
    if (pair) {
      setTyped(undefined);
      const group = path.slice(0, -1);
      const [latitude, longitude] = pair;
      edit([
        [
          { file: form.file, path: group },
          { latitude, longitude },
        ],
      ]);
      return;
    }
    setTyped(text);
    const number = numberIn(text);
    set(number === undefined && !isOptional ? '' : number);
  };
  return (
    <div className="field">
      <label>
        <span>{fieldLabel(path, shape)}</span>
        <input
          className="short"
          inputMode="decimal"
          dir="auto"
          value={typed ?? `${value ?? ''}`}
          onChange={({ target }) => change(target.value)}
          onBlur={() => setTyped(undefined)}
          aria-invalid={isWrong}
          aria-describedby={id}
          {...keysOf(places)}
        />
      </label>
      <Notes id={id} places={places} hint={hintOf(form, path)} />
    </div>
  );
}

/** One of several. */
export function ChoiceField({ form, path, shape, isOptional }: FieldProps) {
  const id = useId();
  const places = placesOf(form, path);
  const [value, set] = useValue(places);
  return (
    <div className="field">
      <label>
        <span>{fieldLabel(path, shape)}</span>
        <select
          value={`${value ?? shape.default ?? ''}`}
          onChange={({ target }) => set(target.value || undefined)}
          aria-describedby={id}
          {...keysOf(places)}
        >
          {(isOptional || value === undefined) && <option value="">—</option>}
          {shape.enum?.map((choice) => (
            <option key={`${choice}`} value={`${choice}`}>
              {labelOf(`${choice}`)}
            </option>
          ))}
        </select>
      </label>
      <Notes id={id} places={places} hint={hintOf(form, path)} />
    </div>
  );
}

/** Any of several. */
export function ManyField({ form, path, shape, isOptional }: FieldProps) {
  const id = useId();
  const places = placesOf(form, path);
  const [value, set] = useValue(places);
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const toggle = (choice: unknown) => {
    const others = chosen.filter((other) => other !== choice);
    const next = others.length < chosen.length ? others : [...chosen, choice];
    set(next.length === 0 && isOptional ? undefined : next);
  };
  return (
    <fieldset className="field" aria-describedby={id} {...keysOf(places)}>
      <legend>{fieldLabel(path, shape)}</legend>
      <div className="flags">
        {partOf(shape, '0').enum?.map((choice) => (
          <label key={`${choice}`} className="flag">
            <input
              type="checkbox"
              checked={chosen.includes(choice)}
              onChange={() => toggle(choice)}
            />
            {labelOf(`${choice}`)}
          </label>
        ))}
      </div>
      <Notes id={id} places={places} hint={hintOf(form, path)} />
    </fieldset>
  );
}

/** Yes or no. */
export function FlagField({ form, path, shape }: FieldProps) {
  const id = useId();
  const places = placesOf(form, path);
  const [value, set] = useValue(places);
  return (
    <div className="field">
      <label className="flag">
        <input
          type="checkbox"
          checked={Boolean(value ?? shape.default)}
          onChange={({ target }) => set(target.checked)}
          aria-describedby={id}
          {...keysOf(places)}
        />
        {fieldLabel(path, shape)}
      </label>
      <Notes id={id} places={places} hint={hintOf(form, path)} />
    </div>
  );
}

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** A color, as a square to choose it in and as its digits. */
export function ColorField({ form, path, shape }: FieldProps) {
  const id = useId();
  const places = placesOf(form, path);
  const [value, set] = useValue(places);
  const isWrong = useIsWrong(places);
  const label = fieldLabel(path, shape);
  const color = `${value ?? ''}`.toLowerCase();
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      <div className="color">
        <input
          type="color"
          value={isColor(color) ? color : '#000000'}
          onChange={({ target }) => set(target.value)}
          aria-label={label}
        />
        <input
          className="short"
          dir="ltr"
          value={`${value ?? ''}`}
          onChange={({ target }) => set(target.value)}
          aria-label={label}
          aria-invalid={isWrong}
          aria-describedby={id}
          {...keysOf(places)}
        />
      </div>
      <Contrasts name={path.at(-1) as ColorName} colors={useColors(form, path)} />
      <Notes id={id} places={places} hint={hintOf(form, path)} />
    </fieldset>
  );
}

/** All colors, while each of them is one. */
function useColors(form: Form, path: Path): Colors | undefined {
  const group = { file: form.file, path: path.slice(0, -1) };
  const colors = useEditing(() => mineAt(group)) as Colors;
  return Object.values(colors).every((color) => isColor(`${color}`)) ? colors : undefined;
}

/** How well a color is told from those that it meets, as it is moved. */
function Contrasts({ name, colors }: { name: ColorName; colors: Colors | undefined }) {
  if (!colors) return null;
  return (
    <ul className="contrasts">
      {contrastsOf(colors, name).map(({ other, isEnough, ...numbers }) => (
        <li key={other} className={isEnough ? 'hint' : 'mistake'}>
          {say('edit-contrast', { other: labelOf(other).replace(/:.*/, ''), ...numbers })}
        </li>
      ))}
    </ul>
  );
}
