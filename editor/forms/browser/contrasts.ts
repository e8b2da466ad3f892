/* Shows beside each color, while it is chosen, its contrast to the colors that it meets. */
import { contrasts } from '../../../src/colors/contrast.ts';
import type { Colors } from '../../../src/colors/palette.ts';

const show = () => {
  const fields = document.querySelectorAll<HTMLElement>('[data-key-path^="colors."]');
  const colors = Array.from(fields, (field) => ({
    name: `${field.dataset.keyPath?.split('.')[1]}`,
    input: field.querySelector<HTMLInputElement>('[type="color"]'),
  }));
  // Fields are drawn when they come into view.
  if (colors.length === 0 || colors.some(({ input }) => !input)) return;
  const chosen = Object.fromEntries(colors.map(({ name, input }) => [name, input?.value]));
  for (const [index, text] of contrasts(chosen as Colors).entries())
    colors[index]?.input?.parentElement?.setAttribute('data-contrast', text);
};
new MutationObserver(show).observe(document.body, { childList: true, subtree: true });
// Sveltia CMS copies what is typed into the picker, but only after this event.
addEventListener('input', () => setTimeout(show));
