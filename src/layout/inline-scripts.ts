import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { minifySync } from 'vite';

const file = 'src/layout/language-choice.js';

/** The script that stands inline in every head, as it is served. */
export const languageChoice = minifySync(file, readFileSync(resolve(file), 'utf8')).code;

/** Its hash, as a Content Security Policy names it. */
export const languageChoiceHash =
  `sha256-${createHash('sha256').update(languageChoice).digest('base64')}` as const;
