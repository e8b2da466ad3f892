import { test } from 'vitest';
import { addressOf, type Language, pages } from '../../../src/language.ts';
import { common } from '../../site.ts';
import type { Visitor } from './visitor.ts';

/** The menu on a phone. */
export function visitMenu(visitor: Visitor, language: Language) {
  const { browser } = visitor;
  const { navigation } = common[language].words;
  const menu = `nav[aria-label="${navigation.label}"]`;
  const button = 'header button[popovertarget]';
  // The pages and the chat.
  const links = pages.length + 1;

  test('the menu opens and leads on', async () => {
    await browser.open(addressOf('home', language));
    await visitor.toRead(button, navigation.open);
    await visitor.notToSee(`${menu} a`);
    await browser.click(button);
    await visitor.toSee(`${menu} a`, links);
    const about = `${menu} a[href="${addressOf('about', language)}"]`;
    await visitor.toRead(about, navigation.links.about);
    await browser.click(about);
    await visitor.toBeAt(addressOf('about', language));
    await visitor.notToSee(`${menu} a`);
  });

  test('the menu closes by its button and by Escape', async () => {
    await browser.open(addressOf('contact', language));
    for (const close of [() => browser.click(button), () => browser.escape()]) {
      await browser.click(button);
      await visitor.toSee(`${menu} a`, links);
      await close();
      await visitor.notToSee(`${menu} a`);
    }
    await visitor.toBeAt(addressOf('contact', language));
  });
}
