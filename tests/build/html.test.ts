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
    // The site's own files come from where the page does.
    'require-sri': ['error', { target: 'crossorigin' }],
    'void-style': 'off',
  },
});

test.each(globSync('dist/**/*.html'))('%s is valid HTML', async (file) => {
  const { results } = await validator.validateString(readFileSync(file, 'utf8'), file);
  expect(
    results.flatMap(({ messages }) =>
      messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId} ${message}`),
    ),
  ).toEqual([]);
});
