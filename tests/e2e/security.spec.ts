import { pathOf } from '../../src/i18n/routes.ts';
import { expect, test } from './test.ts';

/* What browsers make of the Content Security Policy; what it says is tested in tests/build. */

const evil = 'https://evil.example';

/** What somebody who can write into a page might write, and the directive that forbids it. */
const markup: [directive: string, html: string][] = [
  ['script-src-elem', '<script>hacked = 1</script>'],
  ['script-src-elem', `<script src="${evil}/a.js"></script>`],
  ['script-src-attr', '<svg onload="hacked = 1"></svg>'],
  ['style-src-elem', '<style>body { display: none }</style>'],
  ['style-src-attr', '<p style="position: fixed; inset: 0">covers the page</p>'],
  ['img-src', `<img src="${evil}/a.png" alt="">`],
  ['frame-src', `<iframe src="${evil}"></iframe>`],
  ['object-src', `<object data="${evil}/a.swf"></object>`],
  ['base-uri', `<base href="${evil}/">`],
];

test('scripts, styles and files from elsewhere are refused, however they came', async ({
  page,
  problems,
}) => {
  await page.addInitScript(() => {
    const violated: string[] = [];
    Object.assign(window, { violated });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, disposition }) =>
      violated.push(disposition === 'enforce' ? effectiveDirective : disposition),
    );
  });
  const path = pathOf('about', 'ar');
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const injected = markup.map(([, html]) => html).join('');
    const body = (await response.text()).replace('</main>', `${injected}$&`);
    await route.fulfill({ response, body });
  });
  await page.goto(path);
  const violated = () =>
    page.evaluate(() => (window as unknown as { violated: string[] }).violated.sort());
  await expect.poll(violated).toEqual(markup.map(([directive]) => directive).sort());
  await page.getByRole('banner').getByRole('link').last().click({ trial: true });
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  // The browser reports each refusal.
  problems.splice(0);
});
