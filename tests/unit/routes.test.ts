import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentNames } from '../../src/content/read.ts';
import { pages, pageTable } from '../../src/i18n/routes.ts';

test("the footer links to the specification's pages", () => {
  const linked = pages.filter((page) => pageTable[page].isQuickLink);
  expect(linked).toEqual(['about', 'services', 'catalog', 'start-project']);
});

test('VS Code checks the file of every page, and the files that stand alone', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  const alone = ['site', 'photos'].map((name) => [name, `content/${name}.yaml`]);
  const files = [...contentNames.map((name) => [name, `content/*/${name}.yaml`]), ...alone];
  expect(settings['yaml.schemas']).toEqual(
    Object.fromEntries(files.map(([name, file]) => [`.astro/schemas/${name}.json`, file])),
  );
});
