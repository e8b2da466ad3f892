/* Keeps to the visitor's saved language. Stands inline in every head, so that it runs before
   anything is painted. Where storage is blocked or holds neither language, the address decides. */
(() => {
  const go = (address) => location.replace(address + location.search + location.hash);

  const obey = () => {
    let choice;
    try {
      choice = localStorage.language;
    } catch {}
    const path = location.pathname;
    const english = /^\/en(?=\/|$)/.test(path);
    if (choice === (english ? 'ar' : 'en')) {
      document.documentElement.hidden = true;
      // With the origin before it, a path such as //host stays a path.
      go(location.origin + (english ? path.slice(3) || '/' : `/en${path}`.replace(/\/$/, '')));
    }
  };

  const click = (event) => {
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
        go(link.href);
      }
    }
  };

  obey();
  window.onpageshow = obey;
  document.onprerenderingchange = obey;
  window.onclick = window.onauxclick = click;
})();
