import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readContent } from '../../src/content/reading/read.ts';
import { dialed } from '../../src/content/schema/phone-number.ts';
import { chatNumber, numbersOf } from '../../src/content/schema/site.ts';
import { defaultLocale, localeCodes } from '../../src/i18n/locales.ts';

const source = readFileSync('dist/contact.vcf', 'utf8');

test('the contact card says who the factory is and how to reach it', () => {
  const { site } = readContent();
  const { name, city, facts, email, url, coordinates } = site;
  // A long line goes on in the next one, after a space.
  const lines = source.replaceAll('\r\n ', '').replaceAll('\\', '').split('\r\n');
  const saved = (property: string) => {
    const found = lines.filter((line) => line.split(/[;:]/)[0] === property);
    expect(found, property).toHaveLength(1);
    return found[0]?.replace(/^[^:]*:/, '');
  };
  for (const locale of localeCodes) {
    expect(saved('FN')).toContain(name[locale]);
    expect(saved('ORG')).toContain(name[locale]);
  }
  const numbers = lines.filter((line) => line.startsWith('TEL')).map((line) => line.split(':')[1]);
  expect(numbers).toEqual(numbersOf(site).map(dialed));
  const chat = lines.find((line) => line.startsWith('TEL;TYPE=X-WhatsApp:'))?.split(':')[1];
  expect(chat).toBe(chatNumber(site) === site.phone ? undefined : dialed(chatNumber(site)));
  expect(saved('EMAIL')).toBe(email);
  const [, , street, town, region, , country] = saved('ADR')?.split(';') ?? [];
  expect(street).toBe(facts.street?.[defaultLocale] ?? '');
  const parts = [town, region, country].filter(Boolean);
  expect(parts).toEqual(city[defaultLocale].split(/[،,] /));
  expect(saved('URL')).toBe(url);
  expect(saved('GEO')).toBe(`${coordinates.latitude};${coordinates.longitude}`);
  // The beginning of a JPEG in base64.
  expect(saved('PHOTO')).toMatch(/^\/9j\//);
});
