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

/** The items that a view lists: the text of each, its whole markup, and what its button sends. */
export async function listed(view: View) {
  const plain = (markup = '') =>
    markup.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));
  const items = (await shown(view)).matchAll(/<article><p[^>]*>(.*?)<\/p>.*?<\/article>/gs);
  return [...items].map(([markup, text]) => {
    const fields = markup.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g);
    const sent = [...fields].map(([, name, value]) => [`${name}`, plain(value)]);
    return { text: plain(text), markup: plain(markup), sent: new URLSearchParams(sent) };
  });
}

/** What a view of the desk shows, in English. */
export async function shown({ body }: View) {
  return html`${await body((text, values) => textOf(text, 'en', values), 'en')}`.markup;
}
