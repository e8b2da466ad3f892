import { useEffect, useMemo, useRef, useState } from 'react';
import type { Locale } from '../../../src/i18n/locales.ts';
import { foldText } from '../../../src/i18n/normalize.ts';
import { textOf } from '../../words/texts.ts';
import { say } from './desk.ts';
import { keyOf, mineAt, type Place, select, state, useEditing } from './editing.ts';
import { Fields } from './Fields.tsx';
import { Languages } from './Languages.tsx';
import { Logo, logoPlace } from './Logo.tsx';
import {
  type Form,
  fieldsOf,
  formNamed,
  formOf,
  isEachLanguage,
  labelOf,
  placeLabel,
  placesOf,
  plainText,
  shapeAt,
} from './labels.ts';

interface PanelProps {
  form: string;
  language: Locale;
  onForm: (name: string) => void;
}

/** The forms: which one is shown, a search in all of them, what is wrong, and the fields. */
export function Panel({ form: name, language, onForm }: PanelProps) {
  const [words, setWords] = useState('');
  const form = formNamed(name);
  const languages = useMemo(
    () => [language, ...state.locales.filter((code) => code !== language)],
    [language],
  );
  const panel = useRef<HTMLElement>(null);
  const shown = `${name} ${words}`;
  useEffect(() => {
    // Another form begins at its top.
    if (shown) void panel.current?.scrollTo({ top: 0 });
  }, [shown]);
  useFocus();
  return (
    <section ref={panel} className="panel" aria-label={labelOf(name)}>
      <div className="search">
        <label htmlFor="search">{say('edit-search')}</label>
        <input
          id="search"
          type="search"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      {words.trim().length > 1 ? (
        <Found words={words} onOpen={() => setWords('')} />
      ) : (
        <>
          <nav aria-label={say('edit-forms')}>
            {shownForms().map((other) => (
              <button
                key={other.name}
                type="button"
                aria-current={other.name === name ? 'page' : undefined}
                onClick={() => onForm(other.name)}
              >
                {labelOf(other.name)}
              </button>
            ))}
          </nav>
          <Mistakes />
          <form key={name} onSubmit={(event) => event.preventDefault()}>
            <h2>{labelOf(name)}</h2>
            {name === 'site' && (
              <>
                <Languages />
                <Logo />
              </>
            )}
            <Fields
              form={form}
              path={[]}
              shape={form.shape}
              languages={languages}
              isOptional={false}
            />
          </form>
        </>
      )}
    </section>
  );
}

/** The forms that are listed: the focus point of a photograph is set where the photograph is. */
const shownForms = () => state.forms.filter(({ name }) => name !== 'focus-points');

/** All that is wrong, each a way to its field. */
function Mistakes() {
  const mistakes = useEditing((editing) => editing.mistakes);
  const files = useEditing((editing) => editing.files);
  const undecided = Object.entries(files).flatMap(([file, { conflicts }]) =>
    conflicts.map(({ path }) => ({ file, path })),
  );
  // What has no field here is no way anywhere.
  const inFields = mistakes.filter(({ file }) => file in files);
  const others = mistakes.filter(({ file }) => !(file in files));
  const broken = [...state.broken, ...others.map(({ sentence }) => sentence)];
  const number = broken.length + undecided.length + inFields.length;
  return (
    <div role="status" className="mistakes">
      {number > 0 && <h2>{say('edit-mistakes', { number })}</h2>}
      <ul>
        {broken.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {undecided.map((place) => (
          <li key={keyOf(place)}>
            <button type="button" className="link" onClick={() => select(place)}>
              {`${placeLabel(formOf(place.file), place.path)}: ${say('edit-undecided')}`}
            </button>
          </li>
        ))}
        {inFields.map((mistake) => (
          <li key={mistake.sentence}>
            <button type="button" className="link" onClick={() => select({ ...mistake })}>
              {mistake.sentence}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A text for a search, with what many write in place of some Arabic letters: `هودى` finds `هودي`. */
const folded = (text: string) =>
  foldText(text).toLowerCase().replace(/[أإآ]/g, 'ا').replaceAll('ى', 'ي').replaceAll('ة', 'ه');

/** The fields with some words in their name, in any language, or in what is written in them. */
function Found({ words, onOpen }: { words: string; onOpen: () => void }) {
  const has = (text: string) => folded(text).includes(folded(words));
  const fields = shownForms().flatMap((form) =>
    [...fieldsOf(form)].flatMap((path) => placesWith(form, path, has)),
  );
  const logo = { place: logoPlace, label: say('logo'), text: say('logo-line') };
  const isLogo = state.locales.some((code) => has(textOf('logo', code)));
  const found = isLogo ? [logo, ...fields] : fields;
  return (
    <ul>
      {found.slice(0, 60).map(({ place, label, text }) => (
        <li key={keyOf(place)} className="row">
          <button
            type="button"
            className="link"
            onClick={() => {
              onOpen();
              select(place);
            }}
          >
            <b>{label}</b> <span dir="auto">{text}</span>
          </button>
        </li>
      ))}
      {found.length === 0 && <li>{say('edit-nothing')}</li>}
    </ul>
  );
}

/** The field at a path, in each language that has the words; one where its name has them. */
function placesWith(form: Form, path: Place['path'], has: (text: string) => boolean) {
  const label = placeLabel(form, path);
  const isNamed = state.locales.some((code) =>
    has(placeLabel(form, path, code).replace(/^.* › /, '')),
  );
  const inside = isEachLanguage(shapeAt(form, path)) ? state.locales : [undefined];
  const places = inside.flatMap((code) => placesOf(form, code ? [...path, code] : path));
  const all = places.map((place) => ({ place, label, text: plainText(mineAt(place)) }));
  // What all languages share stands in the file of each.
  const rows = shapeAt(form, path).shared ? all.slice(0, 1) : all;
  const withWords = rows.filter(({ text }) => has(text));
  return withWords.length > 0 ? withWords : isNamed ? rows.slice(0, 1) : [];
}

/** Moves the focus to the input of the place that is shown. */
function useFocus(): void {
  const selected = useEditing((editing) => editing.selected);
  useEffect(() => {
    if (!selected) return;
    const inputs = [...document.querySelectorAll<HTMLElement>('[data-keys]')];
    const has = (place: Place) =>
      inputs.find((input) => input.dataset.keys?.split('|').includes(keyOf(place)));
    // Of a place without an input of its own, what is around it.
    for (let { path } = selected; path.length > 0; path = path.slice(0, -1)) {
      const input = has({ file: selected.file, path });
      if (!input) continue;
      const inner = input.matches('fieldset')
        ? input.querySelector<HTMLElement>('input, textarea, button')
        : input;
      input.scrollIntoView({ block: 'center', behavior: 'instant' });
      (inner ?? input).focus({ preventScroll: true });
      // Else what is typed would stand before the text.
      if (inner instanceof HTMLTextAreaElement) inner.selectionStart = inner.value.length;
      return;
    }
  }, [selected]);
}
