import { globSync, readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { readContent } from '../../src/content/reading/read.ts';
import { builtPage } from '../helpers/built-page.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:browser'],
  rules: {
    // React and Astro write HTML as the parser reads it, not as these rules would like it written.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'require-sri': ['error', { target: 'crossorigin' }],
    'void-style': 'off',
  },
});

/** What would keep words together and be copied with them, where no owner has written it. */
const glue = ['\u00a0', '\u2060', '&nbsp;', '&#xa0;', '&#160;'].filter(
  (sign) => !JSON.stringify(readContent()).includes(sign),
);

test.each(globSync('dist/**/*.html'))(
  '%s is valid HTML, adds no non-breaking spaces, and links to ids that exist',
  async (file) => {
    const html = readFileSync(file, 'utf8');
    expect(glue.filter((sign) => html.includes(sign))).toEqual([]);
    // Whether there are pages at all addresses is what check-live.test.ts finds.
    const parts = html.matchAll(/ href="(?:(\/[^"#]*))?#([^"]+)"/g);
    for (const [link, path, id] of parts) {
      expect(path ? builtPage(path) : html, link).toContain(` id="${id}"`);
    }
    const { results } = await validator.validateString(html, file);
    expect(
      results.flatMap(({ messages }) =>
        messages.map(
          ({ line, column, ruleId, message }) => `${line}:${column} ${ruleId} ${message}`,
        ),
      ),
    ).toEqual([]);
  },
);
