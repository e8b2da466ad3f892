/* Keeps to the visitor's saved language. Stands inline in every head, so that it runs before
   anything is painted. Where storage is blocked or holds neither language, the address decides. */
(() => {
  const obey = () => {
    let choice;
    try {
      choice = localStorage.language;
    } catch {}
    const { origin, pathname, search, hash } = location;
    const english = /^\/en(?=\/|$)/.test(pathname);
    if (choice === (english ? 'ar' : 'en')) {
      document.documentElement.hidden = true;
      const path = english ? pathname.slice(3) || '/' : `/en${pathname}`.replace(/\/$/, '');
      // With the origin before it, a path such as //host stays a path.
      location.replace(origin + path + search + hash);
    }
  };
  const toggle = (event) => {
    const link = event.target.closest('a[data-language]');
    if (link) {
      try {
        localStorage.language = link.dataset.language;
      } catch {}
      if (!event.button && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
        event.preventDefault();
        location.replace(link.href + location.search + location.hash);
      }
    }
  };
  obey();
  addEventListener('pageshow', obey);
  addEventListener('click', toggle);
  addEventListener('auxclick', toggle);
})();
