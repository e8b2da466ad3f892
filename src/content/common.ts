import type { Language } from '../language.ts';
import { readContent, readIdentity } from './read.ts';
import type { Content, Identity } from './schema.ts';

/** What every page needs beside its own words: the factory, and what the layout says. */
export interface Common {
  language: Language;
  identity: Identity;
  words: Content<'layout'>;
}

/**
 * The common part of a page in a language.
 * @throws ContentError when a content file has a mistake
 */
export function readCommon(language: Language): Common {
  return { language, identity: readIdentity(), words: readContent('layout', language) };
}
