import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { ask, say } from './desk.ts';
import { baseAt, mineAt, type Place, setPhotos, useEditing } from './editing.ts';
import { type FieldProps, keysOf, useValue } from './field-props.ts';
import { fieldLabel, formNamed, hintOf, labelOf, placesOf } from './labels.ts';
import { Notes } from './Notes.tsx';

const thumbnailOf = (name: string) => `/thumbnails/${encodeURIComponent(name)}`;

/** A photograph: which one, and the point of it that every crop keeps. */
export function PhotoField({ form, path, shape, isOptional }: FieldProps) {
  const id = useId();
  const places = placesOf(form, path);
  const [value, set] = useValue(places);
  const [isChoosing, setChoosing] = useState(false);
  const name = `${value ?? ''}`;
  const descriptions = places.map(({ file }) => ({ file, path: [...path.slice(0, -1), 'alt'] }));
  const isAsSaved = (place: Place) => mineAt(place) === baseAt(place);
  // What was written about the photograph before is still there.
  const isOutdated = useEditing(
    () => !places.every(isAsSaved) && descriptions.some((it) => mineAt(it) && isAsSaved(it)),
  );
  return (
    <fieldset className="field" {...keysOf(places)} tabIndex={-1}>
      <legend>{fieldLabel(path, shape)}</legend>
      {name && <FocusPoint name={name} />}
      <p className="buttons">
        <button type="button" onClick={() => setChoosing(true)} aria-describedby={id}>
          {say(name ? 'photo-replace' : 'photo-choose')}
        </button>
        {name && isOptional && (
          <button type="button" className="quiet" onClick={() => set(undefined)}>
            {say('edit-take-out', { name: fieldLabel(path, shape) })}
          </button>
        )}
      </p>
      <Notes
        id={id}
        places={places}
        hint={isOutdated ? say('photo-describe') : hintOf(form, path)}
      />
      {isChoosing && (
        <Chooser
          chosen={name}
          onChoose={(photo) => {
            set(photo);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </fieldset>
  );
}

/** A photograph with the point that stays in view: a press on it moves the point, and so do the arrow keys. */
function FocusPoint({ name }: { name: string }) {
  const form = formNamed('focus-points');
  const group = { file: form.file, path: [name] };
  const [value, set] = useValue([group]);
  const { left = 50, top = 50 } = Object(value);
  const point = useRef<HTMLDivElement>(null);
  useEffect(() => {
    point.current?.style.setProperty('--left', `${left}%`);
    point.current?.style.setProperty('--top', `${top}%`);
  }, [left, top]);
  const put = (newLeft: number, newTop: number) => {
    const limited = (part: number) => Math.min(100, Math.max(0, Math.round(part)));
    set({ ...Object(value), left: limited(newLeft), top: limited(newTop) });
  };
  const press = ({ detail, nativeEvent, currentTarget }: MouseEvent<HTMLElement>) => {
    // A press of Enter is nowhere on the picture.
    if (detail === 0) return;
    const { offsetX, offsetY } = nativeEvent;
    put((100 * offsetX) / currentTarget.clientWidth, (100 * offsetY) / currentTarget.clientHeight);
  };
  const steps: Record<string, [number, number]> = {
    ArrowLeft: [-5, 0],
    ArrowRight: [5, 0],
    ArrowUp: [0, -5],
    ArrowDown: [0, 5],
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [x, y] = steps[event.key] ?? [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    put(left + x, top + y);
  };
  const about = `${labelOf('left')}: ${left}. ${labelOf('top')}: ${top}.`;
  return (
    <div className="point" ref={point}>
      <button
        type="button"
        onClick={press}
        onKeyDown={onKeyDown}
        aria-label={say('photo-point')}
        aria-description={about}
        title={say('photo-point')}
      >
        <img src={thumbnailOf(name)} alt={name} />
      </button>
    </div>
  );
}

interface ChooserProps {
  chosen: string;
  onChoose: (name: string) => void;
  onClose: () => void;
}

/** All photographs as small pictures, and a place for a new one. */
function Chooser({ chosen, onChoose, onClose }: ChooserProps) {
  const photos = useEditing(({ photos }) => photos);
  const [words, setWords] = useState('');
  const [failure, setFailure] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const title = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const add = async (added?: File | null) => {
    if (!added) return;
    setFailure('');
    try {
      const answer = await ask<{ added: string; photos: Record<string, string> }>(
        `photos/${encodeURIComponent(added.name)}`,
        added,
      );
      setPhotos(answer.photos);
      onChoose(answer.added);
    } catch (error) {
      setFailure((error as Error).message);
    }
  };
  const drop = async (name: string) => {
    setFailure('');
    try {
      const answer = await ask<{ photos: Record<string, string> }>(
        `photos/${encodeURIComponent(name)}/remove`,
        {},
      );
      setPhotos(answer.photos);
    } catch (error) {
      setFailure((error as Error).message);
    }
  };
  const found = Object.keys(photos)
    .sort()
    .filter((name) => name.includes(words.trim().toLowerCase()));
  return (
    <dialog
      ref={dialog}
      className="chooser"
      aria-labelledby={title}
      onClose={onClose}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void add(event.dataTransfer.files[0]);
      }}
    >
      <h2 id={title}>{say('photo-choose')}</h2>
      <div className="buttons">
        <button type="button" className="main" onClick={() => file.current?.click()}>
          {say('photo-add')}
        </button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label={say('photo-add')}
          accept="image/*"
          onChange={({ target }) => void add(target.files?.[0])}
        />
        <label className="find">
          {say('photo-find')}
          <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        </label>
        <button type="button" onClick={() => dialog.current?.close()}>
          {say('edit-close')}
        </button>
      </div>
      <p role="alert" className="mistake">
        {failure}
      </p>
      <ul>
        {found.map((name) => (
          <li key={name} className="small">
            <button type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
              <img src={thumbnailOf(name)} alt="" loading="lazy" />
              {name}
            </button>
            {name !== chosen && (
              <button
                type="button"
                className="quiet"
                aria-label={say('photo-delete', { name })}
                title={say('photo-delete', { name })}
                onClick={() => void drop(name)}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
    </dialog>
  );
}
