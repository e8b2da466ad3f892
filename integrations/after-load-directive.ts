import type { ClientDirective } from 'astro';

/**
 * `client:after-load`: hydrates an island once the page has loaded and the browser is idle, so that
 * its script never competes with what the visitor came to see.
 */
const afterLoad: ClientDirective = (load) => {
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  const start = () =>
    whenIdle(async () => {
      const hydrate = await load();
      await hydrate();
    });
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
};

export default afterLoad;
