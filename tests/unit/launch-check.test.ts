import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { readContent } from '../../src/content/reading/read.ts';
import { launchFindings } from '../../tools/launch-check.ts';
import { runTool, temporaryContent } from './temporary.ts';

const { site, entries, photos } = readContent();
const ownSite = {
  ...site,
  coordinates: { latitude: 30.7865, longitude: 31.0004 },
  phone: '+20 101 234 5678',
  email: 'hello@white-cotton.eg',
  url: 'https://white-cotton.eg',
  sampleValues: [],
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
    minimum: { values: [site.minimum], withName: true, remedy },
  },
  story: {},
  alt: {},
  files: {},
  accepted: [],
  findings: parse(readFileSync('content/samples.yaml', 'utf8')).findings,
};

/** A checkout in which all is the factory's own. */
const copy = temporaryContent();
/** What is found when some values of the site and of `samples.yaml` are others, beside what is found in any case. */
const findingsOf = async (values: object, delivered: object = {}) => {
  copy.write('site.yaml', stringify({ ...ownSite, ...values }));
  copy.write('samples.yaml', stringify({ ...standIns, ...delivered }));
  const found = await launchFindings(copy.checkout);
  return found.filter((finding) => !usual.includes(finding));
};
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');
let usual: string[] = [];

beforeAll(async () => {
  usual = await findingsOf({});
});

test.each([
  [
    'phone is still what came with the site',
    { phone: '+20 100 000 0000', sampleValues: ['phone'] },
  ],
  ['phone is still what came with the site', { phone: '+201000000000' }],
  ['email is still what came with the site', { email: 'Hello@khayt.example' }],
  ['url is still what came with the site', { url: 'https://www.khayt.example' }],
  ['coordinates is still what came with the site', { coordinates: delivered }],
  ['city is still marked as a stand-in', { sampleValues: ['city'] }],
  ['https://white-cotton.example is nobody’s address', { url: 'https://white-cotton.example' }],
])('%s: %j', async (problem, values) => {
  const findings = await findingsOf(values);
  const place = expect.stringMatching(/^content\/site\.yaml, line \d+: .*\n./);
  expect(findings).toEqual([place]);
  expect(findings[0]).toContain(`: ${problem}`);
  expect(findings[0]?.includes('Then delete')).toBe('sampleValues' in values);
});

test('a text and a figure that go with the name are found once the name is another', async () => {
  const [sentence] = parse(readFileSync('content/en/about.yaml', 'utf8')).story.paragraphs;
  const story = { any: [sentence] };
  const { line } = copy.change('en/about.yaml', /(?<=^ {2}paragraphs:\n)/m, '    - First.\n');
  expect(await findingsOf({}, { story })).toEqual([]);
  // As long as before: no text becomes too short.
  const backward = (name: string) => [...name].reverse().join('');
  const { ar, en } = site.shortName;
  const renamed = { shortName: { ar: backward(ar), en: backward(en) } };
  const place = `content/en/about.yaml, line ${line + 1}: story.paragraphs[2] tells of the factory`;
  expect(await findingsOf(renamed, { story })).toEqual([
    expect.stringContaining(`minimum is still what came with the site (${site.minimum})`),
    expect.stringContaining(place),
  ]);
});

test('what came with the site is found by its bytes, and the text beside another photograph', async () => {
  const photo = `photos/${photos.usable.get(entries.en.about.photo.name)}`;
  const { line } = copy.change('en/about.yaml', /(?<=^photo:\n.*\n {2}alt: ).*/m, 'A loom');
  const mark =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
  copy.write('photos/unused.jpg', readFileSync(`content/${photo}`));
  copy.write('logo/icon.svg', mark);
  const alt = { 'was.jpg': ['A loom'] };
  const hashes = { 'photos/was.jpg': sha256(readFileSync(`content/${photo}`)) };
  const files = { ...hashes, 'logo/was.svg': sha256(mark) };
  const finding = `content: still what came with the site (logo/icon.svg, ${photo}).\n`;
  expect(await findingsOf({}, { alt, files })).toEqual([expect.stringContaining(finding)]);
  const place = `content/en/about.yaml, line ${line}: photo.alt describes a photograph that came`;
  const gone = { 'photos/was.jpg': sha256('another') };
  expect(await findingsOf({}, { alt, files: gone })).toEqual([expect.stringContaining(place)]);
});

test('an address of nobody is found in any text, and each warning of the build', async () => {
  const mail = copy.change('en/about.yaml', /^intro: .*/m, 'intro: Write to us@loom.example').line;
  const long = copy.change('en/catalog.yaml', /^order: .*/m, `order: ${'Order '.repeat(5)}`).line;
  const found = [
    `content/en/about.yaml, line ${mail}: us@loom.example is nobody’s address`,
    `content/en/catalog.yaml, line ${long}: order has 29 characters`,
  ].map((place) => expect.stringContaining(place));
  expect(await findingsOf({})).toEqual(found);
  const accepted = ['order has 29 characters'];
  expect(await findingsOf({}, { accepted })).toEqual(found.slice(0, 1));
});

test('the program lists what it finds, and fails for anything', async () => {
  const run = async () => (await runTool('launch-check.ts', [], copy.checkout)).slice(0, 2);
  const { email, phone } = standIns.site;
  const accepted = usual.map((finding) => finding.split('\n')[0]);
  const delivered = { site: { email, phone }, accepted };
  await findingsOf({ facts: { sample: { ar: 'عينة', en: 'A sample' } } }, delivered);
  const ready = /^Ready.*\n$/;
  expect(await run()).toEqual([0, expect.stringMatching(ready)]);
  copy.write('en/about.yaml', '{}');
  const mistakes = /^(\d+\. content\/en\/about\.yaml, line 1: .+\n\n){9,}$/;
  expect(await run()).toEqual([1, expect.stringMatching(mistakes)]);
});
