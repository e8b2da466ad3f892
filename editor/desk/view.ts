import { type Locale, localeCodes, locales } from '../../src/i18n/locales.ts';
import type { Values } from '../../src/i18n/sentence-tables.ts';
import { type TextName, textOf } from '../words/texts.ts';
import { type Html, html, type Value } from './html.ts';

/** The views that the desk leads to when it opens. */
export const viewNames = ['edit', 'see', 'ready', 'publish'] as const;

/** Says a text of the desk in the language of the view. */
export type Say = (name: TextName, values?: Values) => string;

/** A view of the desk: what is in it, and what happens when one of its buttons is pressed. */
export interface View {
  body: (say: Say, locale: Locale) => Value | Promise<Value>;
  onPress?: (form: URLSearchParams) => unknown;
}

/** The desk as it opens: links to its views. */
export const home: View = {
  body: (say, locale) =>
    viewNames.map(
      (name) =>
        html`<article><a href="/${locale}/${name}"><b>${say(`desk-${name}`)}</b> ${say(`desk-${name}-line`)}</a></article>`,
    ),
};

/** The HTML of a view; the one that leads to the others has no name. */
export async function render(view: View, name: string, locale: Locale): Promise<string> {
  const say: Say = (text, values) => textOf(text, locale, values);
  const found = viewNames.find((known) => known === name);
  const heading = say(found ? `desk-${found}` : 'desk');
  const others = localeCodes.filter((code) => code !== locale);
  const links = others.map(
    (code) => html`<a href="/${code}/${name}" lang="${code}">${locales[code].name}</a>`,
  );
  const head = html`<link rel="stylesheet" href="/simpledotcss/simple.css">
<link rel="stylesheet" href="/desk.css">
${['ready', 'publish'].includes(name) && html`<script type="module" src="/editor/desk/browser/refresh.ts"></script>`}`;
  const body = html`<nav>${found && html`<a href="/${locale}">${say('desk')}</a>`}${links}</nav>
<main>
<h1>${heading}</h1>
<p class="notice mistake" role="alert" hidden>${say('desk-closed')}</p>
${await view.body(say, locale)}
</main>`;
  return documentOf({ title: heading, head, body }, locale).markup;
}

/** A document of the desk: what is in its head and in its body. */
export function documentOf(
  { title, head, body }: { title: string; head: Html; body: Html },
  locale: Locale,
): Html {
  return html`<!doctype html>
<html lang="${locale}" dir="${locales[locale].direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="icon" href="data:,">
${head}
${body}
</html>
`;
}
