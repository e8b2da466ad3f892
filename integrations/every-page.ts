import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { localeCodes } from '../src/i18n/locales.ts';
import { pages, pathOf } from '../src/i18n/routes.ts';

/** Stops a build in which a page of `src/i18n/routes.ts` has no route, and so would be a dead link. */
export function everyPage(): AstroIntegration {
  return {
    name: 'every-page',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        for (const page of pages) {
          for (const locale of localeCodes) {
            const path = pathOf(page, locale);
            const files = [`.${path}.html`, `.${path === '/' ? '' : path}/index.html`];
            if (files.some((file) => existsSync(fileURLToPath(new URL(file, dir))))) continue;
            logger.error(
              `The page "${page}" was not built at ${path}: add src/pages/[...language]/${page}.astro.`,
            );
            process.exit(1);
          }
        }
      },
    },
  };
}
