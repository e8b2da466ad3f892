import type { Conflict } from '../merge.ts';
import { say } from './desk.ts';
import { keyOf, type Place, settle, useEditing } from './editing.ts';

/** What is told of a field: its hint, what is wrong, and what another has written into it meanwhile. */
export function Notes({
  id,
  places,
  hint,
}: {
  id: string;
  places: Place[];
  hint?: string | undefined;
}) {
  const keys = places.map(keyOf);
  const mistakes = useEditing(({ mistakes }) => mistakes).filter((it) => keys.includes(keyOf(it)));
  const sentences = new Set(mistakes.map(({ text }) => text));
  const files = useEditing(({ files }) => files);
  const conflicts = places.flatMap(({ file }) =>
    (files[file]?.conflicts ?? []).map((conflict) => ({ file, conflict })),
  );
  const own = conflicts.filter(({ file, conflict }) =>
    keys.includes(keyOf({ file, path: conflict.path })),
  );
  return (
    <div id={id} className="notes">
      {hint && <p className="hint">{hint}</p>}
      {[...sentences].map((text) => (
        <p key={text} className="mistake">
          {text}
        </p>
      ))}
      {own.map(({ file, conflict }) => (
        <Choice key={keyOf({ file, path: conflict.path })} file={file} conflict={conflict} />
      ))}
    </div>
  );
}

/** Whether a field of some places has a mistake. */
export const useIsWrong = (places: Place[]) =>
  useEditing(({ mistakes }) =>
    mistakes.some((mistake) => places.some((place) => keyOf(place) === keyOf(mistake))),
  );

/** What two wrote into one field, side by side, for the owner to choose. */
function Choice({ file, conflict }: { file: string; conflict: Conflict }) {
  const sides = [
    ['edit-theirs', conflict.theirs, false],
    ['edit-mine', conflict.mine, true],
  ] as const;
  return (
    <fieldset className="conflict">
      <legend>{say('edit-conflict')}</legend>
      {sides.map(([name, value, isMine]) => (
        <p key={name}>
          <q dir="auto">{textOf(value)}</q>{' '}
          <button type="button" onClick={() => settle(file, conflict, isMine)}>
            {say(name)}
          </button>
        </p>
      ))}
    </fieldset>
  );
}

/** All that is written in a value, to be read. */
function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return '…';
  return value instanceof Object ? Object.values(value).map(textOf).join(' · ') : `${value}`;
}
