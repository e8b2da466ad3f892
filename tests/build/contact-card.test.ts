import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chatNumber } from '../../src/chat/address.ts';
import { numbersOf } from '../../src/content/factory.ts';
import { readContent } from '../../src/content/parse/read.ts';
import { defaultLocale, localeCodes } from '../../src/i18n/locales.ts';

const bytes = readFileSync('dist/contact.vcf');

/** The card as RFC 2426 (2.6) and RFC 2425 (5.8.1) read it: its fields by name, each value with its parameters. */
const fields = Map.groupBy(
  `${bytes}`
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map((line) => {
      const [, name = '', params = '', value = ''] =
        /^([\w-]+)((?:;[^:;]+)*):(.*)$/.exec(line) ?? [];
      // A bare comma or semicolon parts values; an escaped one is itself.
      const parts = value.split(/(?<!\\);/).map((part) => part.replace(/\\([\\,;])/g, '$1'));
      return { name, params: params.slice(1), value: parts.join(';'), parts };
    }),
  ({ name }) => name,
);

test('the card has the lines, folds and character set that address books can read', () => {
  const lines = `${bytes}`.split('\r\n');
  expect(lines.pop()).toBe('');
  expect([lines[0], lines[1], lines.at(-1)]).toEqual(['BEGIN:VCARD', 'VERSION:3.0', 'END:VCARD']);
  // A lone line break ends a field for some and not for others, and some cannot read a letter that a fold parts.
  expect(`${bytes}`.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  let begin = 0;
  for (let end = bytes.indexOf('\r\n'); end >= 0; end = bytes.indexOf('\r\n', begin)) {
    const line = bytes.subarray(begin, end);
    expect(isUtf8(line), `${line}`).toBe(true);
    expect(line.length).toBeLessThanOrEqual(75);
    begin = end + 2;
  }
  // It would say when the site was built, and each build would give another card.
  expect(fields.has('REV')).toBe(false);
  for (const { name, params, value } of [...fields.values()].flat()) {
    const isAscii = /^[\x20-\x7e]*$/.test(value);
    if (!isAscii) expect(params, name).toMatch(/(?:^|;)CHARSET=UTF-8$/);
  }
});

test('the contact card says who the factory is and how to reach it', () => {
  const { site } = readContent();
  const { name, city, facts, email, url, coordinates } = site;
  const saved = (property: string) => {
    const found = fields.get(property) ?? [];
    expect(found, property).toHaveLength(1);
    return found[0]?.value;
  };
  for (const locale of localeCodes) {
    expect(saved('FN')).toContain(name[locale]);
  }
  // Whichever of the three an address book shows, it is the whole name.
  expect(saved('ORG')).toBe(saved('FN'));
  expect(saved('N')).toBe(`${saved('FN')};;;;`);
  // Apple's address book takes it for a person otherwise.
  expect(saved('X-ABSHOWAS')).toBe('COMPANY');
  const numbers = fields.get('TEL') ?? [];
  expect(numbers.map(({ value }) => value)).toEqual(numbersOf(site).map(({ dialed }) => dialed));
  // An address book writes text messages to a mobile number alone.
  for (const [index, { dialed, label }] of numbersOf(site).entries())
    expect(/\bCELL\b/.test(`${numbers[index]?.params}`), dialed).toBe(label === 'mobile');
  const chat = numbers.find(({ params }) => params === 'TYPE=X-WhatsApp')?.value;
  const { dialed } = chatNumber(site);
  expect(chat).toBe(dialed === site.phone.dialed ? undefined : dialed);
  expect(saved('EMAIL')).toBe(email);
  const [, , street, town, region, , country] = fields.get('ADR')?.[0]?.parts ?? [];
  expect(street).toBe(facts.street?.[defaultLocale] ?? '');
  const parts = [town, region, country].filter(Boolean);
  expect(parts).toEqual(city[defaultLocale].split(/[،,] /));
  expect(saved('URL')).toBe(url);
  expect(saved('GEO')).toBe(`${coordinates.latitude};${coordinates.longitude}`);
  // The beginning of a JPEG in base64.
  expect(saved('PHOTO')).toMatch(/^\/9j\//);
});
