import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { labelOf, words } from '../../editor/forms/labels.ts';
import { localeFields } from '../../src/content/checks/locale-fields.ts';
import { dropEmpty } from '../../src/content/reading/placeholders.ts';
import { readContent } from '../../src/content/reading/read.ts';
import { shapeOf } from '../../src/content/schema/json-schema.ts';
import {
  contentSchemas,
  creditsSchema,
  focusPointsSchema,
} from '../../src/content/schema/pages.ts';
import { siteSchema } from '../../src/content/schema/site.ts';
import { isSampleFactory } from './sample-factory.ts';

const files = globSync('**/*', { exclude: ['**/node_modules', 'dist', 'deploy'] }).map((file) =>
  file.replaceAll('\\', '/'),
);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const others = [siteSchema, focusPointsSchema, creditsSchema];
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
      /`(?!dist\/|deploy\/|node_modules\/|en\/404|content\/(?:photos\/credits|files|accepted))([\w.-]+(?:\/[\w./-]*|\.(?:[jt]sx?|astro|css|yaml|toml|md)))`/g;
    const isFile = (name: string) =>
      files.some((file) => `/${file}/`.includes(`/${name}/`.replace('//', '/')));
    expect(missing(document, path, isFile)).toEqual([]);
    const isLinked = (link: string) => existsSync(join(dirname(document), link));
    expect(missing(document, /\]\((?!#)([^):]+)\)/g, isLinked)).toEqual([]);
    expect(missing(document, /npm run ([\w:]+)/g, (name) => name in scripts)).toEqual([]);
  },
);

/** What the guides name that is not the desk's: of its library of forms, of hosts and of computers. */
const elsewhere = `Code|Download ZIP|Extract All|Next|Continue|Run as a Program|More info|Run anyway
Privacy & Security|Open Anyway|Open|Replace|Upload|Insert|Save|Add|Add Styles|Copy image address|استخراج الكل|المستندات|استبدال
إضافة الموديلات|حفظ|نسخ عنوان الصورة|Sign up|Post processing|Show Hidden Files (dotfiles)|Compress|Reload|Extract
Extract Files|File Manager|Settings|SSL/TLS Status|Run AutoSSL|Domains|Force HTTPS Redirect|Domain management
Add a domain|DNS|Deploys|Deployments|Published|Publish deploy|Rollback|Metrics|Awstats|Visitors|Unique visitors|hits
Web analytics|Observability|Analytics & Logs|Web traffic|Netlify|Cloudflare`.split(/[|\n]/);

/** Words that are looked for, such as "cloth". */
const isWord = (name: string) => /^[a-z]+$|^(?:خصم|كاجوال|براند|ملابس|طباعة|موديل|خيط)$/.test(name);

test.each([
  ['docs/editing.md', 'en'],
  ['docs/publishing.md', 'en'],
  ['docs/editing.ar.md', 'ar'],
  ['docs/publishing.ar.md', 'ar'],
] as const)('%s calls what is in the desk by its name', (guide, locale) => {
  const plain = (text: string) => text.replace(/[\u2066-\u2069]|[.…]$/g, '').toLowerCase();
  const { names, interface: own } = parse(readFileSync('editor/forms/words.yaml', 'utf8'));
  const labels = Object.values<Record<string, string>>(names).map((label) => label[locale]);
  const sentences = ['editor/words', 'src/problems'].flatMap((folder) =>
    Object.values(JSON.parse(readFileSync(`${folder}/${locale}.json`, 'utf8'))),
  );
  const known = [...labels, ...sentences, ...Object.values(own[locale])];
  const said = known.filter((text) => typeof text === 'string').map(plain);
  const [steps = ''] = readFileSync(guide, 'utf8').split(
    /^# (?:For whoever|لمن)|^## (?:Appendix|ملحق)/m,
  );
  const quoted = locale === 'ar' ? /«([^»]+)»/g : /"([^"]+)"/g;
  const unknown = Array.from(steps.replace(/`[^`]*`/g, '').matchAll(quoted), ([, found = '']) =>
    found.replace(/\s+/g, ' '),
  ).filter((name) => {
    const text = plain(name);
    return (
      ![...said, ...elsewhere.map(plain)].includes(text) &&
      !said.some(
        (sentence) =>
          sentence.includes(`“${text}”`) || sentence.split(/[.:] /).map(plain).includes(text),
      ) &&
      !isWord(name)
    );
  });
  expect(unknown).toEqual([]);
});

test.each(['docs/editing.md', 'docs/editing.ar.md'])(
  '%s gives addresses that the forms take',
  (guide) => {
    const [address = ''] =
      /https:\/\/www\.instagram\.com[^`]+/.exec(readFileSync(guide, 'utf8')) ?? [];
    const site = parse(readFileSync('content/site.yaml', 'utf8'));
    const { social } = siteSchema.parse(dropEmpty({ ...site, social: { instagram: address } }));
    expect(social).toEqual({ instagram: address });
  },
);

test.runIf(isSampleFactory).each([
  ['docs/editing.md', 'en', /\bpieces?\b/i],
  ['docs/editing.ar.md', 'ar', /(?<!\p{L})(?:و?ب?ال|لل)?قطع(?:ة|تان|ًا)?(?!\p{L})/u],
] as const)(
  '%s names every field that says pieces, and no label says it',
  (guide, locale, piece) => {
    const rows = readFileSync(guide, 'utf8').split('\n');
    const generic = ['items', 'title', 'text', 'one', 'two', 'few', 'many', 'other'];
    for (const field of localeFields(readContent())) {
      const [, form] = /^(\w\w)\/(.*)\.yaml$/.exec(field.file)?.slice(1) ?? [];
      const isSaid = piece.test(field.written.replace(/\{\w+\}/g, ''));
      // What a photograph shows is said anew with each.
      if (field.locale !== locale || !form || !isSaid || field.path.at(-1) === 'alt') continue;
      const row = rows.filter((line) => line.startsWith(`| ${labelOf(form, locale)} `)).join();
      const names = field.path.filter((step, at) => at === 0 || !generic.includes(`${step}`));
      for (const name of names.filter((step) => typeof step === 'string'))
        expect(row, `${field.file} ${field.path}`).toContain(labelOf(name, locale));
    }
    const labels = Object.values<Record<string, string>>(words.names).map((names) => names[locale]);
    expect(labels.filter((label) => label && piece.test(label))).toEqual([]);
  },
);

test.each(globSync('docs/editing*.md'))('%s names fields that there are', (guide) => {
  const isField = (name: string) =>
    fields.includes(`"${name}"`) || /^(content|dist|published|https?)$/.test(name);
  expect(missing(guide, /(?<=```yaml[^`]*\n[ -]*|`)([a-z]\w*)(?=`|:)/g, isField)).toEqual([]);
});
