import { expect, test } from '../test.ts';
import { evil, expectUntouched, hearViolations } from './attack.ts';

/** What somebody who can write into a page as it is served might write, and what forbids it. */
const served = {
  'an inline script': ['<script>hacked = 1</script>', 'script-src-elem'],
  'a module': ['<script type="module">hacked = 1</script>', 'script-src-elem'],
  'a script in its own address': [
    '<script src="data:text/javascript,hacked=1"></script>',
    'script-src-elem',
  ],
  'a script from another host': [`<script src="${evil}/a.js"></script>`, 'script-src-elem'],
  'an event handler': ['<svg onload="hacked = 1"></svg>', 'script-src-attr'],
  'a style': ['<style>body { display: none }</style>', 'style-src-elem'],
  'a style attribute': ['<p style="position: fixed; inset: 0">gone</p>', 'style-src-attr'],
  'a stylesheet from another host': [
    `<link rel="stylesheet" href="${evil}/a.css">`,
    'style-src-elem',
  ],
  'a picture from another host': [`<img src="${evil}/a.png" alt="">`, 'img-src'],
  'a frame from another host': [`<iframe src="${evil}"></iframe>`, 'frame-src'],
  'an object from another host': [`<object data="${evil}/a.swf"></object>`, 'object-src'],
  'a base on another host': [`<base href="${evil}/">`, 'base-uri'],
} as const;

for (const [what, [html, directive]] of Object.entries(served)) {
  test(`${what} written into the page does nothing`, async ({ page, otherHosts, silence }) => {
    const violations = await hearViolations(page);
    await page.route(
      (url) => url.pathname === '/',
      async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('</main>', `${html}$&`);
        await route.fulfill({ response, body });
      },
    );
    await page.goto('/');
    await expect.poll(() => violations).toContain(directive);
    await expectUntouched(page, otherHosts);
    silence.splice(0);
  });
}
