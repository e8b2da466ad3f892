/* Saves the language whose link is followed, and replaces the page, so that Back does not undo it. */
window.onclick = window.onauxclick = (event) => {
  const target = /** @type {Element} */ (event.target);
  const link = target.closest('a');
  // The menu closes at once, and not only with the page that is left.
  if (link) document.getElementById('menu')?.hidePopover?.();
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
