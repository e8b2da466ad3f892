import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { words } from '../../editor/forms/labels.ts';
import { hostFiles } from '../../hosting/host-files.ts';
import { contentSchemas, focusPointsSchema } from '../../src/content/schema/pages.ts';
import { shapeOf } from '../../src/content/schema/shape.ts';
import { siteSchema } from '../../src/content/schema/site.ts';

const documents = globSync(['*.md', 'docs/**/*.md']);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const files = globSync(['**/*', '.ci/*'], { exclude: ['**/node_modules', 'dist', 'deploy'] }).map(
  (file) => `/${file.replaceAll('\\', '/')}/`,
);

const read = (file: string) => readFileSync(file, 'utf8');

/** What the group of a pattern finds in a text. */
const all = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found);

/** What a link to a heading is, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

// The changelog names files that are gone, too.
const documentsOfToday = documents.filter((document) => document !== 'CHANGELOG.md');

test.each(documentsOfToday)('%s names files that there are', (document) => {
  // Not what a command or the owner makes. A file may be named without its folder.
  const isMade = /^(?:dist|deploy|node_modules|en)\/|^content\/(?:accepted|files|photos\/credits)/;
  const paths = all(
    read(document),
    /`([\w.-]+(?:\/[\w./-]*|\.(?:[jt]sx?|astro|css|yaml|toml|md)))`/g,
  ).filter((path) => !isMade.test(path));
  const isFile = (path: string) =>
    files.some((file) => file.includes(`/${path}/`.replace('//', '/')));
  expect(paths.filter((path) => !isFile(path))).toEqual([]);
});

test.each(documents)('%s has links that lead somewhere', (document) => {
  const isRight = (link: string) => {
    const [path, anchor] = link.split('#');
    const target = path ? join(dirname(document), path) : document;
    return (
      existsSync(target) &&
      (!anchor ||
        all(read(target), /^#+ (.*)/gm)
          .map(anchorOf)
          .includes(anchor))
    );
  };
  const links = all(read(document), /\]\((?!https:)([^)]+)\)/g);
  expect(links.filter((link) => !isRight(link))).toEqual([]);
});

test.each([...documents, ...globSync('.github/**/*.yml')])(
  '%s names commands that there are',
  (document) => {
    const names = all(read(document), /npm run ([\w:]+)/g);
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  },
);

test.each([
  ['docs/editing.md', 'en', /"([^"]+)"/g],
  ['docs/publishing.md', 'en', /"([^"]+)"/g],
  ['docs/editing.ar.md', 'ar', /«([^»]+)»/g],
  ['docs/publishing.ar.md', 'ar', /«([^»]+)»/g],
] as const)('%s calls what is in the desk by its name', (guide, locale, quoted) => {
  const labels = Object.values<Record<string, string>>(words.names).map((names) => names[locale]);
  const desk = JSON.parse(read(`editor/words/${locale}.json`));
  const known = [...labels, ...Object.values(desk)];
  const withoutCode = read(guide).replace(/```.*?```|`[^`]*`/gs, '');
  const names = all(withoutCode, quoted).map((name) => name.replace(/\s+/g, ' '));
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});

test.each(['docs/editing.md', 'docs/editing.ar.md'])('%s names fields that there are', (guide) => {
  const schemas = [...Object.values(contentSchemas), siteSchema, focusPointsSchema];
  const fields = JSON.stringify(schemas.map(shapeOf));
  const [, appendix = ''] = read(guide).split(/^## (?:Appendix|ملحق)/m);
  const examples = all(appendix, /```yaml\n(.*?)```/gs).map((example) => parse(example));
  const names = [...all(JSON.stringify(examples), /"(\w+)":/g), ...all(appendix, /`([a-z]\w*)`/g)];
  // What the site does not read: the folder's name, and a photograph's credit.
  const others = ['content', 'author', 'source', 'license'];
  const unknown = names.filter((name) => !fields.includes(`"${name}"`));
  expect(unknown.filter((name) => !others.includes(name))).toEqual([]);
});

test.each([...new Set(hostFiles.map(({ host }) => host))])(
  'README and the guide say how to publish on %s',
  (host) => {
    expect(read('README.md')).toMatch(new RegExp(`^\\| [^|]*${host}`, 'im'));
    expect(read('docs/publishing.md')).toMatch(new RegExp(`^##+ .*${host}`, 'im'));
  },
);
