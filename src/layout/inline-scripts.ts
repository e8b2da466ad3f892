import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { minifySync } from 'vite';
import { speculationRules } from './speculation-rules.ts';

/** The script that stands inline in every head, as it is served. */
export const languageChoice = minified('src/layout/language-choice.js');

/** The one that stands inline at the end of the start-project page. */
export const chosenProduct = minified('src/layout/chosen-product.js');

/** The hashes of both and of the rules, as a Content Security Policy names them. */
export const inlineScriptHashes = [languageChoice, chosenProduct, speculationRules].map(
  (script) => `sha256-${createHash('sha256').update(script).digest('base64')}` as const,
);

function minified(file: string): string {
  return minifySync(file, readFileSync(resolve(file), 'utf8')).code;
}
