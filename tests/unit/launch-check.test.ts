import { globSync, readFileSync, statSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { examine } from '../../src/content/checks/check-content.ts';
import { launchFindings } from '../../src/content/checks/launch.ts';
import { sampleFactory } from '../../src/content/checks/samples.ts';
import { readContent } from '../../src/content/parse/read.ts';
import { valueAt } from '../../src/content/schema/shape.ts';
import {
  fieldName,
  type PlacedProblem,
  placedSentence,
} from '../../src/error-messages/sentences.ts';
import { type Locale, localeCodes } from '../../src/i18n/locales.ts';
import { siteWith } from '../helpers/checkout.ts';
import { runTool } from '../helpers/programs.ts';
import { temporaryContent } from '../helpers/temporary.ts';

const { site, entries, photos } = readContent();
const ownSite = {
  phone: '+20 101 234 5678',
  email: 'hello@white-cotton.eg',
  url: 'https://white-cotton.eg',
  facts: {},
  sampleValues: [],
};

/** Nothing of it is in the content but the name. */
const noSamples = {
  site: { shortName: site.shortName },
  words: {},
  printAreas: [],
  inks: {},
  bytes: {},
};

/** A checkout in which all is the factory's own. */
const copy = temporaryContent();
let usual: string[] = [];

/** What is found with other values of the site and other samples, beside what is found in any case. */
async function findingsOf(values: object, sample: object = {}, accepted = '') {
  copy.write('site.yaml', siteWith({ ...ownSite, ...values }));
  copy.write('accepted.txt', accepted);
  const { found } = await launchFindings(copy.checkout, { ...noSamples, ...sample });
  return found.filter((finding) => !usual.includes(placedSentence(finding)));
}

beforeAll(async () => {
  usual = (await findingsOf({})).map((finding) => placedSentence(finding));
});

const text = { ar: 'كل يوم', en: 'Every day' };
const register = { name: text, number: '12345' };
const registers = [register, { ...register, number: '…' }];

test('sample values are found, also in another way of writing', async () => {
  const values = {
    areaServed: ['EG', 'SA'],
    email: 'Hello@khayt.eg',
    facts: { registers },
    minimum: 77,
    phone: '+201000000000',
    url: 'https://www.khayt.eg',
    whatsapp: '+20 100 000 0001',
  };
  const written = { email: 'hello@khayt.eg', phone: '+20 100 000 0000', url: 'https://khayt.eg/' };
  const facts = { registers: [{ number: '…' }] };
  const sample = { ...noSamples.site, ...values, ...written, facts };
  const found = await findingsOf(values, { site: sample });
  const said = found.map((finding) =>
    placedSentence(finding).replace(/, line \d+|( sample value) .*/g, '$1'),
  );
  const fields = Object.keys(values).map((name) => name.replace('facts', '$&.registers[2].number'));
  const sentences = fields.map((field) => `content/site.yaml: ${field} is still the sample value`);
  expect(said.sort()).toEqual(sentences);
});

test('where to print and what colors are called are found as far as the photograph and the color are others', async () => {
  const [locale] = localeCodes as [Locale];
  const { styles, mockup } = entries[locale].catalog;
  const { brandLabel } = entries[locale].home;
  const label = brandLabel?.printArea;
  const areas = [label, ...styles.flatMap(({ printArea, backArea }) => [printArea, backArea])];
  const printAreas = areas.filter((area) => area !== undefined);
  const sample = { printAreas, inks: { [locale]: mockup.inks } };
  const kinds = async (more: object) => {
    const found = await findingsOf({}, { ...sample, ...more });
    const ofCode = (code: string) => found.filter((it) => it.code === code).length;
    return [ofCode('sample-area'), ofCode('sample-ink')];
  };
  const colors = { ink: '#000001', paper: '#000002', thread: '#000003', clay: '#000004' };
  const bytes = Object.fromEntries(
    globSync('photos/*', { cwd: copy.folder }).map((file) => [
      file,
      statSync(`${copy.folder}/${file}`).size,
    ]),
  );
  const found = await kinds({ site: { ...noSamples.site, colors } });
  expect(found).toEqual([printAreas.length, 4]);
  // The sample's own photographs and colors have them rightly.
  const right = await kinds({ site: { ...noSamples.site, colors: site.colors }, bytes });
  expect(right).toEqual([0, 0]);
});

test('a sample value may be left empty where its sentence says so, and nowhere else', async () => {
  const certificate = { name: text, holder: text, link: 'https://auditor.eg/1' };
  const facts = { street: text, certificates: [{ ...certificate, number: '1' }], registers };
  const values = {
    ...ownSite,
    facts,
    social: { instagram: 'https://www.instagram.com/loom', x: 'https://x.com/loom' },
    whatsapp: '+20 101 234 5679',
    secondPhone: '+20 40 333 1234',
    whatsappCatalog: 'https://wa.me/c/201012345679',
    areaServed: ['EG'],
  };
  const found = await findingsOf(values, { site: parse(siteWith(values)) });
  const samples = found.filter(({ code }) => code.startsWith('sample-value'));
  expect(samples.map(({ path = [] }) => path[0])).toEqual(
    expect.arrayContaining(['name', 'coordinates', 'email', 'colors', 'minimum', 'whatsapp']),
  );
  for (const { code, path = [], values: { placeholder } = {} } of samples) {
    const emptied = parse(siteWith(values));
    Object.assign(Object(valueAt(emptied, path.slice(0, -1))), { [`${path.at(-1)}`]: '' });
    copy.write('site.yaml', siteWith(emptied));
    for (const file of placeholder ? globSync('*/*.yaml', { cwd: copy.folder }) : []) {
      const source = readFileSync(`${copy.folder}/${file}`, 'utf8');
      copy.write(file, source.replaceAll(`${placeholder}`, 'this'));
    }
    const { mistakes } = await examine(copy.folder);
    expect(mistakes.length === 0, fieldName(path)).toBe(code !== 'sample-value');
  }
});

test.each(globSync('*', { cwd: 'content/logo' }))(
  'the sample logo may be deleted as its sentence says: %s',
  async (name) => {
    copy.remove(`logo/${name}`);
    expect((await examine(copy.folder)).mistakes).toEqual([]);
  },
);

test('values that many factories share are not taken for the sample’s', async () => {
  const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'];
  const hours = { ...text, days, opens: '09:00', closes: '17:00' };
  const facts = { hours, since: 1998, people: 120, machines: 80 };
  const found = await findingsOf({ facts, areaServed: ['EG', 'SA'] }, sampleFactory);
  const fields = found.map(({ path = [] }) => fieldName(path));
  expect(fields.filter((field) => /^(facts|areaServed)/.test(field))).toEqual([]);
});

test('questions are left to the chat as long as one of them has no answer', async () => {
  const asked = entries.ar['start-project'].questions.ask.facts;
  const openAfter = async (left: number) => {
    const facts = Object.fromEntries(asked.slice(left).map((name) => [name, text]));
    copy.write('site.yaml', siteWith({ ...ownSite, facts }));
    const { advice } = await launchFindings(copy.checkout, noSamples);
    return advice.map(({ values }) => values?.open);
  };
  for (let left = 1; left < asked.length; left++) expect(await openAfter(left)).toEqual([left]);
  expect(await openAfter(0)).toEqual([]);
});

test('what is listed under sampleValues is found', async () => {
  const found = await findingsOf({ sampleValues: ['phone'] });
  expect(found).toMatchObject([{ code: 'samples-left' }]);
});

describe('words of the sample factory', () => {
  const words = { ar: ['زبلط'], en: ['zib-ble'] };
  const renamed = { site: { shortName: { en: 'Sample' } }, words };
  const { shortName } = site;
  /** The words that are found in texts, each of which is a paragraph. */
  const wordsFound = async (texts: string[], sample: object, accepted?: string) => {
    const paragraphs = texts.map((text) => `    - ${text}\n`).join('');
    copy.change('en/about.yaml', /^( {2}paragraphs:\n)(?: {4}.*\n)+/m, `$1${paragraphs}`);
    const found = await findingsOf({}, sample, accepted);
    return found
      .filter(({ code, path = [] }) => code === 'sample-word' && path.includes('paragraphs'))
      .map(({ values }) => values?.word);
  };

  test('are found in the plural, and with what Arabic joins to them', async () => {
    const forms = [
      'Zib-ble',
      'zib-bles',
      'زبلط',
      'الزبلط',
      'والزبلط',
      'بالزبلط',
      'للزبلط',
      'وبزبلط',
    ];
    const texts = forms.map((word) => `We make “${word}”, all day`);
    expect(await wordsFound(texts, renamed)).toEqual(forms);
  });

  test('are found once in what the factory says in each language', async () => {
    // Texts with the name in braces are right.
    const name = { ar: 'مصنع الزبلط', en: 'Zib-ble Factory' };
    const facts = { sample: { ar: 'زبلط', en: 'A zib-ble' } };
    const found = await findingsOf({ name, facts }, renamed);
    expect(found.map(({ path = [] }) => fieldName(path))).toEqual([
      'name.ar',
      'name.en',
      'facts.sample.ar',
      'facts.sample.en',
    ]);
  });

  test('the name of a photograph is not searched for words', async () => {
    const { name } = entries.en.about.photo;
    const found = await findingsOf({}, { ...renamed, words: { en: [name] } });
    const paths = found.map(({ path = [] }) => fieldName(path));
    expect(paths).not.toContain('photo.name');
  });

  test.each(['zib-ble', 'Zib-bles', 'بالزبلط'])('are accepted in all forms by %s', async (word) => {
    const accepted = `# Our zib-ble, and زبلط\r\n${word}\r\n`;
    const found = await wordsFound(['“zib-ble”, zib-bles', 'زبلط'], renamed, accepted);
    expect(found).toEqual([/z/i.test(word) ? 'زبلط' : 'zib-ble']);
  });

  test('are none where each is accepted', async () => {
    const accepted = Object.values(words).flat().join('\n');
    expect(await wordsFound(['Our customer’s own'], renamed, accepted)).toEqual([]);
  });

  test.each(localeCodes)(
    'are found in each language once the name in %s is another',
    async (locale) => {
      const sample = { site: { shortName: { ...shortName, [locale]: 'Sample' } }, words };
      const texts = ['We make zib-bles', 'زبلط'];
      expect(await wordsFound(texts, sample)).toEqual(['zib-bles', 'زبلط']);
    },
  );

  test('are not looked for while the factory has the sample’s name', async () => {
    expect(await wordsFound(['We make zib-bles, all day'], { words })).toEqual([]);
  });

  test('are not found within other words', async () => {
    const others = ['zib-bler', 'azib-ble', 'مزبلط', 'زبلطة'];
    expect(await wordsFound(others, renamed)).toEqual([]);
  });
});

test('a sample photograph and logo are found by their size', async () => {
  const photo = `photos/${photos.usable.get(entries.en.about.photo.name)}`;
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
  copy.write('photos/unused.jpg', readFileSync(`content/${photo}`));
  copy.write('logo/icon.svg', logo);
  const size = statSync(`content/${photo}`).size;
  const bytes = { 'photos/was.jpg': size, 'logo/was.svg': logo.length };
  const found = await findingsOf({}, { bytes });
  const files = found.map(({ code, file }) => `${code}: ${file}`);
  // Another photograph may have as many bytes by chance.
  expect(files).toContain(`sample-photo: content/${photo}`);
  expect(files).toContain('sample-logo: content/logo/icon.svg');
  expect(files).not.toContain('sample-photo: content/photos/unused.jpg');
});

test('an address at .example and a warning are found until they are accepted', async () => {
  const mail = copy.change('en/about.yaml', /^intro: .*/m, 'intro: Write to us@loom.example').line;
  const long = copy.change('en/catalog.yaml', /^order: .*/m, `order: ${'Order '.repeat(5)}`).line;
  const found = await findingsOf({});
  expect(found).toMatchObject([
    { code: 'sample-address', line: mail },
    { code: 'long-text', line: long },
  ]);
  const lines = found.map((finding) => placedSentence(finding));
  // Lines move.
  const accepted = lines[0]?.replace(/line \d+/, 'line 1');
  const left = await findingsOf({}, {}, accepted);
  expect(left.map((finding) => placedSentence(finding))).toEqual(lines.slice(1));
  // As they are shown, and as they may be pasted.
  copy.write('accepted.txt', [...usual.map((line) => `  ${line}`), ...lines].join('\r\n'));
  const all = await launchFindings(copy.checkout, noSamples);
  expect(all).toMatchObject({ mistakes: [], found: [] });
});

test('where nothing is accepted, there need be no list of that', async () => {
  const found = await findingsOf({ sampleValues: ['phone'] });
  copy.remove('accepted.txt');
  const all = await launchFindings(copy.checkout);
  expect(all.found).toEqual(expect.arrayContaining(found));
});

test('a sentence that is accepted on one page is not accepted on another', async () => {
  for (const page of ['about', 'contact'])
    copy.change(`en/${page}.yaml`, /^intro: .*/m, 'intro: Write to us@loom.example');
  const [first, second] = await findingsOf({});
  expect(await findingsOf({}, {}, placedSentence(first as PlacedProblem))).toEqual([second]);
});

test('the command lists what it finds, and exits with 1 if there is anything', async () => {
  const run = async () => (await runTool('launch-check.ts', [], copy.checkout)).slice(0, 2);
  const samplesFound = (await findingsOf({}, sampleFactory)).map((finding) =>
    placedSentence(finding),
  );
  const accepted = [...usual, ...samplesFound].join('\n');
  await findingsOf({}, {}, accepted);
  // Advice keeps nothing from being ready.
  const { facts } = entries.ar['start-project'].questions.ask;
  const advice = `content/site.yaml, line \\d+: facts .* ${facts.length} of the ${facts.length} questions`;
  const ready = new RegExp(`^${advice}.*\nReady.*\n$`);
  expect(await run()).toEqual([0, expect.stringMatching(ready)]);
  const answered = Object.fromEntries(facts.map((name) => [name, text]));
  await findingsOf({ facts: answered, email: 'hello@loom.example' }, {}, accepted);
  const list = /^content\/site\.yaml, line \d+: email has .*\nIf one .*\n$/;
  expect(await run()).toEqual([1, expect.stringMatching(list)]);
  // Beside a mistake nothing is ready, though nothing else is left.
  copy.write('site.yaml', Buffer.of(0xff));
  const mistake = expect.stringMatching(/^content\/site\.yaml is not saved as UTF-8.*\n$/);
  expect(await runTool('launch-check.ts', [], copy.checkout)).toEqual([1, '', mistake]);
});
