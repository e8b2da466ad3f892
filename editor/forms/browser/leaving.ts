/* Asks before the forms are closed or loaded again with changes: a draft is stored only half a second after the last key. */
addEventListener('beforeunload', (event) => {
  if (document.querySelector('.content-editor button.primary:not(:disabled)'))
    event.preventDefault();
});

// Loads the forms again when the address goes from one form to another: Sveltia CMS would leave that one blank.
addEventListener('hashchange', ({ oldURL, newURL }) => {
  if ([oldURL, newURL].every((url) => url.includes('/entries/'))) location.reload();
});
