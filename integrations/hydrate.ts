import { createElement, type ElementType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Runs in the browser in place of Astro's own client for React, which gives React no options: where
 * an extension has changed the island, React renders it anew and says so as an uncaught error. Here
 * it is a warning.
 */
export default (island: HTMLElement) => (component: ElementType, props: object) => {
  // An island that something has moved in the page is started again.
  if (!island.hasAttribute('ssr')) return;
  hydrateRoot(island, createElement(component, props), { onRecoverableError: console.warn });
};
