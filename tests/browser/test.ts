import { test as base, expect } from '@playwright/test';

export { expect };

/** Chromium says so when a test asks for the place of something that the page has not laid out yet. */
const ofTheTestItself = /^Rendering was performed in a subtree hidden by content-visibility/;

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
        if (!ofTheTestItself.test(message.text())) said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(error.message));
      await use(said);
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
});
