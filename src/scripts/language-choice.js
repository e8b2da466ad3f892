/* Keeps to the visitor's saved language. Stands inline in every head, so that it runs before
   anything is painted. Where storage is blocked or holds no language of the site, the
   address decides. The default language has no prefix in addresses, any other its code. */
(() => {
  const [standard, ...others] = document.currentScript.dataset.locales.split(' ');
  const root = document.documentElement;
  const go = (address) => location.replace(address + location.search + location.hash);

  const show = () => root.removeAttribute('hidden');

  const obey = () => {
    let choice;
    try {
      choice = localStorage.language;
    } catch {}
    const path = location.pathname;
    const prefixed = others.find((code) => `${path}/`.startsWith(`/${code}/`));
    const current = prefixed ?? standard;
    if (choice !== current && [standard, ...others].includes(choice)) {
      root.hidden = true;
      // Not before all of this page has been read: browsers would read no further, and the visitor
      // may stop the redirect. Then it shows; where browsers do not tell (Safari and Firefox from
      // before 2026), it shows as soon as the other page takes long.
      if (document.readyState === 'loading') return;
      if (window.navigation) navigation.onnavigateerror = show;
      else setTimeout(show, 5000);
      const page = prefixed ? path.slice(prefixed.length + 1) : path;
      // With the origin before it, a path such as //host stays a path.
      go(
        location.origin +
          (choice === standard ? page || '/' : `/${choice}${page}`.replace(/\/$/, '')),
      );
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
  addEventListener('DOMContentLoaded', obey);
  window.onpageshow = ({ persisted }) => persisted && obey();
  document.onprerenderingchange = obey;
  window.onclick = window.onauxclick = click;
})();
