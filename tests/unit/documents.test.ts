import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { shapeOf } from '../../src/content/schema/json-schema.ts';
import {
  contentSchemas,
  creditsSchema,
  focusPointsSchema,
} from '../../src/content/schema/pages.ts';
import { siteSchema } from '../../src/content/schema/site.ts';
import { samplesSchema } from '../../tools/launch-check.ts';

const files = globSync('**/*', { exclude: ['**/node_modules', 'dist', 'deploy'] }).map((file) =>
  file.replaceAll('\\', '/'),
);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const others = [siteSchema, focusPointsSchema, creditsSchema, samplesSchema];
const schemas = [...Object.values(contentSchemas), ...others];
const fields = JSON.stringify(schemas.map(shapeOf));

/** What a document names that there is not. */
function missing(document: string, name: RegExp, isThere: (name: string) => boolean) {
  const text = readFileSync(document, 'utf8');
  return Array.from(text.matchAll(name), ([, found = '']) => found).filter((it) => !isThere(it));
}

test.each(globSync(['*.md', 'docs/**/*.md', '.github/**/*.yml']))(
  '%s names what there is',
  (document) => {
    // Not what a command or the owner makes. A file may be named without its folder.
    const path =
      /`(?!dist\/|deploy\/|node_modules\/|en\/404|content\/photos\/credits|content\/files)([\w.-]+(?:\/[\w./-]*|\.(?:[jt]sx?|astro|css|yaml|toml|md)))`/g;
    const isFile = (name: string) =>
      files.some((file) => `/${file}/`.includes(`/${name}/`.replace('//', '/')));
    expect(missing(document, path, isFile)).toEqual([]);
    const isLinked = (link: string) => existsSync(join(dirname(document), link));
    expect(missing(document, /\]\((?!#)([^):]+)\)/g, isLinked)).toEqual([]);
    expect(missing(document, /npm run ([\w:]+)/g, (name) => name in scripts)).toEqual([]);
  },
);

test.each(globSync('docs/editing*.md'))('%s names fields that there are', (guide) => {
  const isField = (name: string) => fields.includes(`"${name}"`) || /^(content|dist)$/.test(name);
  expect(missing(guide, /(?<=```yaml[^`]*\n[ -]*|`)([a-z]\w*)(?=`|:)/g, isField)).toEqual([]);
});
