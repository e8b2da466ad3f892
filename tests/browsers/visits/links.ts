import { expect, test } from 'vitest';
import { readContent } from '../../../src/content/read.ts';
import { addressOf, type Language } from '../../../src/language.ts';
import { common } from '../../site.ts';
import type { Visitor } from './visitor.ts';

/** The ways on: to a project, and to the factory. */
export function visitLinks(visitor: Visitor, language: Language) {
  const { browser } = visitor;

  test('an order leads from the catalog to the start of a project', async () => {
    const { order, products } = readContent('catalog', language);
    await browser.open(addressOf('catalog', language));
    const start = addressOf('start-project', language);
    const link = `main li a[href^="${start}#"]`;
    const links = await browser.evaluate(
      (link) => [...document.querySelectorAll(link)].map(({ textContent }) => textContent),
      link,
    );
    expect(links).toEqual(products.map(() => order));
    await browser.click(link);
    await visitor.toBeAt(start);
    await visitor.toRead('h1', readContent('start-project', language).heading);
  });

  test('contact leads to the map, the telephone, the mail and the networks', async () => {
    const { identity } = common[language];
    await browser.open(addressOf('contact', language));
    const links = await browser.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('main a')].map(({ href }) => href),
    );
    expect(links).toEqual(
      expect.arrayContaining([
        `tel:+${identity.phone.replace(/\D/g, '')}`,
        `mailto:${identity.email}`,
        ...Object.values(identity.social),
      ]),
    );
    expect(links.join()).toContain('https://www.google.com/maps/search/?api=1&query=');
  });
}
