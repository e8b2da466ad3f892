/* Asks before an item of a list is removed: it would come back only if the form were left without saving. */
import { question } from './settings.ts';

const removeButton = '.item > .header > .end > button:last-child';
const confirmRemoval = (event: Event) => {
  const isRemoval = event.target instanceof Element && event.target.closest(removeButton);
  if (isRemoval && !confirm(question)) event.stopImmediatePropagation();
};
addEventListener('click', confirmRemoval, true);
