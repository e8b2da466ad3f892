import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { stringify } from 'yaml';
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
  social: { linkedin: 'https://eg.linkedin.com/company/white-cotton' },
  standIns: [],
};

const delivered = { latitude: 30.1, longitude: 31.1 };

/** A checkout in which all is the factory's own. */
const checkout = temporaryProject();
const write = (file: string, content: unknown) =>
  writeFileSync(`${checkout}/${file}`, stringify(content));
/** What is found when some values of the site are others. */
const findingsOf = (values: object) => {
  write('content/site.yaml', { ...ownSite, ...values });
  return launchFindings(checkout);
};

beforeEach(() => {
  cpSync('content/en', `${checkout}/content/en`, { recursive: true });
  const remedy = 'Write your own.';
  const came = {
    email: { values: ['hello@khayt.example'], remedy },
    phone: { values: ['+20 100 000 0000'], remedy },
    url: { values: ['https://khayt.example'], remedy },
    city: { values: [], remedy },
    coordinates: { values: [delivered.latitude], remedy },
  };
  write('content/stand-ins.yaml', { site: came, photographs: {} });
});

test.each([
  ['phone: still what came with the site', { phone: '+20 100 000 0000', standIns: ['phone'] }],
  ['phone: still what came with the site', { phone: '+201000000000' }],
  ['email: still what came with the site', { email: 'Hello@khayt.example' }],
  ['url: still what came with the site', { url: 'https://www.khayt.example' }],
  ['coordinates: still what came with the site', { coordinates: delivered }],
  ['city: still marked as a stand-in', { standIns: ['city'] }],
  ['name: still marked as a stand-in', { standIns: ['name'] }],
])('%s: %j', async (problem, values) => {
  const findings = await findingsOf(values);
  expect(findings).toEqual([expect.stringContaining(`content/site.yaml, ${problem}`)]);
});

test('nothing is found when all is the factory’s own', async () =>
  expect(await findingsOf({})).toEqual([]));

test('a delivered photograph is found when a page shows it', async () => {
  const photo = photos.usable.get(entries.en.about.photo.name) as string;
  const bytes = readFileSync(`content/photos/${photo}`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  write('content/stand-ins.yaml', { site: {}, photographs: { 'other.jpg': sha256 } });
  writeFileSync(`${checkout}/content/photos/a.jpg`, bytes);
  const finding = `content/photos: still what came with the site (${photo}).\n`;
  expect(await findingsOf({})).toEqual([expect.stringContaining(finding)]);
});

test('the program lists what it finds, and fails for anything', async () => {
  const run = async () => (await runTool('launch-check.ts', [], checkout)).slice(0, 2);
  const sample = { ar: 'عينة', en: 'A sample' };
  await findingsOf({ facts: { sample } });
  const ready = /^Ready.*\n.*worth adding.*: minimumCounts, leadTime, .*registers\./i;
  expect(await run()).toEqual([0, expect.stringMatching(ready)]);
  await findingsOf({ phone: '+20 100 000 0000', email: 'hello@example.org', standIns: ['email'] });
  const two = /^1\. .* email: .*\n {3}.* Then delete email .*\n\n2\. .* phone: .*\n {3}Write/;
  expect(await run()).toEqual([1, expect.stringMatching(two)]);
  write('content/en/about.yaml', {});
  const mistake = /^1\. content\/en\/about\.yaml, line 1: .+\n\n$/;
  expect(await run()).toEqual([1, expect.stringMatching(mistake)]);
});
