import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { fillPlaceholders } from '../../src/content/reading/placeholders.ts';
import { contentNames, readContent } from '../../src/content/reading/read.ts';
import { lengthOf } from '../../src/content/schema/fields.ts';
import { partOf, type Shape, shapeOf } from '../../src/content/schema/json-schema.ts';
import { contentSchemas } from '../../src/content/schema/pages.ts';
import { networkHosts, type Site, siteSchema } from '../../src/content/schema/site.ts';
import { type Locale, localeCodes, locales } from '../../src/i18n/locales.ts';
import { colorNames } from '../../src/styles/palette.ts';

/** The least of everything; the most, with all that the schema lets in; and the most without what may be switched off. */
const [least, most, switchedOff] = [0, 9, 10];

/** What the last of them lacks; the sample has it. */
const switches = ['site discount', 'site quantities'];

/** Words of the trade, with all letters of the alphabet, of which names and texts are made. */
const vocabulary: Record<Locale, string> = {
  ar: `قماش قطن كتان صوف حرير لون مقاس قصة طباعة تطريز جودة سعر طلب كمية عينة موسم متجر علامة تصميم
    كرتونة شحنة مخزن ورشة ماكينة عامل تاجر فاتورة موعد نسيج جيب ياقة كم زر سحاب بطانة ضبط ثوب غزل ذهب`,
  en: `Cotton Linen Wool Silk Fabric Quality Order Sample Jersey Zipper Velvet Button Hem Machine Yarn
    color quick size cut print amount season brand pattern carton parcel worker invoice weave exact lining`,
};

/** Country, landline, mobile, city in both languages, latitude, longitude; another last digit makes another number. */
const places = [
  [
    'AE',
    '+971 6 555 0123',
    '+971 50 555 0123',
    'الشارقة، الإمارات',
    'Sharjah, Emirates',
    25.35,
    55.41,
  ],
  [
    'MA',
    '+212 522 34 56 78',
    '+212 650 12 34 56',
    'الدار البيضاء، المغرب',
    'Casablanca, Morocco',
    33.57,
    -7.59,
  ],
  ['EG', '+20 66 322 4466', '+20 122 345 6789', 'بورسعيد، مصر', 'Port Said, Egypt', 31.26, 32.29],
] as const;

/** Ink, paper, thread and clay. */
const palettes = [
  ['#1d3124', '#f3f0e4', '#dcae4b', '#8f3d20'],
  ['#3a1230', '#faf3f5', '#f2b8a0', '#8a2c52'],
  ['#101820', '#ffffff', '#f4c430', '#0b5c8a'],
] as const;

/** Logos as drawing programs write them. */
const logos = globSync('tests/unit/logos/*.svg').sort();

/** The box of each other drawing. */
const boxes = { 'logo-dark': '0 0 120 36', icon: '0 0 36 36' };

/** As owners name files: two of the names differ in Arabic letters alone. */
const photos = ['loom', 'قميص-ابيض', 'بنطال-جينز', 'floor 2', 'shirt'];

/** The endings of their files; the last is a cut-out. */
const endings: Record<string, string> = { loom: 'jfif', 'floor 2': 'JPG', shirt: 'PNG' };

/** What is there only together with another: the name of that one. */
const together: Record<string, string> = { plain: 'printArea', opens: 'days', closes: 'days' };

type Range = [least: number, most: number];

/** How long lists are, by the name of the entry. */
const lengths: Record<string, Range> = { styles: [2, 24], photos: [1, 3] };

/** How long texts are that search results and the header hold, with the factory's own names filled in. */
const ranges: Record<string, Range> = {
  title: [20, 50],
  description: [90, 150],
  navigation: [4, 8],
};

/** Writes the content of a factory of its own to a folder: all of it follows from the number. */
export async function writeFactory(factory: number, folder: string) {
  const sample = readContent();
  // What is drawn depends on what it is for alone, and so is the same in both languages.
  const draw = (what: string) =>
    createHash('sha256').update(`${factory} ${what}`).digest().readUInt32BE() / 2 ** 32;
  const pick = <Item>(what: string, items: readonly Item[]) =>
    items[Math.floor(draw(what) * items.length)] as Item;
  const between = (what: string, from: number, to: number) => {
    if (factory === least) return from;
    if (factory >= most) return to;
    return from + Math.floor(draw(what) * (to - from + 1));
  };
  const has = (what: string) =>
    between(what, 0, 1) === 1 && !(factory === switchedOff && switches.includes(what));

  const wordOf = (what: string, locale: Locale) => pick(what, vocabulary[locale].split(/\s+/));
  /** As many words as the length holds, and one at least. */
  const words = (what: string, locale: Locale, length: number) => {
    let text = wordOf(what, locale);
    for (let count = 0; ; count++) {
      const longer = `${text} ${wordOf(`${what} ${count}`, locale)}`;
      if (longer.length > length) return text;
      text = longer;
    }
  };
  const inEach = (what: string, length: number) => ({
    ar: words(what, 'ar', length),
    en: words(what, 'en', length),
  });
  /** A figure that is not the sample's. */
  const own = (name: 'minimum' | 'discount', least: number, most: number) => {
    const figure = between(name, least, most);
    return figure === sample.site[name] ? figure + 1 : figure;
  };

  const [country, landline, mobile, ar, en, latitude, longitude] = pick('place', places);
  const host = `factory${factory}.com`;
  const credentials = (name: string) =>
    Array.from({ length: between(name, 1, 4) }, (_, index) => ({
      name: inEach(`${name} ${index}`, 40),
      number: `${Math.floor(1e9 * (1 + draw(`${name} ${index}`)))}`,
      link: `https://records.example/${name}/${index}`,
    }));
  /** Values with a form of their own. All others are made of words and numbers. */
  const given = {
    name: inEach('name', between('name', 2, 40)),
    shortName: inEach('shortName', between('shortName', 2, 40)),
    city: { ar, en },
    country,
    coordinates: { latitude, longitude },
    phone: pick('phone', [landline, mobile]),
    secondPhone: landline.replace(/\d$/, '4'),
    whatsapp: mobile.replace(/\d$/, '1'),
    whatsappCatalog: `https://wa.me/c/${mobile.replace(/\D/g, '')}`,
    email: `${'ordersandquestions'.slice(0, between('email', 1, 18))}@${host}`,
    url: `https://${host}`,
    social: Object.fromEntries(
      Object.entries(networkHosts).map(([name, [host]]) => [name, `https://${host}/me`]),
    ),
    colors: Object.fromEntries(
      colorNames.map((name, index) => [name, pick('colors', palettes)[index]]),
    ),
    minimum: own('minimum', 1, 9998),
    discount: own('discount', 5, 95),
    areaServed: ['EG', 'SA', 'LY'],
    facts: {
      // The label on the map has no room for more.
      street: inEach('street', between('street', 10, 60)),
      hours: { days: ['Monday', 'Friday'], opens: '08:00', closes: '16:00' },
      certificates: credentials('certificates'),
      registers: credentials('registers'),
    },
    sampleValues: [],
  };

  const used = new Set<string>();
  /** New words with the template's placeholders; no other text has the same. */
  const textFor = (what: string, locale: Locale, template: string, [least, most]: Range) => {
    const kept = (template.match(/\{\w+\}/g) ?? [])
      .filter((name) => name !== '{discount}' || has('site discount'))
      .join(' ');
    const width = lengthOf(`${fillPlaceholders(kept, given as unknown as Site, locale)}`);
    const length = between(what, least, most) - width - 2;
    for (let attempt = 0; ; attempt++) {
      const text = `${words(`${what} ${attempt}`, locale, length + attempt)} ${kept}`.trim();
      if (used.has(locale + text)) continue;
      used.add(locale + text);
      return text;
    }
  };
  /**
   * What the schema asks for, and of what it leaves open as much as the factory has. Texts have other
   * words than the template's, and its placeholders; in `site.yaml` what is given stands.
   */
  const make = (template: unknown, shape: Shape, locale: Locale, what: string): unknown => {
    const isSite = what.startsWith('site ');
    const key = what.split(' ').findLast((step) => !/^\d+$/.test(step)) as string;
    if (shape.type === 'array') {
      const items = (template ?? [undefined]) as unknown[];
      const [least, most] = lengths[key] ?? [shape.minItems ?? 0, shape.maxItems ?? 8];
      const length = isSite ? items.length : between(what, least, most);
      const part = (at: number) =>
        make(items[at % items.length], partOf(shape, key), locale, `${what} ${at}`);
      return Array.from({ length }, (_, at) => part(at));
    }
    if (shape.type === 'object') {
      const entries = Object.entries(shape.properties as Record<string, Shape>).filter(
        ([name, entry]) =>
          shape.required?.includes(name) ||
          'default' in entry ||
          has(`${what} ${together[name] ?? name}`),
      );
      const part = (name: string, entry: Shape) => {
        const own = Object.hasOwn(locales, name) ? (name as Locale) : locale;
        return make(Object(template)[name], entry, own, `${what} ${name}`);
      };
      return Object.fromEntries(entries.map(([name, entry]) => [name, part(name, entry)]));
    }
    if (isSite && template !== undefined) return template;
    const index = Number(what.match(/\d+/g)?.at(-1) ?? 0);
    if (key === 'id') return `piece-${index}`;
    // Any four numbers might reach beyond the photograph.
    if (/ printArea \w+$/.test(what)) return between(what, 20, 50);
    if (shape.photo) return photos[index % photos.length];
    const { minimum = 0, maximum = 0 } = shape;
    if (shape.type === 'boolean') return has(what);
    if (shape.type === 'integer') return between(what, minimum, Math.min(maximum, 9999));
    const { enum: options } = shape;
    if (options && key === 'facts') return options[index % options.length];
    if (shape.shared) return template ?? options?.[index % options.length];
    const text = isSite ? '{minimum} {discount}' : `${template ?? ''}`;
    const most = shape.roomFor ?? (template ? Math.ceil(text.length * 1.2) : 160);
    const range = shape.unique && ranges[key];
    return textFor(what, locale, text, range || [Math.min(14, most), most]);
  };

  for (const part of ['photos', 'logo', ...localeCodes])
    mkdirSync(`${folder}/${part}`, { recursive: true });
  const write = (file: string, value: unknown) =>
    writeFileSync(`${folder}/${file}`, stringify(value, { lineWidth: 0 }));
  write('site.yaml', make(given, shapeOf(siteSchema), localeCodes[0], 'site'));
  const middles = photos.filter((name) => has(`middle of ${name}`));
  write('photos.yaml', Object.fromEntries(middles.map((name) => [name, { left: 20, top: 90 }])));
  for (const locale of localeCodes) {
    for (const name of contentNames) {
      const template = sample.sources.get(`${locale}/${name}.yaml`)?.document.toJS();
      write(`${locale}/${name}.yaml`, make(template, shapeOf(contentSchemas[name]), locale, name));
    }
  }
  if (has('logo')) {
    cpSync(logos[factory % logos.length] as string, `${folder}/logo/logo.svg`);
  }
  for (const [file, box] of Object.entries(boxes).filter(([file]) => has(file))) {
    const bar = (x: number, color: string) => `<path fill="var(--${color})" d="M${x} 0h9v36z"/>`;
    const drawing = bar(0, file === 'logo-dark' ? 'paper' : 'ink') + bar(18, 'thread');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${drawing}</svg>`;
    writeFileSync(`${folder}/logo/${file}.svg`, svg);
  }
  for (const name of photos) {
    const noise = { type: 'gaussian', mean: 110 + 30 * draw(name), sigma: 20 } as const;
    const size = { width: 640, height: 480, channels: 3, background: '#fff' } as const;
    const cloth = sharp({ create: { ...size, noise } });
    const clear = { top: 40, bottom: 40, left: 40, right: 40, background: '#0000' };
    const picture = endings[name] === 'PNG' ? cloth.extend(clear).png() : cloth.jpeg();
    await picture.toFile(`${folder}/photos/${name}.${endings[name] ?? 'jpg'}`);
  }
}
