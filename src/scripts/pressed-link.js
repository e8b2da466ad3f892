/* Runs before a link is followed. A language link saves its language and replaces the page, so that Back does not undo it. */
window.onclick = window.onauxclick = (event) => {
  const link = /** @type {Element} */ (event.target).closest?.('a');
  if (!link) return;
  // The menu closes at once, and not only with the page that is left.
  document.getElementById('menu')?.hidePopover?.();
  // A click that asks for a new tab gets it.
  const staysInTab = !(event.button || event.ctrlKey || event.metaKey || event.shiftKey);
  /** @type {`/${import('../page-table.ts').Page}`} */
  const startProject = '/start-project';
  if (link.hreflang && event.button < 2) {
    try {
      localStorage.language = link.hreflang;
    } catch {}
    if (staysInTab) {
      event.preventDefault();
      location.replace(link.href + location.search + location.hash);
    }
  } else if (staysInTab && link.hash && link.pathname.endsWith(startProject)) {
    // What a link of this site names is added to the tab's choice: an address alone would replace it.
    try {
      const before = sessionStorage.choice ?? location.hash;
      // Fragments in a row are read as one that names all (`readChoice`).
      sessionStorage.choice = before + link.hash;
      sessionStorage.hash = link.hash;
    } catch {}
  }
};
