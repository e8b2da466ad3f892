import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { chatNumber } from '../../src/chat/address.ts';
import { numbersOf } from '../../src/content/factory.ts';
import { readContent } from '../../src/content/parse/read.ts';
import { valueAt } from '../../src/content/schema/shape.ts';
import { siteSchema } from '../../src/content/schema/site.ts';
import { siteWith } from '../helpers/checkout.ts';
import { temporaryContent } from '../helpers/temporary.ts';

const copy = temporaryContent();
const { said } = copy;

/** The facts, or the end of the file, where they may stand as well. */
const factsPlace = /^facts:.*\n(?:[ #].*\n|\n)*|(?![\s\S])/m;

test('hours may have other numbers in each language, and sizes Latin capitals in all', async () => {
  const times = "days: [Sunday]\n    opens: '09:00'\n    closes: '17:00'\n";
  const facts = `facts:\n  hours:\n    ar: من 9 إلى 5\n    en: 9 to 17\n    ${times}  sizes:\n    ar: S, M, L\n    en: S, M, L\n`;
  copy.change('site.yaml', factsPlace, facts);
  expect(await said()).toBe('');
  copy.change('site.yaml', /^minimum: .*/m, 'minimum: 9');
  expect(await said()).not.toContain('facts.hours');
});

// On other lines than the owner's, whose own warnings are not told again.
const changeSite = (values: object) => copy.write('site.yaml', `# Changed\n${siteWith(values)}`);

const pasted: [string, string, string][] = parse(
  readFileSync('tests/unit/pasted-values.yaml', 'utf8'),
);

test.each(pasted)('%s may be pasted as %j, and is read as %s', (name, typed, read) => {
  const hours = { ar: 'كل يوم', en: 'Daily', days: ['Sunday'], opens: '00:00', closes: '23:59' };
  const values = parse(siteWith({ country: 'EG', phoneFormat: 'national', facts: { hours } }));
  const steps = name.split('.');
  Object.assign(Object(valueAt(values, steps.slice(0, -1))), { [`${steps.at(-1)}`]: typed });
  const found = valueAt(siteSchema.parse(values), steps);
  expect(Object(found).shown ?? found).toBe(read);
});

test.each([
  ['09:00', '25:00'],
  ['09:00', '24:30'],
  ['09:00', 'midnight'],
  ['24:00', '09:00'],
  ['09:60', '17:00'],
])('hours from %s to %s are refused in one sentence', async (opens, closes) => {
  const hours = { ar: 'كل يوم', en: 'Daily', days: ['Sunday'], opens, closes };
  changeSite({ facts: { hours } });
  const sentence = /^[^\n]*: facts\.hours\.(opens|closes) must be hours and minutes, such as .*\.$/;
  expect(await said()).toMatch(sentence);
});

test.each([
  'معلومات',
  'معلومات@مصنع',
  'معلومات@.مصر',
  '@مصنع.مصر',
  'معلومات@@مصنع.مصر',
  'مصنع..نول@مصنع.مصر',
  'مصنع نول@مصنع.مصر',
  'info@مصنع factory.مصر',
  'info@aمصنع.com', // a name in two directions, which no domain may have (RFC 5893)
])('%s is no email address', async (email) => {
  changeSite({ email });
  expect(await said()).toMatch(/: email must be an email address\.$/);
});

test('what is optional may be left out, and pieces are asked for unless the owner says no', async () => {
  const optional = { social: undefined, facts: undefined, sampleValues: undefined };
  changeSite({ ...optional, quantities: undefined });
  expect(await said()).toBe('');
  const { quantities, sampleValues } = readContent(copy.folder).site;
  expect({ quantities, sampleValues }).toEqual({ quantities: true, sampleValues: [] });
});

test('a number may be written in the digits and signs of an Arabic keyboard', () => {
  copy.change('site.yaml', /^minimum: .*/m, 'minimum: ١٬٢٠٠');
  copy.change('site.yaml', /latitude: .*/, 'latitude: ٣٠٫٥');
  const { minimum, coordinates } = readContent(copy.folder).site;
  expect([minimum, coordinates.latitude]).toEqual([1200, 30.5]);
});

test.each([
  ['TN', 'Sfax', 34.74, 10.76, ''],
  ['HK', 'Kowloon', 22.3, 114.1, ''],
  ['EG', 'El-Mahalla El-Kubra', 30.97, 31.17, ''],
  ['EG', 'El-Mahalla El-Kubra', 51.5, -0.1, 'outside Egypt: write'],
  ['TN', 'Sfax', 10.76, 34.74, 'outside Tunisia, and within it the other way round: is 34.74 the'],
  // A box around Egypt has this one, and its outline has not.
  ['EG', 'Aswan', 32.9, 24.09, 'outside Egypt, and within it the other way round: is 24.09 the'],
  // Egypt has each of these either way round.
  ['EG', 'Alexandria', 31.2, 29.92, ''],
  [
    'EG',
    'Alexandria',
    29.92,
    31.2,
    'far from the factory’s city, and near it the other way round: is',
  ],
  ['EG', 'El Mahallah el-Kubra', 31.17, 30.97, 'far from the factory’s city, and near it the'],
  ['EG', 'Tanta', 30.79, 31.0, ''],
  ['EG', 'The free zone', 29.92, 31.2, ''],
])(
  'coordinates that lie elsewhere are warned about: %s, %s, %s, %s',
  async (country, town, latitude, longitude, sentence) => {
    const city = { ar: 'المدينة، البلد', en: `${town}, The country` };
    changeSite({ country, city, coordinates: { latitude, longitude } });
    expect(await said()).toContain(sentence && `: coordinates lie ${sentence}`);
    expect((await said()).includes(': coordinates lie ')).toBe(sentence !== '');
  },
);

test('a fact has the factory’s own names filled in, in each language', () => {
  const city = { ar: 'طنطا، مصر', en: 'Tanta, Egypt' };
  changeSite({ city, facts: { sample: { ar: 'من {town}', en: 'From {town}' } } });
  const { sample } = readContent(copy.folder).site.facts;
  expect(sample).toEqual({ ar: 'من طنطا', en: 'From Tanta' });
});

test('facts that are not filled in are absent', () => {
  const facts = 'facts:\n  street:\n    ar:\n    en: ""\n  hours:\n    days: []\n';
  copy.change('site.yaml', factsPlace, facts);
  expect(readContent(copy.folder).site.facts).toEqual({});
});

/** The labels of the numbers that pages show. */
const labelsNow = () => numbersOf(readContent(copy.folder).site).map(({ label }) => label);

test('a short number is a hotline, and the chat needs another', async () => {
  changeSite({ country: 'EG', phone: '19555', whatsapp: '' });
  expect(await said()).toContain('phone is a short number, on which nobody can chat');
  changeSite({ country: 'EG', phone: '19555', secondPhone: '', whatsapp: '010 1234 5678' });
  expect(labelsNow()).toEqual(['hotline', 'whatsapp']);
});

test('a landline is warned about until the chat has a number of its own', async () => {
  const landline = 'phone is a landline: does WhatsApp answer on it?';
  changeSite({ country: 'AE', phone: '04 234 5678', whatsapp: '' });
  expect(await said()).toContain(landline);
  const chosen = { country: 'AE', phoneFormat: 'national' };
  changeSite({ ...chosen, phone: '04 234 5678', whatsapp: '050 123 4567' });
  expect(await said()).not.toContain(landline);
  changeSite({ country: 'AE', phone: '050 123 4567', whatsapp: '04 234 5678' });
  expect(await said()).toContain('whatsapp is a landline: does WhatsApp answer on it?');
  changeSite({ country: 'AE', phone: '04 234 5678', whatsapp: '050 123 4567' });
  changeSite({ ...chosen, phone: '04 234 5678', whatsapp: '050 123 4567' });
  const chat = { shown: '050 123 4567', dialed: '+971501234567', kind: 'mobile' };
  expect(chatNumber(readContent(copy.folder).site)).toEqual(chat);
  // A number in the United States does not say of which kind it is.
  changeSite({ country: 'US', phone: '+1 212 555 0123', secondPhone: '', whatsapp: '' });
  expect(await said()).not.toContain(landline);
  expect(labelsNow()).toEqual(['phone']);
});

test('while the country is wrong, phone numbers are not judged', async () => {
  changeSite({ country: 'Egypt', phone: '010 1234 5678' });
  expect(await said()).toMatch(/^content.*: country must be the two capital letters[^\n]*$/);
});

test.each([
  ['+20 10 1234 5678', true],
  ['0101234-5678', true],
  ['010 1234 5679', false],
])('a second number that is the first again is warned about: %s', async (secondPhone, isSame) => {
  changeSite({ country: 'EG', phone: '010 1234 5678', secondPhone });
  expect((await said()).includes('secondPhone is the phone number again')).toBe(isSame);
});

test('one number that is written in two ways is shown once', () => {
  const [phone, secondPhone] = ['+20 10 1234 5678', '+20 40 312 3456'];
  changeSite({ country: 'EG', phone, secondPhone, whatsapp: '010 1234-5678' });
  const numbers = numbersOf(readContent(copy.folder).site);
  expect(numbers.map(({ dialed }) => dialed)).toEqual(['+201012345678', '+20403123456']);
  expect(labelsNow()).toEqual(['mobile', 'landline']);
});

test.each([
  ['EG', undefined, '+20 100 123 4567', '010 01234567', '+201001234567'],
  ['EG', 'national', '+20 100 123 4567', '010 01234567', '+201001234567'],
  ['EG', 'international', '0100 123 4567', '+20 10 01234567', '+201001234567'],
  ['EG', 'international', '03 485 1234', '+20 3 4851234', '+2034851234'],
  ['EG', 'international', '19123', '19123', '19123'],
  ['EG', 'national', '+971 50 123 4567', '+971 50 123 4567', '+971501234567'],
  ['AE', 'national', '+971 50 123 4567', '050 123 4567', '+971501234567'],
  ['US', 'national', '0020 100 123 4567', '+20 10 01234567', '+201001234567'],
  // One code for several countries, whose numbers are dialed alike.
  ['US', 'national', '+1 416 555 0123', '(416) 555-0123', '+14165550123'],
])('in %s, in %s form, %s is shown as %s and called as %s', (...row) => {
  const [country, phoneFormat, secondPhone, shown, dialed] = row;
  const phone = '+20 122 345 6789';
  changeSite({ country, phoneFormat, phone, secondPhone, whatsapp: '' });
  expect(readContent(copy.folder).site.secondPhone).toMatchObject({ shown, dialed });
});
