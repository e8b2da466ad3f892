import { createElement, type ElementType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Runs in the browser in place of Astro's own client, which gives React no options. Where React throws,
 * the island is again as it was served.
 */
export default (island: HTMLElement) => (component: ElementType, props: object) => {
  // Astro starts an island again when something moves it in the page: once is enough.
  if (!island.hasAttribute('ssr')) return;
  const served = island.cloneNode(true);
  hydrateRoot(island, createElement(component, props), {
    onRecoverableError: console.warn,
    onUncaughtError: (error) => {
      console.error(error);
      island.replaceChildren(...served.cloneNode(true).childNodes);
    },
  });
};
