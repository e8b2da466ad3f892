import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates once the page has loaded and the browser is idle. */
    'client:after-load'?: boolean;
  }
}

/** Adds the client directive `client:after-load` to Astro. */
export function afterLoad(): AstroIntegration {
  return {
    name: 'after-load',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({
          name: 'after-load',
          entrypoint: './integrations/after-load-directive.ts',
        }),
    },
  };
}
