/* Leads to the page in the saved language before anything is painted. With none saved, the address decides. */
(() => {
  const [standard, ...others] = `${document.currentScript?.dataset.locales}`.split(' ');
  const root = document.documentElement;
  let isRestored = false;
  const show = () => root.removeAttribute('hidden');

  /** @param {string} saved */
  const follow = (saved) => {
    const path = location.pathname;
    const prefixed = others.find((code) => `${path}/`.startsWith(`/${code}/`));
    const current = prefixed ?? standard;
    if (saved !== current && [standard, ...others].includes(saved)) {
      root.hidden = true;
      // A visitor who stops the redirect gets this page, so it is parsed to its end first. Older browsers do not report a stop.
      if (document.readyState === 'loading') return;
      if (window.navigation) navigation.onnavigateerror = show;
      else setTimeout(show, 5000);
      const prefix = saved === standard ? '' : `/${saved}`;
      const page = prefixed ? path.slice(prefixed.length + 1) : path;
      // With the origin before it, a path such as //host stays a path.
      const address = location.origin + `${prefix}${page}`.replace(/\/$/, '');
      // The choice in an address that comes back is older than that of the tab.
      const [arrival] = /** @type {PerformanceNavigationTiming[]} */ (
        performance.getEntriesByType('navigation')
      );
      try {
        if (isRestored || arrival?.type !== 'navigate') sessionStorage.hash = location.hash;
      } catch {}
      location.replace(address + location.search + location.hash);
    }
  };

  // Apart from `follow`, which most visits do not need: browsers compile a function only when it is called.
  const obey = () => {
    let saved;
    try {
      saved = localStorage.language;
    } catch {}
    if (saved && saved !== root.dataset.locale) follow(saved);
  };

  obey();
  // At the end of parsing, before deferred scripts: a redirect must not wait for them.
  document.addEventListener('readystatechange', obey, { once: true });
  window.onpageshow = ({ persisted }) => {
    isRestored = persisted;
    if (persisted) obey();
  };
  document.addEventListener('prerenderingchange', obey);
})();
