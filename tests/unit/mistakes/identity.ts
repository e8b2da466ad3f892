import type { Mistake } from './mistake.ts';

/** What the factory cannot be reached by. */
export const identity: Mistake[] = [
  ...['call us', '"0100 000 0000"', '"+٢٠ ١٠٠ ٠٠٠ ٠٠٠٠"', '"+20"'].map(
    (phone): Mistake => [
      `the phone number ${phone}`,
      'site.yaml',
      /^phone: .*/m,
      `phone: ${phone}`,
      'phone must be an international number: + and digits, such as "+20 100 000 0000".',
    ],
  ),
  [
    'a phone number without quotes and spaces',
    'site.yaml',
    /^phone: .*/m,
    'phone: +201000000000',
    'phone must be a text: put it in quotes, "+201000000000".',
  ],
  [
    'a latitude that is not on Earth',
    'site.yaml',
    /latitude: .*/,
    'latitude: 309.706',
    'coordinates.latitude must be at most 90.',
  ],
  [
    'a longitude that is not on Earth',
    'site.yaml',
    /longitude: .*/,
    'longitude: -311.669',
    'coordinates.longitude must be at least -180.',
  ],
  [
    'a latitude with a comma',
    'site.yaml',
    /latitude: .*/,
    'latitude: 30,9706',
    'coordinates.latitude must be a number: only digits and a point.',
  ],
  [
    'half an e-mail address',
    'site.yaml',
    /^email: .*/m,
    'email: hello',
    'email must be an e-mail address.',
  ],
  [
    'the address of a page in place of the site’s',
    'site.yaml',
    /^address: .*/m,
    'address: https://khayt.example/home',
    'address must be only https:// and the name of the site, such as "https://khayt.example".',
  ],
  [
    'a social link without https',
    'site.yaml',
    /instagram: .*/,
    'instagram: http://www.instagram.com/khayt',
    'social.instagram must be a web address that starts with https://.',
  ],
  [
    'a stand-in that is no entry',
    'site.yaml',
    /^standIns: .*/m,
    'standIns: [city, nmae]',
    'standIns[2] names "nmae", which is no entry of this file.',
  ],
  [
    'a name in one language only',
    'site.yaml',
    /(^name:\n.*\n) {2}en: .*\n/m,
    '$1',
    'name.en is missing.',
  ],
];
