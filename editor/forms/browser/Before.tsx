import { useEffect, useRef, useState } from 'react';
import type { ListedSave } from '../state.ts';
import { ask, locale, say } from './desk.ts';
import { takeBack, tell } from './editing.ts';
import { plainText } from './labels.ts';

const shownTime = new Intl.DateTimeFormat(locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  numberingSystem: 'latn',
});

/** The saves of before, each to be taken back. */
export function Before({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [saves, setSaves] = useState<ListedSave[]>();
  useEffect(() => {
    dialog.current?.showModal();
    ask<ListedSave[]>('saves').then(setSaves, ({ message }) => {
      tell(message);
      dialog.current?.close();
    });
  }, []);
  return (
    <dialog ref={dialog} aria-label={say('edit-before')} onClose={onClose}>
      <h2>{say('edit-before')}</h2>
      <p>{say(saves?.length === 0 ? 'edit-before-none' : 'edit-before-line')}</p>
      <ol>
        {saves?.map(({ time, fields }) => (
          <li key={time} className="row">
            <p>
              <b>{shownTime.format(new Date(time))}</b>
            </p>
            <ul>
              {fields.slice(0, 5).map(({ name, from, to }) => (
                <li key={name}>
                  {name}
                  {/* All of a list in one line could not be read. */}
                  {!Array.isArray(from ?? to) && (
                    <>
                      <del dir="auto">{plainText(from)}</del>
                      <ins dir="auto">{plainText(to)}</ins>
                    </>
                  )}
                </li>
              ))}
              {fields.length > 5 && <li>…</li>}
            </ul>
            <button
              type="button"
              onClick={() => {
                dialog.current?.close();
                void takeBack(time);
              }}
            >
              {say('edit-back')}
            </button>
          </li>
        ))}
      </ol>
      <button type="button" onClick={() => dialog.current?.close()}>
        {say('edit-close')}
      </button>
    </dialog>
  );
}
