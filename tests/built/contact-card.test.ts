import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readIdentity } from '../../src/content/read.ts';
import { contactCard } from '../../src/share/contact-card.ts';

const identity = readIdentity();
const source = readFileSync('dist/contact.vcf', 'utf8');

/** Reads a card as Thunderbird's address book does. */
function imported(source: string) {
  const card = new ICAL.Component(ICAL.parse(source));
  return (name: string) => card.getFirstPropertyValue(name);
}

test('the card says who the factory is and how to reach it', () => {
  const saved = imported(source);
  expect(saved('version')).toBe('3.0');
  for (const name of [saved('fn'), saved('org')]) {
    expect(name).toContain(identity.name.ar);
    expect(name).toContain(identity.name.en);
  }
  expect(saved('tel')).toBe(identity.phone.replaceAll(' ', ''));
  expect(saved('email')).toBe(identity.email);
  expect(saved('adr')).toContain(identity.city.ar);
  expect(saved('url')).toBe(identity.address);
  const { latitude, longitude } = identity.coordinates;
  expect(saved('geo')).toEqual([latitude, longitude]);
});

test('the card has a small picture', async () => {
  const photo = Buffer.from(`${imported(source)('photo')}`, 'base64');
  expect(photo.length).toBeLessThan(10_000);
  const { format, width, height } = await sharp(photo).metadata();
  expect([format, width, height]).toEqual(['jpeg', 192, 192]);
});

test('the card is written as RFC 2426 wants it', () => {
  expect(source).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
  expect(source).toMatch(/\r\nEND:VCARD\r\n$/);
  expect(source).not.toMatch(/[^\r]\n|\r[^\n]|\ufffd/);
  for (const line of source.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
  for (const property of ['FN', 'N', 'ORG', 'TEL', 'EMAIL', 'ADR', 'GEO', 'URL', 'PHOTO']) {
    expect(source.match(new RegExp(`^${property}[;:]`, 'gm')), property).toHaveLength(1);
  }
});

test('the same identity makes the same card', async () => {
  expect(await contactCard(identity)).toBe(source);
});

test('a long name and a city with signs of the format come back as they were written', async () => {
  const name = { ar: 'خيط, قطن وصوف \\ '.repeat(9).trim(), en: 'Khayt, Cotton' };
  const city = { ar: 'المحلة; الغربية, مصر', en: 'El-Mahalla' };
  const saved = imported(await contactCard({ ...identity, name, city }));
  expect(saved('fn')).toBe(`${name.ar} | ${name.en}`);
  expect(saved('org')).toBe(`${name.ar} | ${name.en}`);
  expect(saved('adr')).toContain(city.ar);
});
