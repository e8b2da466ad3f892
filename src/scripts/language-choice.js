/* Keeps to the visitor's saved language. Stands inline in every head, so that it runs before
   anything is painted. Where storage is blocked or holds no language of the site, the
   address decides. The default language has no prefix in addresses, any other its code. */
(() => {
  const [standard, ...others] = document.currentScript.dataset.locales.split(' ');
  const show = () => document.documentElement.removeAttribute('hidden');

  const obey = () => {
    let choice;
    try {
      choice = localStorage.language;
    } catch {}
    const path = location.pathname;
    const prefixed = others.find((code) => `${path}/`.startsWith(`/${code}/`));
    const current = prefixed ?? standard;
    if (choice !== current && [standard, ...others].includes(choice)) {
      document.documentElement.hidden = true;
      // Only once all of this page has been read: browsers then read no further, and the visitor may
      // stop the redirect. Safari and Firefox before 2026 do not tell: there it shows after a while.
      if (document.readyState === 'loading') return;
      if (window.navigation) navigation.onnavigateerror = show;
      else setTimeout(show, 5000);
      const prefix = choice === standard ? '' : `/${choice}`;
      const page = prefixed ? path.slice(prefixed.length + 1) : path;
      // With the origin before it, a path such as //host stays a path.
      const address = location.origin + `${prefix}${page}`.replace(/\/$/, '');
      location.replace(address + location.search + location.hash);
    }
  };

  obey();
  addEventListener('DOMContentLoaded', obey);
  window.onpageshow = ({ persisted }) => persisted && obey();
  document.onprerenderingchange = obey;
})();
