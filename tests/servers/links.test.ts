import { LinkChecker, LinkState } from 'linkinator';
import { expect, test } from 'vitest';
import { siteServer } from '../../server/server.ts';
import { listen } from '../listen.ts';
import { everyPage } from '../site.ts';

test('every link inside the site leads to a page or file, and to the place in it that it names', async () => {
  const server = siteServer('dist');
  const base = await listen(server);
  const { links } = await new LinkChecker().check({
    path: everyPage.map(({ address }) => base + address),
    recurse: true,
    checkFragments: true,
    redirects: 'error',
    linksToSkip: async (link) => !link.startsWith(`${base}/`),
  });
  server.close();
  const checked = links.filter(({ state }) => state !== LinkState.SKIPPED);
  expect(checked.length).toBeGreaterThan(100);
  expect(checked.filter(({ state }) => state === LinkState.BROKEN)).toEqual([]);
}, 120_000);
