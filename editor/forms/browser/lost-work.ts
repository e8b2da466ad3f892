/* Keeps work from being lost: asks before it would be, takes Arabic digits, and says why nothing can be saved. */
import { normalizeValue } from '../../../src/i18n/normalize.ts';
import { closed, question } from './settings.ts';

// Before the forms are closed or loaded again with changes: a draft is stored only half a second after the last key.
addEventListener('beforeunload', (event) => {
  if (document.querySelector('.content-editor button.primary:not(:disabled)'))
    event.preventDefault();
});

// Before an item of a list is removed: it would come back only if the form were left without saving.
const removeButton = '.item > .header > .end > button:last-child';
const confirmRemoval = (event: Event) => {
  const isRemoval = event.target instanceof Element && event.target.closest(removeButton);
  if (isRemoval && !confirm(question)) event.stopImmediatePropagation();
};
addEventListener('click', confirmRemoval, true);

// Numbers are shown in the digits 0-9, as soon as they are typed: Sveltia CMS reads no others, and would save nothing.
const showPlain = ({ target }: Event) => {
  if (!(target instanceof HTMLInputElement) || target.role !== 'spinbutton') return;
  const plain = normalizeValue(target.value)
    .replace('٫', '.')
    .replace(/^([1-9]\d{0,2})[,٬ ](\d{3})$/, '$1$2');
  if (plain !== target.value) target.value = plain;
};
addEventListener('input', showPlain, true);

// Where the desk is closed, a save would say "Failed to fetch".
const ask = window.fetch;
window.fetch = (...request) =>
  ask(...request).catch((error) => {
    throw error instanceof TypeError ? new TypeError(closed) : error;
  });
