import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { readContent } from '../../src/content/read.ts';
import { launchFindings } from '../../tools/launch-check.ts';
import { runTool, temporaryProject } from './temporary.ts';

const { site, entries, photos } = readContent();
const ownSite = {
  ...site,
  coordinates: { latitude: 30.7865, longitude: 31.0004 },
  phone: '+20 101 234 5678',
  email: 'hello@white-cotton.eg',
  url: 'https://white-cotton.eg',
  standIns: [],
};

const delivered = { latitude: 30.1, longitude: 31.1 };
const remedy = 'Write your own.';
const standIns = {
  site: {
    shortName: { values: Object.values(site.shortName), remedy },
    email: { values: ['hello@khayt.example'], remedy },
    phone: { values: ['+20 100 000 0000'], remedy },
    url: { values: ['https://khayt.example'], remedy },
    city: { values: [], remedy },
    coordinates: { values: [delivered.latitude], remedy },
    minimum: { values: [50], withName: true, remedy },
  },
  story: {},
  alt: {},
  files: {},
  accepted: [],
  remedies: { story: remedy, alt: remedy, files: remedy, example: remedy, warning: remedy },
};

/** A checkout in which all is the factory's own. */
const checkout = temporaryProject();
const write = (file: string, content: unknown) =>
  writeFileSync(`${checkout}/content/${file}`, stringify(content));
const change = (file: string, find: RegExp, by: string) => {
  const source = readFileSync(`${checkout}/content/${file}`, 'utf8');
  writeFileSync(`${checkout}/content/${file}`, source.replace(find, by));
  return source.slice(0, source.search(find)).split('\n').length;
};
/** What is found when some values of the site are others, beside what is found in any case. */
const findingsOf = async (values: object) => {
  write('site.yaml', { ...ownSite, ...values });
  const found = await launchFindings(checkout);
  return found.filter((finding) => !before.includes(finding));
};
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');
let before: string[] = [];

beforeEach(async () => {
  cpSync('content/en', `${checkout}/content/en`, { recursive: true });
  write('stand-ins.yaml', standIns);
  before = [];
  before = await findingsOf({});
});

test.each([
  ['phone is still what came with the site', { phone: '+20 100 000 0000', standIns: ['phone'] }],
  ['phone is still what came with the site', { phone: '+201000000000' }],
  ['email is still what came with the site', { email: 'Hello@khayt.example' }],
  ['url is still what came with the site', { url: 'https://www.khayt.example' }],
  ['coordinates is still what came with the site', { coordinates: delivered }],
  ['city is still marked as a stand-in', { standIns: ['city'] }],
  ['name is still marked as a stand-in', { standIns: ['name'] }],
  ['https://white-cotton.example is nobody’s address', { url: 'https://white-cotton.example' }],
])('%s: %j', async (problem, values) => {
  const findings = await findingsOf(values);
  const place = expect.stringMatching(/^content\/site\.yaml, line \d+: .*\n./);
  expect(findings).toEqual([place]);
  expect(findings[0]).toContain(`: ${problem}`);
});

test('a text and a figure that go with the name are found once the name is another', async () => {
  const [sentence = ''] = parse(readFileSync('content/en/about.yaml', 'utf8')).story.paragraphs;
  write('stand-ins.yaml', { ...standIns, story: { any: [sentence] } });
  const line = change('en/about.yaml', /(?<=^ {2}paragraphs:\n)/m, '    - First.\n') + 1;
  expect(await findingsOf({ minimum: 50 })).toEqual([]);
  const place = `content/en/about.yaml, line ${line}: story.paragraphs[2] tells the story of the name`;
  expect(await findingsOf({ shortName: { ar: 'نول', en: 'Loom' }, minimum: 50 })).toEqual([
    expect.stringContaining('minimum is still what came with the site (50)'),
    expect.stringContaining(place),
  ]);
});

test('a delivered photograph is found when a page shows it, and the delivered mark', async () => {
  const photo = photos.usable.get(entries.en.about.photo.name) as string;
  const bytes = readFileSync(`content/photos/${photo}`);
  const mark =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
  const files = { 'photos/was.jpg': sha256(bytes), 'brand/was.svg': sha256(mark) };
  write('stand-ins.yaml', { ...standIns, files });
  writeFileSync(`${checkout}/content/photos/unused.jpg`, bytes);
  mkdirSync(`${checkout}/content/brand`, { recursive: true });
  writeFileSync(`${checkout}/content/brand/logo.svg`, mark);
  const finding = `content: still what came with the site (brand/logo.svg, photos/${photo}).\n`;
  expect(await findingsOf({})).toContainEqual(expect.stringContaining(finding));
});

test('the description of a delivered photograph is found once another stands there', async () => {
  const { name } = entries.en.about.photo;
  const bytes = readFileSync(`content/photos/${photos.usable.get(name)}`);
  const alt = { 'was.jpg': ['A loom'] };
  const line = change('en/about.yaml', /(?<=^photo:\n.*\n {2}alt: ).*/m, 'A loom');
  write('stand-ins.yaml', { ...standIns, alt, files: { 'photos/was.jpg': sha256(bytes) } });
  expect((await findingsOf({})).join()).not.toContain('describes');
  write('stand-ins.yaml', { ...standIns, alt, files: { 'photos/was.jpg': sha256('another') } });
  const place = `content/en/about.yaml, line ${line}: photo.alt describes a photograph that came`;
  expect(await findingsOf({})).toEqual([expect.stringContaining(place)]);
});

test('an address of nobody is found in any text, and each warning of the build', async () => {
  const mail = change('en/about.yaml', /^intro: .*/m, 'intro: Write to us@loom.example');
  const long = change('en/catalog.yaml', /^order: .*/m, `order: ${'Order '.repeat(5)}`);
  const place = `content/en/catalog.yaml, line ${long}: order has 29 characters`;
  const address = `content/en/about.yaml, line ${mail}: us@loom.example is nobody’s address`;
  const found = [expect.stringContaining(address), expect.stringContaining(place)];
  expect(await findingsOf({})).toEqual(found);
  write('stand-ins.yaml', { ...standIns, accepted: ['order has 29 characters'] });
  expect(await findingsOf({})).toEqual(found.slice(0, 1));
});

test('the program lists what it finds, and fails for anything', async () => {
  const run = async () => (await runTool('launch-check.ts', [], checkout)).slice(0, 2);
  const { email, phone } = standIns.site;
  const accepted = before.map((finding) => finding.split('\n')[0]);
  write('stand-ins.yaml', { ...standIns, site: { email, phone }, accepted });
  await findingsOf({});
  expect(await run()).toEqual([0, expect.stringMatching(/^Ready.*\n$/)]);
  await findingsOf({ phone: '+20 100 000 0000', email: 'hello@example.org', standIns: ['email'] });
  const two = /^1\. .* email is .*\n {3}.* Then delete email .*\n\n2\. .* phone is .*\n {3}Write/;
  expect(await run()).toEqual([1, expect.stringMatching(two)]);
  write('en/about.yaml', {});
  const mistakes = /^(\d+\. content\/en\/about\.yaml, line 1: .+\n\n){9,}$/;
  expect(await run()).toEqual([1, expect.stringMatching(mistakes)]);
});
