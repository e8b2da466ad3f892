/* Saves the language whose link is followed, and replaces the page, so that Back does not undo it. */
window.onclick = window.onauxclick = (event) => {
  const link = event.target.closest('a');
  // The menu is known by its id. It closes at once, and not only with the page that is left.
  if (link) window.menu.hidePopover?.();
  if (link?.hreflang && event.button < 2) {
    try {
      localStorage.language = link.hreflang;
    } catch {}
    // A click that asks for a new tab gets it.
    if (!(event.button || event.ctrlKey || event.metaKey || event.shiftKey)) {
      event.preventDefault();
      location.replace(link.href + location.search + location.hash);
    }
  }
};
