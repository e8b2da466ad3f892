import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { checkContent } from '../content/check.ts';
import { ContentError } from '../content/parse.ts';
import { cutFonts } from '../fonts/cut.ts';

/**
 * Checks all content before anything is built and cuts the fonts to its letters. A mistake stops
 * the build with its sentence; `npm run dev` says the sentence, goes on, and starts anew when a
 * content file changes. What should only be looked at is said, and the build goes on.
 */
export function content(): AstroIntegration {
  return {
    name: 'content',
    hooks: {
      'astro:config:setup': async ({ addWatchFile, command, logger }) => {
        for (const file of globSync('content/**/*.yaml')) addWatchFile(resolve(file));
        try {
          for (const warning of await checkContent()) logger.warn(warning);
          await cutFonts();
        } catch (error) {
          if (!(error instanceof ContentError)) throw error;
          logger.error(error.message);
          if (command !== 'dev') process.exit(1);
        }
      },
    },
  };
}
