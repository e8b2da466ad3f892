import { onTestFinished } from 'vitest';
import { html } from '../../../editor/desk/html.ts';
import type { View } from '../../../editor/desk/view.ts';
import { textOf } from '../../../editor/words/texts.ts';

/** Works in another folder, as the desk does, until the test has ended. */
export function enter(checkout: string) {
  const project = process.cwd();
  onTestFinished(() => process.chdir(project));
  process.chdir(checkout);
}

/** What a view of the desk shows, in English. */
export async function shown({ body }: View) {
  return html`${await body((text, values) => textOf(text, 'en', values), 'en')}`.markup;
}
