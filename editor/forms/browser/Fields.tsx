import { useId } from 'react';
import { partOf, type Shape } from '../../../src/content/schema/shape.ts';
import { emptyOf } from './blank.ts';
import { ChoiceField, ColorField, FlagField, ManyField, NumberField } from './choices.tsx';
import { say } from './desk.ts';
import { edit, mineAt, useEditing } from './editing.ts';
import { type FieldProps, keysOf } from './field-props.ts';
import { ListField } from './ListField.tsx';
import { fieldLabel, hintOf, isEachLanguage, isPerLanguage, placesOf } from './labels.ts';
import { Notes } from './Notes.tsx';
import { PhotoField } from './PhotoField.tsx';
import { TextField } from './TextField.tsx';
import { useIsOpen } from './useIsOpen.ts';

/** A field of a form, as what it holds wants it. */
function Field(props: FieldProps) {
  const { form, path, shape, languages } = props;
  if (shape.hidden) return null;
  if (shape.photo) return <PhotoField {...props} />;
  if (shape.format === 'color') return <ColorField {...props} />;
  if (shape.type === 'array') {
    const item = partOf(shape, '0');
    if (item.enum) return <ManyField {...props} />;
    const itemAt = (index: number) => (
      <Part {...props} path={[...path, index]} shape={item} isOptional={false} />
    );
    // A text may have more paragraphs in one language than in another.
    const isApart = item.type === 'string' && !item.shared && isPerLanguage(form);
    if (!isApart) return <ListField {...props} itemAt={itemAt} />;
    return languages.map((language) => (
      <ListField
        key={language}
        {...props}
        languages={[language]}
        itemAt={(index) => (
          <TextField
            {...props}
            {...{ path: [...path, index], shape: item, languages: [language] }}
          />
        )}
      />
    ));
  }
  if (shape.enum) return <ChoiceField {...props} />;
  if (shape.type === 'boolean') return <FlagField {...props} />;
  if (shape.type === 'number' || shape.type === 'integer') return <NumberField {...props} />;
  if (shape.type === 'object' && !isEachLanguage(shape)) return <Group {...props} />;
  return <TextField {...props} />;
}

/** An item of a list: what is in a group stands in it at once. */
function Part(props: FieldProps) {
  const isGroup = props.shape.type === 'object' && !isEachLanguage(props.shape);
  return isGroup ? <Fields {...props} /> : <Field {...props} />;
}

/** The fields of a group or a form. */
export function Fields({ form, path, shape, languages }: FieldProps) {
  const { properties = {} } = shape;
  // Of texts beside other fields, that of the page's language comes first.
  const names = new Set<string>(languages.filter((code) => code in properties));
  for (const name of Object.keys(properties)) names.add(name);
  return [...names].map((name) => (
    <Field
      key={name}
      form={form}
      path={[...path, name]}
      shape={partOf(shape, name)}
      isOptional={!shape.required?.includes(name)}
      languages={languages}
    />
  ));
}

/** A group, folded until it is needed; one that can be left out has a button that adds it, or takes it out. */
function Group(props: FieldProps) {
  const { form, path, shape, isOptional } = props;
  const id = useId();
  const places = placesOf(form, path);
  const isThere = useEditing(() => places.some((place) => mineAt(place) !== undefined));
  const [isOpen, setOpen] = useIsOpen(path, places);
  const label = fieldLabel(path, shape);
  const set = (value: unknown) => edit(places.map((place) => [place, value]));
  // A group without anything required in it is there as soon as one of its fields is filled in.
  const isWhole = isOptional && (shape.required?.length ?? 0) > 0;
  const hint = hintOf(form, path);
  if (isWhole && !isThere)
    return (
      <div className="field" {...keysOf(places)}>
        <button type="button" onClick={() => set(emptyOf(shape))} aria-describedby={id}>
          {say('edit-add', { name: label })}
        </button>
        <Notes id={id} places={places} hint={hint} />
      </div>
    );
  const inside = (
    <>
      <Notes id={id} places={places} hint={hint} />
      <Fields {...props} />
      {isWhole && (
        <button type="button" className="quiet" onClick={() => set(undefined)}>
          {say('edit-take-out', { name: label })}
        </button>
      )}
    </>
  );
  // The fields of a photograph say themselves what they are.
  if (partOf(shape, 'name').photo) return inside;
  if (isSmall(shape))
    return (
      <fieldset className="group" {...keysOf(places)}>
        <legend>{label}</legend>
        {inside}
      </fieldset>
    );
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary {...keysOf(places)}>{label}</summary>
      {isOpen && inside}
    </details>
  );
}

/** Whether a group has so few fields that it need not be folded. */
const isSmall = ({ properties = {} }: Shape) =>
  Object.keys(properties).length <= 4 &&
  Object.values(properties).every((part) => !['array', 'object'].includes(`${Object(part).type}`));
