import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { languageCodes } from '../../../src/language.ts';
import type { Browser, Surroundings } from '../browser.ts';
import { patient } from '../patient.ts';
import { startSite } from '../site.ts';
import { visitHero } from './hero.ts';
import { hearAndForget } from './in-page.ts';
import { visitLanguage } from './language.ts';
import { visitLinks } from './links.ts';
import { visitMenu } from './menu.ts';
import { visitOtherHosts } from './other-hosts.ts';
import { visitPages } from './pages.ts';
import { Visitor } from './visitor.ts';
import { visitWrong } from './wrong.ts';

/** All visits, in one browser after the other page by page. */
export async function visitAll(name: string, start: (around: Surroundings) => Promise<Browser>) {
  const site = await startSite();
  const browser = patient(name, () => start(site));
  const visitor = new Visitor(browser);

  // A visit during which the browser hung is made once more; any other failure counts.
  const retry = { count: 1, condition: /did not answer/ };
  describe(name, { timeout: 180_000, retry }, () => {
    // A missing browser may have to be installed first.
    beforeAll(() => browser.open('/'), 600_000);
    afterAll(async () => {
      await browser.close();
      site.close();
    });
    // Whatever a visit does, nothing may go wrong in the page.
    afterEach(async () => {
      expect(await browser.evaluate(hearAndForget)).toBe('');
    });

    visitWrong(visitor);
    visitPages(visitor);
    for (const language of languageCodes) {
      describe(language, () => {
        visitLanguage(visitor, language);
        visitMenu(visitor, language);
        visitHero(visitor, language);
        visitLinks(visitor, language);
      });
    }
    visitOtherHosts(visitor, site);
  });
}
