/** Asks before the page is closed or reloaded with changes: a draft is stored only half a second after the last key. */
export function askBeforeUnload(): void {
  addEventListener('beforeunload', (event) => {
    if (document.querySelector('.content-editor button.primary:not(:disabled)'))
      event.preventDefault();
  });
}

/** Reloads the page when the address goes from one form to another: Sveltia CMS would leave that one blank. */
export function reloadBetweenForms(): void {
  addEventListener('hashchange', ({ oldURL, newURL }) => {
    if ([oldURL, newURL].every((url) => url.includes('/entries/'))) location.reload();
  });
}

/** Puts a link to the desk above the forms. It leaves by itself: Sveltia CMS keeps links from doing so. */
export function addDeskLink(href: string, textContent: string): void {
  const leave = () => location.assign(href);
  const link = { className: 'desk', href, textContent, onclick: leave };
  document.body.prepend(Object.assign(document.createElement('a'), link));
}
