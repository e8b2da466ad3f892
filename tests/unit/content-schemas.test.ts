import { globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { schemaFiles } from '../../integrations/content-schemas.ts';

const { 'yaml.schemas': globs } = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
const files = globSync('content/**/*.yaml', { exclude: ['content/{editor,samples}.yaml'] });

test.each(files)('VS Code knows what %s may hold', (name) => {
  const schema = schemaFiles.find(({ file }) => matchesGlob(name, globs[file]));
  const written = z.fromJSONSchema(JSON.parse(JSON.stringify(schema?.json)));
  const values = parse(readFileSync(name, 'utf8')) ?? {};
  expect(written.safeParse(values).error).toBeUndefined();
  expect(written.safeParse({ ...values, misspelt: 1 }).success).toBe(false);
});
