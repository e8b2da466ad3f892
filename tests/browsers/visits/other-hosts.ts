import { expect, test } from 'vitest';
import { addressOf } from '../../../src/language.ts';
import type { Site } from '../site.ts';
import { patience, type Visitor } from './visitor.ts';

/** Firefox asks its maker for news of its own. */
const ofTheBrowser = /\.(mozilla|firefox)\.(com|net|org)$/;

/** After all else: which hosts were asked for, in all the visits together. */
export function visitOtherHosts({ browser }: Visitor, site: Site) {
  const asked = () => [...site.otherHosts].filter((host) => !ofTheBrowser.test(host));

  test('of other hosts, that of the map was asked and no other', async () => {
    for (const address of [addressOf('home', 'ar'), addressOf('contact', 'en')]) {
      site.otherHosts.clear();
      await browser.open(address);
      await expect
        .poll(async () => {
          // Again and again: what comes in above the map moves it on.
          await browser.evaluate(() => document.querySelector('iframe')?.scrollIntoView());
          return asked();
        }, patience)
        .toEqual(['www.google.com']);
    }
  });

  test.each(['http', 'https'])('no other host can be reached by %s', async (protocol) => {
    const host = `${protocol}.elsewhere.example`;
    await browser.open('/about');
    await browser.evaluate((address) => {
      location.href = address;
    }, `${protocol}://${host}/`);
    await expect.poll(asked, patience).toContain(host);
    // Firefox breaks off a page that is opened before the refused one has failed.
    const opened = () =>
      browser.open('/about').then(
        () => true,
        () => false,
      );
    await expect.poll(opened, patience).toBe(true);
  });
}
