import { type ChangeEvent, useId, useState } from 'react';
import type { LogoPart } from '../logo.ts';
import { ask, say } from './desk.ts';
import { keyOf, setLogo, state, tell, useEditing } from './editing.ts';
import { languageName } from './labels.ts';
import { useIsOpen } from './useIsOpen.ts';

/** Where the logo is found in the panel. */
export const logoPlace = { file: 'content/site.yaml', path: ['logo'] };

/** The files of the logo: each is seen on its ground, and can be brought in and left out. */
export function Logo() {
  const parts = useEditing(({ logo }) => logo);
  const [isOpen, setOpen] = useIsOpen(logoPlace.path, [logoPlace]);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary data-keys={keyOf(logoPlace)}>{say('logo')}</summary>
      <p className="hint">{say('logo-line')}</p>
      {parts.map((part) => (
        <Part key={part.name} {...part} />
      ))}
    </details>
  );
}

function Part({ name, src }: LogoPart) {
  const id = useId();
  const [failure, setFailure] = useState('');
  const label = partLabel(name);
  const send = (call: string, body: object) =>
    ask<{ logo: LogoPart[] }>(`logo/${call}`, body).then(
      ({ logo }) => {
        setFailure('');
        setLogo(logo);
        tell(say('edit-saved'));
      },
      ({ message }) => setFailure(message),
    );
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    const ending = file && /\.\w+$/.exec(file.name)?.[0];
    if (file) void send(`${name}/${ending ?? '.'}`, file);
    // The same file may be chosen again after it was changed.
    target.value = '';
  };
  return (
    <fieldset className="field">
      <legend id={id}>{label}</legend>
      {src && (
        <p className="logo" data-dark={name.endsWith('-dark')}>
          <img src={src} alt={label} />
        </p>
      )}
      <p role="alert" className="mistake">
        {failure}
      </p>
      <p className="buttons">
        <label className="file">
          <input
            type="file"
            accept={name === 'icon' ? '.svg' : '.svg,.png,.webp'}
            onChange={choose}
            aria-label={`${say('photo-add')}: ${label}`}
          />
          {say('photo-add')}
        </label>
        {src && (
          <button type="button" className="quiet" onClick={() => void send(`${name}/remove`, {})}>
            {say('edit-take-out', { name: label })}
          </button>
        )}
      </p>
    </fieldset>
  );
}

/** What a file of the logo is for, by its name without its ending. */
function partLabel(name: string): string {
  if (name === 'icon') return say('logo-icon');
  const code = state.locales.find((locale) => name.startsWith(`logo.${locale}`));
  const where = code ? languageName(code) : say('logo-all');
  return say(name.endsWith('-dark') ? 'logo-dark' : 'logo-light', { where });
}
