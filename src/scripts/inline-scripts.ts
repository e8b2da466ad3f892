import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { minifySync } from 'vite';
import { localeCodes } from '../i18n/locales.ts';
import { speculationRules } from './speculation-rules.ts';

/** The script that stands inline in every head, as it is served. */
export const languageChoice = minified('src/scripts/language-choice.js');

/** The languages for that script, in its `data-locales`: the default first. */
export const localeList = localeCodes.join(' ');

/** The one that stands inline at the end of the start-project page. */
export const chosenProduct = minified('src/scripts/chosen-product.js');

/** The hashes of both and of the rules, as a Content Security Policy names them. */
export const inlineScriptHashes = [languageChoice, chosenProduct, speculationRules].map(
  (script) => `sha256-${createHash('sha256').update(script).digest('base64')}` as const,
);

function minified(file: string): string {
  return minifySync(file, readFileSync(resolve(file), 'utf8')).code;
}
