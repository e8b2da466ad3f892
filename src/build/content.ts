import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { ContentError } from '../content/parse.ts';
import {
  checkSummaries,
  contentNames,
  readContent,
  readFocusPoints,
  readIdentity,
} from '../content/read.ts';
import { cutFonts } from '../fonts/cut.ts';
import { languageCodes } from '../language.ts';

/**
 * Reads all content before anything is built and cuts the fonts to its letters. A mistake stops
 * the build with its sentence; `npm run dev` says the sentence, goes on, and starts anew when a
 * content file changes.
 */
export function content(): AstroIntegration {
  return {
    name: 'content',
    hooks: {
      'astro:config:setup': async ({ addWatchFile, command, logger }) => {
        for (const file of globSync('content/**/*.yaml')) addWatchFile(resolve(file));
        try {
          readIdentity();
          readFocusPoints();
          for (const language of languageCodes) {
            for (const name of contentNames) readContent(name, language);
          }
          checkSummaries();
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
