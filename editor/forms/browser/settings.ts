import type { settings } from '../config.ts';

/** What routes.ts has put into the page. */
const json = `${document.querySelector('[type="application/json"]')?.textContent}`;
export const { config, desk, closed, question, elsewhere, photos }: ReturnType<typeof settings> =
  JSON.parse(json);

export const [, locale] = location.pathname.split('/');

/** Where the forms ask for what a Gitea server would have. */
export const api = `${location.origin}/${locale}/api/v1`;
