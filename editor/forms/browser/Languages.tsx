import { useEffect, useRef, useState } from 'react';
import { knownLocales, type Locale } from '../../../src/i18n/locales.ts';
import { ask, locale, say } from './desk.ts';
import { changes, state, tell, useEditing } from './editing.ts';

const known = Object.keys(knownLocales) as Locale[];

/** Which languages the site has, and which is the first. */
export function Languages() {
  const [codes, setCodes] = useState<Locale[]>([...state.locales]);
  const [isAsked, setAsked] = useState(false);
  const [isDone, setDone] = useState(false);
  const isChanged = useEditing(() => changes().length > 0);
  const isSame = `${codes}` === `${state.locales}`;
  const toggle = (code: Locale) =>
    setCodes(codes.includes(code) ? codes.filter((other) => other !== code) : [...codes, code]);
  const change = () => {
    setAsked(true);
    return ask('languages', codes).then(
      () => setDone(true),
      ({ message }) => {
        setAsked(false);
        tell(message);
      },
    );
  };
  return (
    <fieldset className="field">
      <legend>{say('languages')}</legend>
      {known.map((code) => {
        const { name } = knownLocales[code];
        return (
          <div key={code} className="flags">
            <label className="flag" lang={code}>
              <input
                type="checkbox"
                checked={codes.includes(code)}
                disabled={codes.length === 1 && codes[0] === code}
                onChange={() => toggle(code)}
              />
              {name}
            </label>
            {codes.includes(code) && codes.length > 1 && (
              <label className="flag">
                <input
                  type="radio"
                  name="first"
                  checked={codes[0] === code}
                  onChange={() => setCodes([code, ...codes.filter((other) => other !== code)])}
                />
                {say('languages-first', { name })}
              </label>
            )}
          </div>
        );
      })}
      <p className="hint">{say('languages-line')}</p>
      {!isSame && isChanged && <p className="mistake">{say('languages-unsaved')}</p>}
      {!isSame && (
        <button type="button" disabled={isChanged || isAsked} onClick={() => void change()}>
          {say('languages-change')}
        </button>
      )}
      {isDone && <Waiting codes={codes} />}
    </fieldset>
  );
}

/** Waits until the desk has started again, and opens it in a language that the site has. */
function Waiting({ codes }: { codes: Locale[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    const code = codes.includes(locale) ? locale : codes[0];
    const timer = setInterval(async () => {
      const answer = await fetch(`/${code}`).catch(() => undefined);
      if (answer?.ok) location.assign(`/${code}/edit`);
    }, 500);
    return () => clearInterval(timer);
  }, [codes]);
  return (
    <dialog ref={dialog} aria-label={say('languages')} onCancel={(event) => event.preventDefault()}>
      <p role="status">{say('languages-done')}</p>
    </dialog>
  );
}
