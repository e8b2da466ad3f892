import type { IncomingMessage } from 'node:http';
import { type Locale, localeCodes, locales } from '../../src/i18n/locales.ts';
import type { Code, Problem } from '../../src/messages/message.ts';
import { sentenceOf } from '../../src/messages/write.ts';
import { type Html, html } from './html.ts';
import { phone } from './phone.ts';

/** Says a sentence of the desk in the language of the page. */
export type Say = (code: Code, values?: Problem['values']) => string;

/** A page of the desk: its heading, what is in it, and what happens when one of its buttons is pressed. */
export interface DeskPage {
  heading: Code;
  /** What makes the page be shown anew: a change of the content, or a step of publishing. */
  follows?: 'content' | 'publishing';
  body: (say: Say, locale: Locale) => Html | Promise<Html>;
  press?: (form: URLSearchParams, locale: Locale) => unknown;
}

/** The whole document of a page. */
export async function document(page: DeskPage, name: string, locale: Locale): Promise<string> {
  const say: Say = (code, values) => sentenceOf({ code, values: values ?? {} }, locale);
  const others = localeCodes.filter((code) => code !== locale);
  const links = others.map(
    (code) => html`<a href="/${code}/${name}" lang="${code}">${locales[code].name}</a>`,
  );
  const isHome = name === '';
  const { markup } = html`<!doctype html>
<html lang="${locale}" dir="${locales[locale].direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${say(page.heading)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/desk/desk.css">
<script type="module" src="/desk/desk.js"></script>
<header><nav>${isHome ? '' : html`<a href="/${locale}">${say('desk')}</a>`}${links}</nav></header>
<main data-follows="${page.follows ?? ''}">
<h1>${say(page.heading)}</h1>
${phone.address && name !== 'see' ? html`<p class="note"><a href="/${locale}/see">${say('see-shared')}</a></p>` : ''}
${await page.body(say, locale)}
</main>
</html>
`;
  return markup;
}

/** The language that the browser asks for, or the first. */
export function preferredLocale({ headers }: IncomingMessage): Locale {
  const asked = (headers['accept-language'] ?? '').split(',').map((tag) => tag.split(/[-;]/)[0]);
  const known = asked.flatMap((code) => localeCodes.find((locale) => locale === code) ?? []);
  return known[0] ?? localeCodes[0];
}
