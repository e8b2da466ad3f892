import { globSync, readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';

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

const read = (file: string) => readFileSync(file, 'utf8');

test.each(globSync('dist/**/*.html'))(
  '%s is valid HTML, and leads to parts that there are',
  async (file) => {
    const html = read(file);
    // Whether there are pages at all addresses is what check-live.test.ts finds.
    const parts = html.matchAll(/ href="(?:(\/[^"#]*))?#([^"]+)"/g);
    for (const [link, path, id] of parts) {
      const target = path ? `dist${path === '/' ? '/index' : path}.html` : file;
      expect(read(target), link).toContain(` id="${id}"`);
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
