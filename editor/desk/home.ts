import { html } from './html.ts';
import { type View, viewNames } from './view.ts';

/** The desk as it opens: links to its views. */
export const home: View = {
  body: (say, locale) =>
    viewNames.map(
      (name) =>
        html`<article><a href="/${locale}/${name}"><b>${say(`desk-${name}`)}</b> ${say(`desk-${name}-line`)}</a></article>`,
    ),
};
