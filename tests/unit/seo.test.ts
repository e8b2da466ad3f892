import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { readContent } from '../../src/content/parse/read.ts';
import { canonicalUrl, everyPage } from '../../src/i18n/routes.ts';
import { GET } from '../../src/pages/sitemap.xml.ts';
import { organization, structuredData } from '../../src/seo/structured-data.ts';
import { temporaryFolder } from '../helpers/temporary.ts';

const { site, entries } = readContent();
const dates = new Map<string, string>();
vi.mock('../../src/data/content.ts', () => ({ getContent: () => ({ site }) }));
vi.mock('../../src/seo/last-modified.ts', () => ({
  lastModified: (files: string[]) => dates.get(`${files.sort()}`),
}));
const { lastModified } = await vi.importActual<typeof import('../../src/seo/last-modified.ts')>(
  '../../src/seo/last-modified.ts',
);

test('in the sitemap each page has the date of its own content and of site.yaml', async () => {
  const dated = everyPage.map(({ page, locale }, index) => {
    const date = `2025-01-${index + 10}T08:00:00.000Z`;
    dates.set(`content/${locale}/${page}.yaml,content/site.yaml`, date);
    return [canonicalUrl(page, locale, site), date];
  });
  const xml = await (await GET()).text();
  const stated = xml.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g);
  expect(Array.from(stated, ([, url, date]) => [url, date])).toEqual(dated);
});

const folder = temporaryFolder();
const project = `${folder}/project`;
const git = (args: string, date = '') =>
  execFileSync('git', `-c user.name=A -c user.email=a@khayt.example ${args}`.split(' '), {
    cwd: project,
    env: { ...process.env, GIT_COMMITTER_DATE: date },
  });

const [march, may] = ['2025-03-01T10:00:00+02:00', '2025-05-01T10:00:00+03:00'];

mkdirSync(project);
git('init --quiet');
for (const [file, date] of [
  ['words.yaml', march],
  ['photo.jpg', may],
  ['other.yaml', '2026-01-01T10:00:00+02:00'],
] as const) {
  writeFileSync(`${project}/${file}`, file);
  git(`add ${file}`);
  git(`commit -qm ${file}`, date);
}

test('the date of a page is that of the last commit to any of its files', () => {
  expect(lastModified(['words.yaml'], project)).toBe(march);
  expect(lastModified(['words.yaml', 'photo.jpg'], project)).toBe(may);
});

test('there is no date for an uncommitted file, or without the whole history', () => {
  writeFileSync(`${project}/new.yaml`, 'new');
  expect(lastModified(['words.yaml', 'new.yaml'], project)).toBeUndefined();
  expect(lastModified(['words.yaml'], folder)).toBeUndefined();
  git(`clone --quiet --depth=1 file://${project} ../shallow`);
  expect(lastModified(['words.yaml'], `${folder}/shallow`)).toBeUndefined();
});

test('there is no date on a computer without git', () => {
  vi.stubEnv('PATH', '');
  expect(lastModified(['words.yaml'], project)).toBeUndefined();
});

const { layout: words, home } = entries.en;
const none = {} as never;
const common = {
  ...{ locale: 'en' as const, words, labelArea: undefined, proof: none },
  ...{ catalog: none, logos: none, links: none },
};

test("a factory's own profiles are stated, but no network's home page and no sample", () => {
  const own = { instagram: 'https://www.instagram.com/own', tiktok: 'https://www.tiktok.com/@own' };
  const social = { ...own, facebook: 'https://www.facebook.com/' };
  const stated = (sampleValues: string[]) =>
    organization({ ...common, site: { ...site, social, sampleValues } }, '/a.jpg').sameAs;
  expect(stated([])).toEqual(Object.values(own));
  expect(stated(['social'])).toBeUndefined();
});

test('hours without days, or without a beginning or end, are stated by their words alone', () => {
  const days = ['Friday' as const];
  const [opens, closes] = ['09:00', '17:00'];
  for (const known of [{ opens, closes }, { days, opens }, { days, closes }, { days }]) {
    const own = { ...site, facts: { hours: { ar: 'مفتوح', en: 'Open', ...known } } };
    const stated = organization({ ...common, site: own as never }, '/picture.jpg');
    expect(stated).not.toHaveProperty('openingHoursSpecification');
  }
});

test.each([
  ['09:00', '17:00', '17:00'],
  ['16:00', '01:00', '01:00'], // of the next day
  ['23:30', '00:00', '00:00'],
  // Google takes two equal times for a closed day, and these for a whole one.
  ['00:00', '00:00', '23:59'],
  ['20:00', '20:00', '19:59'],
])('open from %s to %s is stated until %s', (opens, closes, until) => {
  const days = ['Saturday' as const, 'Thursday' as const];
  const hours = { ar: 'مفتوح', en: 'Open', days, opens, closes };
  const own = { ...site, facts: { hours } };
  expect(organization({ ...common, site: own }, '/picture.jpg').openingHoursSpecification).toEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes: until,
  });
});

test('structured data cannot close the script element that it is in', () => {
  const title = '</script><!--<script>alert("1")';
  const content = { ...home, title } as never;
  const data = structuredData({ ...common, site }, 'home', content, '/a.jpg');
  expect(data).not.toContain('<');
  expect(JSON.parse(data)['@graph']).toContainEqual(expect.objectContaining({ name: title }));
});
