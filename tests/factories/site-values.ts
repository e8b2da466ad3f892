import { colorNames } from '../../src/colors/palette.ts';
import { phoneFormats } from '../../src/content/schema/phone-number.ts';
import { networkHosts, type Site } from '../../src/content/schema/site.ts';
import { localeCodes } from '../../src/i18n/locales.ts';
import type { Decisions } from './decisions.ts';

/** Where factories are, and numbers of theirs; with another last digit a number is another one. */
const places = [
  {
    country: 'AE',
    city: { ar: 'الشارقة، الإمارات', en: 'Sharjah, Emirates' },
    coordinates: { latitude: 25.35, longitude: 55.41 },
    landline: '+971 6 555 0123',
    mobile: '+971 50 555 0123',
  },
  {
    country: 'MA',
    city: { ar: 'الدار البيضاء، المغرب', en: 'Casablanca, Morocco' },
    coordinates: { latitude: 33.57, longitude: -7.59 },
    landline: '+212 522 34 56 78',
    mobile: '+212 650 12 34 56',
  },
  {
    country: 'EG',
    city: { ar: 'بورسعيد، مصر', en: 'Port Said, Egypt' },
    coordinates: { latitude: 31.26, longitude: 32.29 },
    landline: '+20 66 322 4466',
    mobile: '+20 122 345 6789',
  },
];

/** Ink, paper, thread and clay. */
const palettes = [
  ['#1d3124', '#f3f0e4', '#dcae4b', '#8f3d20'],
  ['#3a1230', '#faf3f5', '#f2b8a0', '#8a2c52'],
  ['#101820', '#ffffff', '#f4c430', '#0b5c8a'],
] as const;

/** The values of a made-up factory's `site.yaml` that are no mere words and numbers, none of them the sample's. */
export function siteValues(factory: number, decisions: Decisions, sample: Site) {
  const { fraction, pick, between, words } = decisions;
  const inEach = (name: string, length: number) => ({
    ar: words(name, 'ar', length),
    en: words(name, 'en', length),
  });
  const figure = (name: 'minimum' | 'discount', least: number, most: number) => {
    const chosen = between(name, least, most);
    return chosen === sample[name] ? chosen + 1 : chosen;
  };
  const credentials = (name: string) =>
    Array.from({ length: between(name, 1, 4) }, (_, index) => ({
      name: inEach(`${name} ${index}`, 40),
      number: `${Math.floor(1e9 * (1 + fraction(`${name} ${index}`)))}`,
      link: `https://records.example/${name}/${index}`,
    }));

  const nth = <Item>(items: readonly Item[]) => items[factory % items.length] as Item;
  const { landline, mobile, ...place } = nth(places);
  const host = `factory${factory}.com`;
  const isArabic = factory === 10;
  return {
    ...place,
    name: inEach('name', between('name', 2, 40)),
    shortName: inEach('shortName', between('shortName', 2, 40)),
    phone: pick('phone', [landline, mobile]),
    secondPhone: landline.replace(/\d$/, '4'),
    whatsapp: mobile.replace(/\d$/, '1'),
    phoneFormat: pick('phoneFormat', phoneFormats),
    whatsappCatalog: `https://wa.me/c/${mobile.replace(/\D/g, '')}`,
    // One has its addresses in Arabic letters.
    email: isArabic
      ? 'طلبات@خيوط.مصر'
      : `${'ordersandquestions'.slice(0, between('email', 1, 18))}@${host}`,
    url: isArabic ? 'https://خيوط.مصر' : `https://${host}`,
    social: Object.fromEntries(
      Object.entries(networkHosts).map(([name, [host]]) => [name, `https://${host}/me`]),
    ),
    colors: Object.fromEntries(colorNames.map((name, index) => [name, nth(palettes)[index]])),
    minimum: figure('minimum', 1, 9998),
    discount: figure('discount', 5, 95),
    areaServed: ['EG', 'SA', 'LY'],
    facts: {
      // The label on the map has no room for more.
      street: inEach('street', between('street', 10, 60)),
      hours: { days: ['Monday', 'Friday'], opens: '08:00', closes: '16:00' },
      certificates: credentials('certificates'),
      registers: credentials('registers'),
    },
    languages: [...localeCodes],
    sampleValues: [],
  };
}
