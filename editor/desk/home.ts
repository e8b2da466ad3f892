import { html } from './html.ts';
import { type DeskPage, pageNames } from './page.ts';

/** The four things that an owner does. */
export const home: DeskPage = {
  body: (say, locale) =>
    pageNames.map(
      (name) =>
        html`<article><a href="/${locale}/${name}"><b>${say(`desk-${name}`)}</b> ${say(`desk-${name}-line`)}</a></article>`,
    ),
};
