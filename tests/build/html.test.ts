import { existsSync, globSync, readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { isMarked } from '../../editor/site/mark.ts';
import { readContent } from '../../src/content/parse/read.ts';
import { builtPage } from '../helpers/built-site.ts';

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

const files = globSync('**/*.html', { cwd: 'dist' }).filter(
  (file) => !existsSync(`content/files/${file}`),
);

describe.each(files)('%s', (file) => {
  const html = readFileSync(`dist/${file}`, 'utf8');

  test('has no mark of the editor', () => {
    expect(isMarked(html)).toBe(false);
  });

  test('is valid HTML', async () => {
    const { results } = await validator.validateString(html, file);
    expect(
      results.flatMap(({ messages }) =>
        messages.map(
          ({ line, column, ruleId, message }) => `${line}:${column} ${ruleId} ${message}`,
        ),
      ),
    ).toEqual([]);
  });

  test('adds no non-breaking spaces', () => {
    expect(glue.filter((sign) => html.includes(sign))).toEqual([]);
  });

  test('links to ids that exist', () => {
    // Whether there are pages at all addresses is what check-live.test.ts finds.
    const parts = html.matchAll(/ href="(?:(\/[^"#]*))?#([^"]+)"/g);
    for (const [link, path, id] of parts) {
      expect(path ? builtPage(path) : html, link).toContain(` id="${id}"`);
    }
  });
});
