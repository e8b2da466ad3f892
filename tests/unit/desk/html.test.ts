import { expect, test } from 'vitest';
import { html } from '../../../editor/desk/html.ts';

test('html escapes texts and attributes, but not the markup of other templates', () => {
  expect(html`<p title="${'"'}">${'<b>'}${[html`<i>`, 1]}`.markup).toBe(
    '<p title="&#34;">&#60;b&#62;<i>1',
  );
});
