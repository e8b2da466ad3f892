import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { fillPlaceholders } from '../../src/content/reading/placeholders.ts';
import { contentNames, readContent } from '../../src/content/reading/read.ts';
import { lengthOf } from '../../src/content/schema/fields.ts';
import { contentSchemas } from '../../src/content/schema/pages.ts';
import { partOf, type Shape, shapeOf } from '../../src/content/schema/shape.ts';
import { answerNames, networks, type Site } from '../../src/content/schema/site.ts';
import { type Locale, localeCodes } from '../../src/i18n/locales.ts';
import { colorNames } from '../../src/styles/palette.ts';

/** The first has the least of everything, the last the most. */
export const factories = [...Array(10).keys()];

/** What came with the site, of which a factory's own may have no trace. */
export const delivered = readContent();

/** Words of the trade, with all letters of the alphabet, of which names and texts are made. */
const vocabulary: Record<Locale, string> = {
  ar: `قماش قطن كتان صوف حرير لون مقاس قصة طباعة تطريز جودة سعر طلب كمية عينة موسم متجر علامة تصميم
    كرتونة شحنة مخزن ورشة ماكينة عامل تاجر فاتورة موعد نسيج جيب ياقة كم زر سحاب بطانة ضبط ثوب غزل ذهب`,
  en: `Cotton Linen Wool Silk Fabric Quality Order Sample Jersey Zipper Velvet Button Hem Machine Yarn
    color quick size cut print amount season brand pattern carton parcel worker invoice weave exact lining`,
};

/** Country, landline, mobile, city in both languages. */
const places = [
  ['AE', '+971 6 555 0123', '+971 50 555 0123', 'الشارقة، الإمارات', 'Sharjah, Emirates'],
  ['MA', '+212 522 34 56 78', '+212 650 12 34 56', 'الدار البيضاء، المغرب', 'Casablanca, Morocco'],
  ['EG', '+20 66 322 4466', '+20 122 345 6789', 'بورسعيد، مصر', 'Port Said, Egypt'],
] as const;

/** Ink, paper, thread and clay. */
const palettes = [
  ['#1d3124', '#f3f0e4', '#dcae4b', '#8f3d20'],
  ['#3a1230', '#faf3f5', '#f2b8a0', '#8a2c52'],
  ['#101820', '#ffffff', '#f4c430', '#0b5c8a'],
] as const;

/** Logos as drawing programs write them. */
const logos = globSync('tests/unit/logos/*.svg').sort();

const photos = ['loom', 'bale', 'rack', 'floor'];

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
  // What is drawn depends on what it is for alone, and so is the same in both languages.
  const draw = (what: string) =>
    createHash('sha256').update(`${factory} ${what}`).digest().readUInt32BE() / 2 ** 32;
  const pick = <Item>(what: string, items: readonly Item[]) =>
    items[Math.floor(draw(what) * items.length)] as Item;
  const between = (what: string, least: number, most: number) => {
    if (factory === factories.at(0)) return least;
    if (factory === factories.at(-1)) return most;
    return least + Math.floor(draw(what) * (most - least + 1));
  };
  const some = (entries: object) =>
    Object.fromEntries(Object.entries(entries).filter(([name]) => between(name, 0, 1)));

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
  /** A figure that is not the delivered factory's. */
  const own = (name: 'minimum' | 'discount', least: number, most: number) => {
    const figure = between(name, least, most);
    return figure === delivered.site[name] ? figure + 1 : figure;
  };

  const [country, landline, mobile, ar, en] = pick('place', places);
  const host = `factory${factory}.com`;
  const credentials = (name: string) =>
    Array.from({ length: between(name, 1, 4) }, (_, index) => ({
      name: inEach(`${name} ${index}`, 40),
      number: `${Math.floor(1e9 * (1 + draw(`${name} ${index}`)))}`,
      ...some({ holder: inEach(name, 40), link: `https://records.example/${index}` }),
    }));
  const textFacts = [...answerNames, 'street', 'capacity', 'clients'] as const;
  const site = {
    name: inEach('name', between('name', 2, 40)),
    shortName: inEach('shortName', between('shortName', 2, 40)),
    city: { ar, en },
    country,
    coordinates: { latitude: 31.2, longitude: 32.3 },
    phone: pick('phone', [landline, mobile]),
    email: `${'ordersandquestions'.slice(0, between('email', 1, 18))}@${host}`,
    url: `https://${host}`,
    social: some(Object.fromEntries(networks.map((name) => [name, `https://www.${name}.com/me`]))),
    colors: Object.fromEntries(
      colorNames.map((name, index) => [name, pick('colors', palettes)[index]]),
    ),
    minimum: own('minimum', 1, 9998),
    ...some({
      discount: own('discount', 5, 95),
      whatsapp: mobile.replace(/\d$/, '1'),
      secondPhone: landline,
      whatsappCatalog: `https://wa.me/c/${mobile.replace(/\D/g, '')}`,
      areaServed: ['EG', 'SA', 'LY'],
    }),
    facts: some({
      ...Object.fromEntries(textFacts.map((name) => [name, inEach(name, between(name, 10, 160))])),
      hours: { ...inEach('hours', 40), days: ['Monday'], opens: '08:00', closes: '16:00' },
      since: between('year', 1900, 2020),
      people: between('staff', 1, 4000),
      machines: between('looms', 1, 900),
      certificates: credentials('certificates'),
      registers: credentials('registers'),
    }),
    sampleValues: [],
  };

  const used = new Set<string>();
  /** Other words than the template's, with its placeholders, that are nowhere else. */
  const textFor = (what: string, locale: Locale, template: string, [least, most]: Range) => {
    const kept = (template.match(/\{\w+\}/g) ?? [])
      .filter((name) => name !== '{discount}' || 'discount' in site)
      .join(' ');
    const width = lengthOf(`${fillPlaceholders(kept, site as unknown as Site, locale)}`);
    const length = between(what, least, most) - width - 2;
    for (let attempt = 0; ; attempt++) {
      const text = `${words(`${what} ${attempt}`, locale, length + attempt)} ${kept}`.trim();
      if (used.has(locale + text)) continue;
      used.add(locale + text);
      return text;
    }
  };
  /** The template with other words, and with as many items in each list as the factory has. */
  const rewrite = (template: unknown, shape: Shape, locale: Locale, what: string): unknown => {
    const key = what.split(' ').findLast((step) => !/^\d+$/.test(step)) as string;
    const part = (value: unknown, step: string | number) =>
      rewrite(value, partOf(shape, `${step}`), locale, `${what} ${step}`);
    if (Array.isArray(template)) {
      const length = between(what, ...(lengths[key] ?? [1, 8]));
      return Array.from({ length }, (_, at) => part(template[at % template.length], at));
    }
    if (typeof template === 'object') {
      const parts = Object.entries(template as object);
      return Object.fromEntries(parts.map(([step, value]) => [step, part(value, step)]));
    }
    const index = Number(what.match(/\d+/g)?.at(-1) ?? 0);
    if (key === 'id') return `piece-${index}`;
    if (shape.photo) return photos[index % photos.length];
    if (shape.shared) return template;
    const text = `${template}`;
    const most = shape.roomFor ?? Math.ceil(text.length * 1.2);
    const range = shape.unique && ranges[key];
    return textFor(what, locale, text, range || [Math.min(14, most), most]);
  };

  for (const part of ['photos', 'logo', ...localeCodes])
    mkdirSync(`${folder}/${part}`, { recursive: true });
  for (const file of ['editor.yaml', 'samples.yaml', 'messages'])
    cpSync(`${delivered.folder}/${file}`, `${folder}/${file}`, { recursive: true });
  const write = (file: string, value: unknown) =>
    writeFileSync(`${folder}/${file}`, stringify(value, { lineWidth: 0 }));
  write('site.yaml', site);
  write('photos.yaml', {});
  for (const locale of localeCodes) {
    for (const name of contentNames) {
      const template = parse(delivered.sources.get(`${locale}/${name}.yaml`) as string);
      if (name === 'catalog') {
        const { id, name, photo } = template.styles[0];
        const details = { fabric: name, sizes: name, colors: name, photos: [photo] };
        const full = { id, name, photo, ...details, weight: 210, minimum: 12 };
        template.styles = [{ id, name, photo }, ...(between('details', 0, 1) ? [full] : [])];
      }
      const shape = shapeOf(contentSchemas[name]);
      write(`${locale}/${name}.yaml`, rewrite(template, shape, locale, name));
    }
  }
  // Every other factory has a logo of its own, and an icon.
  if (factory % 2 === 0) {
    const bar = (x: number, color: string) => `<path fill="var(--${color})" d="M${x} 0h9v36z"/>`;
    const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">${bar(0, 'ink')}${bar(18, 'thread')}</svg>`;
    writeFileSync(`${folder}/logo/icon.svg`, icon);
    cpSync(logos[(factory / 2) % logos.length] as string, `${folder}/logo/logo.svg`);
  }
  for (const name of photos) {
    const noise = { type: 'gaussian', mean: 110 + 30 * draw(name), sigma: 20 } as const;
    const size = { width: 640, height: 480, channels: 3, background: '#fff' } as const;
    await sharp({ create: { ...size, noise } })
      .jpeg()
      .toFile(`${folder}/photos/${name}.jpg`);
  }
}
