import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';

/** A script of a page, without what only its readers need. */
export const minified = (file: string) => minifySync(file, readFileSync(file, 'utf8')).code;
