import { useId } from 'react';
import { partOf, type Shape } from '../../../src/content/schema/shape.ts';
import { type Locale, locales } from '../../../src/i18n/locales.ts';
import { say } from './desk.ts';
import { edit, keyOf, mineAt, type Place } from './editing.ts';
import { type FieldProps, keysOf, useValue } from './field-props.ts';
import { filledIn } from './fill.ts';
import {
  fieldLabel,
  hintOf,
  isEachLanguage,
  isPerLanguage,
  languageName,
  placesOf,
} from './labels.ts';
import { Notes, useIsWrong } from './Notes.tsx';

/** A text: in every language side by side, or one where it is the same in all. */
export function TextField({ form, path, shape, isOptional, languages }: FieldProps) {
  const id = useId();
  const label = fieldLabel(path, shape);
  const hint = hintOf(form, path);
  if (isEachLanguage(shape)) {
    const group = { file: form.file, path };
    const places = languages.map((code) => ({ ...group, path: [...path, code] }));
    // Without a text in any language, nothing of the group is left.
    const clear = () => {
      const texts = Object.values(Object(mineAt(group)));
      if (isOptional && texts.every((text) => !text)) edit([[group, undefined]], keyOf(group));
    };
    return (
      <fieldset className="field" aria-describedby={id} {...keysOf([group])}>
        <legend>{label}</legend>
        <div className="languages">
          {places.map((place, index) => (
            <Text
              key={keyOf(place)}
              places={[place]}
              shape={partOf(shape, `${place.path.at(-1)}`)}
              language={languages[index]}
              isOptional={isOptional}
              onEmpty={clear}
            />
          ))}
        </div>
        <Notes id={id} places={[group]} hint={hint} />
      </fieldset>
    );
  }
  if (!isPerLanguage(form) || shape.shared)
    return (
      <div className="field">
        <Text places={placesOf(form, path)} shape={shape} isOptional={isOptional} label={label} />
        <Notes id={id} places={[]} hint={hint} />
      </div>
    );
  return (
    <fieldset className="field" aria-describedby={id}>
      <legend>{label}</legend>
      <div className="languages">
        {languages.map((language) => (
          <Text
            key={language}
            places={placesOf(form, path, [language])}
            shape={shape}
            language={language}
            isOptional={isOptional}
          />
        ))}
      </div>
      <Notes id={id} places={[]} hint={hint} />
    </fieldset>
  );
}

interface TextProps {
  places: Place[];
  shape: Shape;
  isOptional: boolean;
  /** The language that it is in; it is then called by that. */
  language?: Locale | undefined;
  label?: string;
  /** What follows when the text is emptied. */
  onEmpty?: () => void;
}

/** The input of a text. */
function Text({ places, shape, isOptional, language, label, onEmpty }: TextProps) {
  const id = useId();
  const [value, set] = useValue(places);
  const isWrong = useIsWrong(places);
  const text = value === undefined || value === null ? '' : `${value}`;
  const change = (typed: string) => {
    // The page would show a line break as a space.
    const line = typed.replaceAll(/\s*\n\s*/g, ' ');
    set(line === '' && isOptional ? undefined : line);
    if (line === '') onEmpty?.();
  };
  const input = {
    id: `${id}-input`,
    value: text,
    lang: language,
    dir: language && !shape.format ? locales[language].direction : 'auto',
    'aria-invalid': isWrong,
    'aria-describedby': id,
    onChange: ({ target }: { target: { value: string } }) => change(target.value),
    onBlur: () => {
      if (text.trim() !== text) change(text.trim());
    },
    ...keysOf(places),
  };
  const isLine = shape.format || shape.pattern || shape.shared;
  const filled = language ? filledIn(text, language, mineAt) : text;
  const left = shape.roomFor && shape.roomFor - Array.from(filled).length;
  return (
    <div className="text">
      <label htmlFor={input.id} lang={language}>
        {label ?? (language && languageName(language))}
      </label>
      {left !== undefined && (
        <small className={left < 0 ? 'mistake' : undefined}>
          {say(left < 0 ? 'edit-over' : 'edit-room', { number: Math.abs(left) })}
        </small>
      )}
      {isLine ? (
        <input {...input} />
      ) : (
        <textarea rows={Math.max(1, Math.ceil(text.length / 28))} {...input} />
      )}
      <Notes id={id} places={places} />
    </div>
  );
}
