import { expect, test } from 'vitest';
import { chatNumber, numbersOf, purposeOf } from '../../src/content/contacts.ts';
import type { Site } from '../../src/content/schema/site.ts';

const [phone, secondPhone, whatsapp] = ['+20 40 000 0000', '+20 40 000 0001', '+20 100 000 0000'];

test.each([
  [{ phone }, phone, [[phone, 'phone']]],
  [{ phone: whatsapp, whatsapp }, whatsapp, [[whatsapp, 'phone']]],
  [
    { phone, secondPhone, whatsapp },
    whatsapp,
    [
      [phone, 'phone'],
      [secondPhone, 'phone'],
      [whatsapp, 'whatsapp'],
    ],
  ],
])('of %j a chat goes to %s, and each number says once what it is for', (numbers, chat, all) => {
  const site = numbers as Site;
  expect(chatNumber(site)).toBe(chat);
  expect(numbersOf(site).map((number) => [number, purposeOf(number, site)])).toEqual(all);
});
