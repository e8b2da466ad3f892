import { test as base, expect } from '../test.ts';

export { expect };

/** What Chromium says of a test that measures home in its first 300 ms (HomeScreen.module.css). */
export const measuredEarly = 'Rendering was performed in a subtree hidden by content-visibility.';

/** The site's own test, but for what only the test itself causes. */
export const test = base.extend({
  silence: async ({ silence }, use) => {
    await use(silence);
    silence.splice(0, silence.length, ...silence.filter((line) => line !== measuredEarly));
  },
});
