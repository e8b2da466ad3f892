import { existsSync, globSync, readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { lettersOf } from '../../src/fonts/cut.ts';
import { everyFile } from '../site.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:browser'],
  rules: {
    // React and Astro write HTML as the parser reads it, not as this rule would like it written.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
  },
});

const pages = new Map(everyFile.map(({ file }) => [file, readFileSync(file, 'utf8')]));

describe.each(everyFile)('$file', ({ file, language }) => {
  const html = pages.get(file) as string;

  test('is valid HTML', async () => {
    const report = await validator.validateString(html, file);
    expect(
      report.results.flatMap(({ messages }) =>
        messages.map(
          ({ line, column, ruleId, message }) => `${line}:${column} ${ruleId} ${message}`,
        ),
      ),
    ).toEqual([]);
  });

  test('leads nowhere inside the site that is not there', () => {
    const links = [
      ...[...html.matchAll(/\b(?:href|src|component-url|renderer-url)="([^"]*)"/g)],
      ...[...html.matchAll(/url\("?([^")]*)"?\)/g)],
      ...[...html.matchAll(/[\s"&;](\/_astro\/[^\s"&,]+)/g)],
    ].map(([, address]) => address ?? '');
    const own = links.filter((address) => /^[/#]/.test(address));
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter((address) => !exists(address, file))).toEqual([]);
  });

  test('shows no letter that its font was not cut to', () => {
    const text = html
      .replace(/<(script|style)\b.*?<\/\1>/gs, '')
      .replace(/<[^>]+>/g, '')
      .replace(/&(\w+|#x\w+);/g, '');
    const letters = new Set(lettersOf(language));
    expect([...new Set(text)].filter((letter) => letter.trim() && !letters.has(letter))).toEqual(
      [],
    );
  });
});

test.each(everyFile)(
  '$file asks its questions as the oldest browsers understand them',
  ({ file }) => {
    expect(pages.get(file)).not.toMatch(/@media[^{]*[<>]=?/);
  },
);

test('no master is published, and no picture without a purpose', () => {
  const published = globSync('dist/_astro/*.{jpg,jpeg,png,webp,avif}').map((file) =>
    file.replace(/^dist/, ''),
  );
  const used = [...pages.values()].join('');
  expect(published.length).toBeGreaterThan(50);
  expect(published.filter((file) => !used.includes(file))).toEqual([]);
});

/** Whether the built site has the file and, if the address names one, the fragment. */
function exists(address: string, from: string): boolean {
  const [path = '', fragment] = address.split('#');
  const target = path === '' ? from : fileOf(path);
  if (!target) return false;
  return !fragment || readFileSync(target, 'utf8').includes(`id="${fragment}"`);
}

function fileOf(path: string): string | undefined {
  return [`dist${path}`, `dist${path}.html`, `dist${path}index.html`].find(
    (file) => existsSync(file) && !file.endsWith('/') && !/^dist\/en$/.test(file),
  );
}
