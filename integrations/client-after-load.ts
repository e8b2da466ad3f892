import type { AstroIntegration, ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates once the page has loaded and the browser is idle. */
    'client:after-load'?: boolean;
  }
}

/** Adds the client directive `client:after-load` to Astro. */
export const afterLoad: AstroIntegration = {
  name: 'after-load',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'after-load', entrypoint: './integrations/client-after-load.ts' }),
  },
};

/** Runs in the browser: hydrates an island when nothing that the visitor came for is still loading. */
const directive: ClientDirective = (load) => {
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  const start = () => whenIdle(() => load().then((hydrate) => hydrate()));
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
};

export default directive;
