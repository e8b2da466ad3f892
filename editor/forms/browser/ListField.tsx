import { type ReactNode, useId } from 'react';
import { partOf, valueAt } from '../../../src/content/schema/shape.ts';
import type { Path } from '../../../src/error-messages/sentences.ts';
import { emptyOf } from './blank.ts';
import { say } from './desk.ts';
import { edit, mineAt, select, tell, useEditing } from './editing.ts';
import { type FieldProps, keysOf } from './field-props.ts';
import { fieldLabel, hintOf, languageName, placesOf } from './labels.ts';
import { Notes } from './Notes.tsx';
import { useIsOpen } from './useIsOpen.ts';

interface ListFieldProps extends FieldProps {
  itemAt: (index: number) => ReactNode;
}

type List = unknown[];

/** A list, whose items are moved, doubled, removed and added in all of its languages at once. */
export function ListField({ form, path, shape, isOptional, languages, itemAt }: ListFieldProps) {
  const id = useId();
  const places = placesOf(form, path, languages);
  const item = partOf(shape, '0');
  const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);
  const length = useEditing(() => Math.max(...places.map((place) => lengthOf(mineAt(place)))));
  const changeAll = (change: (list: List) => List) =>
    edit(
      places.map((place) => {
        const changed = change([...((mineAt(place) ?? []) as List)]);
        return [place, changed.length === 0 && isOptional ? undefined : changed];
      }),
    );
  const show = (index: number) => {
    const [place] = places;
    if (place) select({ ...place, path: [...path, index] });
  };
  const insert = (index: number, value: (list: List) => unknown) => {
    changeAll((list) => list.toSpliced(index, 0, value(list)));
    show(index);
  };
  const move = (index: number, to: number) => {
    changeAll((list) => list.toSpliced(index, 1).toSpliced(to, 0, list[index]));
    tell(say('edit-moved', { number: to + 1 }));
  };
  const remove = (index: number) => {
    changeAll((list) => list.toSpliced(index, 1));
    tell(say('edit-removed'));
  };
  const label = fieldLabel(path, shape);
  const isOne = languages.length === 1 && places.length === 1;
  const language = isOne ? languages[0] : undefined;
  return (
    <fieldset className="field list" {...keysOf(places)}>
      <legend>
        {label}{' '}
        {language && form.file.includes('{locale}') && <small>{languageName(language)}</small>}
      </legend>
      <Notes id={id} places={places} hint={hintOf(form, path)} />
      <ol>
        {Array.from({ length }, (_, index) => (
          <Item
            key={index}
            path={[...path, index]}
            places={places}
            isFolded={item.type === 'object'}
          >
            {{
              content: () => itemAt(index),
              up: index > 0 ? () => move(index, index - 1) : undefined,
              down: index < length - 1 ? () => move(index, index + 1) : undefined,
              double: () => insert(index + 1, (list) => doubled(list, index)),
              remove: () => remove(index),
            }}
          </Item>
        ))}
      </ol>
      <button
        type="button"
        disabled={length >= (shape.maxItems ?? Number.POSITIVE_INFINITY)}
        onClick={() => insert(length, (list) => withOwnId(emptyOf(item), list))}
      >
        {say('edit-add', { name: label })}
      </button>
    </fieldset>
  );
}

/** The same item again, with an id of its own, and without the code that no other may have. */
function doubled(list: List, index: number): unknown {
  const item = structuredClone(list[index]);
  if (item instanceof Object && 'code' in item) delete item.code;
  return withOwnId(item, list);
}

/** An item with an id that no other of the list has. */
function withOwnId(item: unknown, list: List): unknown {
  if (!Object.hasOwn(Object(item), 'id')) return item;
  const taken = list.map((other) => Object(other).id);
  const beginning = Object(item).id || 'n';
  let number = list.length + 1;
  while (taken.includes(`${beginning}-${number}`)) number++;
  return { ...Object(item), id: `${beginning}-${number}` };
}

interface ItemProps {
  path: Path;
  places: { file: string; path: Path }[];
  isFolded: boolean;
  children: {
    content: () => ReactNode;
    up: (() => void) | undefined;
    down: (() => void) | undefined;
    double: () => void;
    remove: () => void;
  };
}

/** An item of a list with its buttons. */
function Item({ path, places, isFolded, children }: ItemProps) {
  const number = Number(path.at(-1)) + 1;
  const name = useEditing(() =>
    places
      .map(({ file, path: list }) => titleOf(valueAt(mineAt({ file, path: list }), path.slice(-1))))
      .find(Boolean),
  );
  const [isOpen, setOpen] = useIsOpen(path, places);
  const title = [number, name].filter(Boolean).join(' · ');
  const buttons = [
    ['edit-up', '↑', children.up],
    ['edit-down', '↓', children.down],
    ['edit-double', '⧉', children.double],
    ['edit-remove', '×', children.remove],
  ] as const;
  return (
    <li>
      <div className="tools">
        {buttons.map(([word, sign, press]) => (
          <button
            key={word}
            type="button"
            className="quiet"
            disabled={!press}
            onClick={press}
            aria-label={say(word, { item: title })}
            title={say(word, { item: '' })}
          >
            {sign}
          </button>
        ))}
      </div>
      {isFolded ? (
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary {...keysOf(places.map((place) => ({ ...place, path })))}>{title}</summary>
          {isOpen && children.content()}
        </details>
      ) : (
        children.content()
      )}
    </li>
  );
}

/** What an item is known by: its name or title, or its first text that is neither a name in links nor that of an icon. */
function titleOf(item: unknown): string {
  if (typeof item === 'string') return item;
  const { id: _, icon: __, name, title, ...others } = Object(item);
  const texts = [name, title, ...Object.values(others)];
  const text = texts.find((value) => typeof value === 'string');
  return `${text ?? Object.values(Object(texts.find((value) => value instanceof Object))).at(-1) ?? ''}`;
}
