import { test as base, type ConsoleMessage, expect } from '@playwright/test';
import { everyAnswer } from '../site.ts';

export { expect };

/** What Chromium says of what only a test does. */
function ofTheTestItself(message: ConsoleMessage): boolean {
  const text = message.text();
  // It asks for the place of something that the page has not laid out yet,
  if (text.startsWith('Rendering was performed in a subtree hidden by content-vis')) return true;
  // or for an address of nothing.
  const { pathname } = new URL(message.location().url || 'about:blank');
  return (
    text.startsWith('Failed to load resource') &&
    everyAnswer.some(({ page, address }) => page === '404' && address === pathname)
  );
}

interface Fixtures {
  /** Hosts other than the site's that the page asked for. Each is answered inside the test. */
  otherHosts: Set<string>;
  /** What the page said in its console, and errors that nobody caught. The test fails if there is any. */
  silence: string[];
}

/** Playwright's test, in which no request leaves this machine and a word in the console is a failure. */
export const test = base.extend<Fixtures>({
  otherHosts: [
    async ({ context, baseURL }, use) => {
      const hosts = new Set<string>();
      const own = new URL(baseURL as string).host;
      await context.route(
        (url) => url.host !== own,
        async (route) => {
          hosts.add(new URL(route.request().url()).host);
          await route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' });
        },
      );
      await use(hosts);
    },
    { auto: true },
  ],
  silence: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on('console', (message) => {
        if (!ofTheTestItself(message)) said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(error.message));
      await use(said);
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
});
