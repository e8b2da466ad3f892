/* Shows numbers in the digits 0-9, as soon as they are typed: Sveltia CMS reads no others, and would save nothing. */
import { normalizeValue } from '../../../src/i18n/normalize.ts';

const showPlain = ({ target }: Event) => {
  if (!(target instanceof HTMLInputElement) || target.role !== 'spinbutton') return;
  const plain = normalizeValue(target.value)
    .replace('٫', '.')
    .replace(/^([1-9]\d{0,2})[,٬ ](\d{3})$/, '$1$2');
  if (plain !== target.value) target.value = plain;
};
addEventListener('input', showPlain, true);
