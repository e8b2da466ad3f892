import { useEffect, useState } from 'react';
import { Before } from './Before.tsx';
import { locale, say } from './desk.ts';
import {
  canRedo,
  canUndo,
  changes,
  discard,
  type Place,
  save,
  select,
  state,
  undo,
  useEditing,
} from './editing.ts';
import { Frame, type Visit } from './Frame.tsx';
import { type Form, formNamed, formOf, isPerLanguage, languageName } from './labels.ts';
import { Panel } from './Panel.tsx';

/** What Ctrl does with a letter. */
const shortcuts: Record<string, (isAgain: boolean) => void> = {
  s: () => void save(),
  z: (isAgain) => undo(isAgain),
  y: () => undo(true),
};

function onKey(event: KeyboardEvent): void {
  // A keyboard of Arabic letters has no such letter: there the key itself counts.
  const isLatin = /^[a-z]$/i.test(event.key);
  const letter = (isLatin ? event.key : event.code.replace('Key', '')).toLowerCase();
  const shortcut = (event.ctrlKey || event.metaKey) && shortcuts[letter];
  if (!shortcut) return;
  event.preventDefault();
  shortcut(event.shiftKey);
}

/** The editor: the page of the site beside the fields of what is on it. */
export function Editor() {
  const selected = useEditing((editing) => editing.selected);
  const [visit, setVisit] = useState(() => visitTo(selected) ?? { page: 'home', language: locale });
  const [form, setForm] = useState(selected ? formOf(selected.file).name : 'home');
  const [isNarrow, setNarrow] = useState(false);
  const [isFollowing, setFollowing] = useState(false);
  const [isBefore, setBefore] = useState(false);
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  // A place may be shown from anywhere: the form and the page of it are shown with it.
  const [last, setLast] = useState(selected);
  if (selected !== last) {
    setLast(selected);
    if (selected) setForm(formOf(selected.file).name);
    const shown = !selected?.isOnPage && visitTo(selected);
    if (shown) setVisit(shown);
  }
  const go = (to: Visit) => {
    setVisit(to);
    setForm(to.page);
    select(undefined);
  };
  const showForm = (name: string) => {
    setForm(name);
    select(undefined);
    if (isPage(formNamed(name))) setVisit({ ...visit, page: name });
  };
  return (
    <>
      <header>
        <h1 className="unseen">{say('desk-edit')}</h1>
        <a href={`/${locale}`}>{say('desk')}</a>
        <fieldset>
          <legend className="unseen">{say('edit-language')}</legend>
          {state.locales.map((code) => (
            <label key={code} lang={code}>
              <input
                type="radio"
                name="language"
                checked={visit.language === code}
                onChange={() => setVisit({ ...visit, language: code })}
              />
              {languageName(code)}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend className="unseen">{say('edit-width')}</legend>
          {[false, true].map((narrow) => (
            <label key={`${narrow}`}>
              <input
                type="radio"
                name="width"
                checked={isNarrow === narrow}
                onChange={() => setNarrow(narrow)}
              />
              {say(narrow ? 'edit-phone' : 'edit-computer')}
            </label>
          ))}
        </fieldset>
        <label>
          <input
            type="checkbox"
            checked={isFollowing}
            onChange={({ target }) => setFollowing(target.checked)}
          />
          {say('edit-follow')}
        </label>
        <Saving onBefore={() => setBefore(true)} />
      </header>
      <main>
        <Frame
          {...visit}
          isNarrow={isNarrow}
          isFollowing={isFollowing}
          onOpen={(place) => select({ ...place, isOnPage: true })}
          onVisit={go}
          onKey={onKey}
        />
        <Panel form={form} language={visit.language} onForm={showForm} />
      </main>
      {isBefore && <Before onClose={() => setBefore(false)} />}
    </>
  );
}

/** The page on which a place is, in its language; none for what is on every page. */
function visitTo(place: Place | undefined): Visit | undefined {
  if (!place) return undefined;
  const form = formOf(place.file);
  const language = state.locales.find((code) => place.file.includes(`/${code}/`));
  return isPage(form) && language ? { page: form.name, language } : undefined;
}

/** Whether a form is that of a page. */
const isPage = (form: Form) => isPerLanguage(form) && form.name !== 'layout';

/** The buttons that keep or take back what was changed, and what has become of it. */
function Saving({ onBefore }: { onBefore: () => void }) {
  const isChanged = useEditing(() => changes().length > 0);
  const isSaving = useEditing((editing) => editing.isSaving);
  const message = useEditing((editing) => editing.message);
  const [isBack, isAgain] = [useEditing(canUndo), useEditing(canRedo)];
  return (
    <div className="saving">
      <p role="status">{message || (isChanged && say('edit-changed'))}</p>
      <button type="button" disabled={!isBack} onClick={() => undo()}>
        {say('edit-undo')}
      </button>
      <button type="button" disabled={!isAgain} onClick={() => undo(true)}>
        {say('edit-redo')}
      </button>
      {isChanged && (
        <button type="button" onClick={discard}>
          {say('edit-discard')}
        </button>
      )}
      <button type="button" onClick={onBefore}>
        {say('edit-before')}
      </button>
      <button
        type="button"
        className="main"
        disabled={!isChanged || isSaving}
        onClick={() => void save()}
      >
        {say('edit-save')}
      </button>
    </div>
  );
}
