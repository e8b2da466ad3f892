import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Alive once the page has loaded and the browser is idle. */
    'client:rest'?: boolean;
  }
}

/** Teaches Astro the directive `client:rest`. */
export function islands(): AstroIntegration {
  return {
    name: 'islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'rest', entrypoint: './src/islands/rest.ts' }),
    },
  };
}
