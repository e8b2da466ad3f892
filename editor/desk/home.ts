import { html } from './html.ts';
import type { DeskPage } from './page.ts';

const links = [
  ['forms', 'desk-edit', 'desk-edit-line'],
  ['see', 'desk-see', 'desk-see-line'],
  ['ready', 'desk-ready', 'desk-ready-line'],
  ['publish', 'desk-publish', 'desk-publish-line'],
] as const;

/** The four things that an owner does. */
export const home: DeskPage = {
  heading: 'desk',
  body: (say, locale) =>
    html`<ul class="links">${links.map(
      ([name, title, line]) =>
        html`<li><a href="/${locale}/${name}"><b>${say(title)}</b> <span>${say(line)}</span></a>`,
    )}</ul>`,
};
