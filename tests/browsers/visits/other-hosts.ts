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

  test('no other host can be reached, by http or by https', async () => {
    await browser.open('/about');
    await browser.evaluate(() => {
      location.href = 'http://http.elsewhere.example/';
    });
    await expect
      .poll(() => browser.evaluate(() => location.hostname), patience)
      .toBe('http.elsewhere.example');
    // From the page of the refusal, which has no policy: Firefox may hang on a page that never came.
    await browser.evaluate(() => {
      fetch('https://https.elsewhere.example/', { mode: 'no-cors' }).catch(() => {});
    });
    const hosts = ['http.elsewhere.example', 'https.elsewhere.example'];
    await expect.poll(asked, patience).toEqual(expect.arrayContaining(hosts));
  });
}
