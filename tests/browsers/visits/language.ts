import { test } from 'vitest';
import { addressOf, type Language, languages, otherLanguage } from '../../../src/language.ts';
import type { Visitor } from './visitor.ts';

/** The toggle from a language to the other, and back. */
export function visitLanguage(visitor: Visitor, language: Language) {
  const { browser } = visitor;
  const other = otherLanguage(language);

  test('the toggle leads to the twin page and is remembered, and so back', async () => {
    await browser.open(addressOf('services', language));
    await visitor.toRead('a[hreflang]', languages[other].name);
    await browser.click('a[hreflang]');
    await visitor.toBeAt(addressOf('services', other));
    await browser.open(addressOf('about', language));
    await visitor.toBeAt(addressOf('about', other));
    await visitor.toRead('a[hreflang]', languages[language].name);
    await browser.click('a[hreflang]');
    await visitor.toBeAt(addressOf('about', language));
    await browser.open(addressOf('contact', other));
    await visitor.toBeAt(addressOf('contact', language));
  });
}
