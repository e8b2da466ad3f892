import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { lengthOf } from '../../src/content/fields.ts';
import { fillPlaceholders } from '../../src/content/placeholders.ts';
import { contentNames, readContent } from '../../src/content/read.ts';
import { contentSchemas } from '../../src/content/schema.ts';
import { answerNames, networks, type Site } from '../../src/content/site.ts';
import { partOf, type Shape, shapeOf } from '../../src/content/walk.ts';
import { type Locale, localeCodes } from '../../src/i18n/locales.ts';
import { type Colors, colorNames, contrastMistake } from '../../src/styles/palette.ts';

/** The first has the least of everything, the last the most. */
export const factories = [...Array(10).keys()];

/** What came with the site, of which a factory's own may have no trace. */
export const delivered = readContent();

/** Words of the trade, of which names and texts are made. */
const vocabulary: Record<Locale, string[]> = {
  ar: `قماش قطن كتان صوف حرير لون مقاس قصة طباعة تطريز جودة سعر طلب كمية عينة موسم متجر علامة تصميم
    كرتونة شحنة مخزن ورشة ماكينة عامل تاجر فاتورة موعد نسيج جيب ياقة كم زر سحاب بطانة حزام`.split(
    /\s+/,
  ),
  en: `cotton linen wool silk fabric color size cut print quality price order amount sample season shop
    brand design pattern carton parcel store workshop machine worker client trader invoice date weave
    pocket collar sleeve button zipper lining belt label fair steady careful simple`.split(/\s+/),
};

/** Country, landline, mobile, city in both languages. */
const places = [
  'AE|+971 6 555 0123|+971 50 555 0123|الشارقة، الإمارات|Sharjah, Emirates',
  'MA|+212 522 34 56 78|+212 650 12 34 56|الدار البيضاء، المغرب|Casablanca, Morocco',
  'EG|+20 66 322 4466|+20 122 345 6789|بورسعيد، مصر|Port Said, Egypt',
];

/** How long lists are, by the name of the entry. */
const lengths: Record<string, [least: number, most: number]> = {
  products: [2, 24],
  photos: [1, 3],
};

type Range = [least: number, most: number];

/** How long texts are whose length search results set, with the factory's own names filled in. */
const ranges: Record<string, Range> = {
  title: [20, 50],
  description: [90, 150],
  navigation: [4, 8],
};

/** Writes the content of a factory of its own to a folder: all of it follows from the number. */
export async function writeFactory(factory: number, folder: string) {
  // What is drawn depends on what it is for alone, and so is the same in both languages.
  const draw = (what: string) =>
    createHash('sha256')
      .update(`${factory} ${delivered.site.name.en} ${what}`)
      .digest()
      .readUInt32BE() /
    2 ** 32;
  const between = (what: string, least: number, most: number) => {
    if (factory === factories.at(0)) return least;
    if (factory === factories.at(-1)) return most;
    return least + Math.floor(draw(what) * (most - least + 1));
  };
  const has = (what: string) => between(what, 0, 1) === 1;
  const pick = <Item>(what: string, items: readonly Item[]) =>
    items[Math.floor(draw(what) * items.length)] as Item;

  /** As many words as the length holds, and one at least. */
  const words = (what: string, locale: Locale, length: number) => {
    let text = pick(what, vocabulary[locale]);
    for (let count = 0; ; count++) {
      const longer = `${text} ${pick(`${what} ${count}`, vocabulary[locale])}`;
      if (longer.length > length) return text;
      text = longer;
    }
  };
  const inEach = (what: string, length: number) =>
    Object.fromEntries(
      localeCodes.map((locale) => [locale, words(`${what} ${locale}`, locale, length)]),
    ) as Record<Locale, string>;
  /** A name of exactly so many letters and spaces. */
  const named = (what: string, length: number) => {
    const { ar, en } = inEach(what, length + 20);
    const cut = (text = '') => text.slice(0, length).replace(/ $/, 's');
    return { ar: cut(ar), en: cut(en).replace(/^./, (first) => first.toUpperCase()) };
  };
  const other = (figure: number, than: number | undefined) =>
    figure === than ? figure + 1 : figure;

  const [country = '', landline = '', mobile = '', ar = '', en = ''] = pick('place', places).split(
    '|',
  );
  const shortName = named('shortName', between('shortName', 2, 40));
  const host = `${pick('host', vocabulary.en)}${factory}.com`;
  const fact = (name: string) => (has(name) ? inEach(name, between(name, 10, 160)) : undefined);
  const credential = (name: string) => ({
    name: inEach(name, between(name, 5, 40)),
    number: `${Math.floor(1e9 * (1 + draw(`number of ${name}`)))}`,
    ...(has(`holder of ${name}`) && { holder: inEach(`holder of ${name}`, 40) }),
    ...(has(`link of ${name}`) && { link: `https://records.example/${factory}` }),
  });
  const credentials = (name: string) =>
    has(name)
      ? Array.from({ length: between(`count of ${name}`, 1, 4) }, (_, index) =>
          credential(`${name} ${index}`),
        )
      : undefined;
  const discount = other(between('discount', 5, 95), delivered.site.discount);
  const site = {
    name: named('name', between('name', 2, 40)),
    shortName,
    city: { ar, en },
    country,
    coordinates: { latitude: 31.2, longitude: 32.3 },
    phone: has('mobile') ? mobile : landline,
    email: `${'ordersandquestionsofcustomers'.slice(0, between('email', 1, 39 - host.length))}@${host}`,
    url: `https://${host}`,
    social: Object.fromEntries(
      networks.filter(has).map((name) => [name, `https://www.${name}.com/factory${factory}`]),
    ),
    colors: drawColors(draw),
    minimum: other(between('minimum', 1, 9998), delivered.site.minimum),
    ...(has('discount') && { discount }),
    ...(has('whatsapp') && { whatsapp: mobile.replace(/\d$/, '1') }),
    ...(has('secondPhone') && { secondPhone: landline }),
    ...(has('whatsappCatalog') && {
      whatsappCatalog: `https://wa.me/c/${mobile.replace(/\D/g, '')}`,
    }),
    ...(has('areaServed') && { areaServed: ['EG', 'SA', 'LY'] }),
    facts: {
      ...Object.fromEntries(answerNames.map((name) => [name, fact(name)])),
      ...(has('hours') && {
        hours: { ...inEach('hours', 40), days: ['Monday'], opens: '08:00', closes: '16:00' },
      }),
      street: fact('street'),
      ...(has('since') && { since: between('since', 1900, 2020) }),
      ...(has('people') && { people: between('people', 1, 4000) }),
      ...(has('machines') && { machines: between('machines', 1, 900) }),
      capacity: fact('capacity'),
      clients: fact('clients'),
      certificates: credentials('certificates'),
      registers: credentials('registers'),
    },
    standIns: [],
  };

  const photos = ['loom', 'bale', 'rack', 'floor'];
  const used = new Set<string>();
  /** Other words than the template's, with its placeholders and numbers, that are nowhere else. */
  const textFor = (what: string, locale: Locale, template: string, [least, most]: Range) => {
    const kept = (template.match(/\{\w+\}|(?<![\p{L}\d])\d+(?![\p{L}\d])/gu) ?? [])
      .filter((part) => part !== '{discount}' || site.discount)
      .join(' ');
    const width = lengthOf(`${fillPlaceholders(kept, site as unknown as Site, locale)}`);
    const length = between(what, least, most) - width - 2;
    for (let attempt = 0; ; attempt++) {
      const filler = words(`${what} ${locale} ${attempt}`, locale, length + attempt);
      const [first, ...others] = filler.split(' ');
      const end = /[.؟?]$/.exec(template)?.[0] ?? '';
      const text = [first, kept, ...others].filter(Boolean).join(' ') + end;
      if (used.has(`${locale} ${text}`)) continue;
      used.add(`${locale} ${text}`);
      return text;
    }
  };
  const rewrite = (template: unknown, shape: Shape, locale: Locale, what: string): unknown => {
    const key = what.split(' ').findLast((step) => !/^\d+$/.test(step)) as string;
    if (Array.isArray(template)) {
      const length = between(what, ...(lengths[key] ?? [1, 8]));
      return Array.from({ length }, (_, index) =>
        rewrite(template[index % template.length], partOf(shape, '0'), locale, `${what} ${index}`),
      );
    }
    if (typeof template === 'object') {
      return Object.fromEntries(
        Object.entries(template as object).map(([step, value]) => [
          step,
          rewrite(value, partOf(shape, step), locale, `${what} ${step}`),
        ]),
      );
    }
    const index = Number(what.match(/\d+/g)?.at(-1) ?? 0);
    if (key === 'id') return `piece-${index}`;
    if (shape.photo) return photos[index % photos.length];
    if (shape.shared) return template;
    const text = `${template}`;
    const most = shape.holds ?? Math.ceil(text.length * 1.2);
    return textFor(what, locale, text, (shape.unique && ranges[key]) || [Math.min(14, most), most]);
  };

  const piece = (locale: Locale) => (product: object, index: number) => ({
    ...product,
    ...(has(`facts of ${index}`) && {
      fabric: words(`fabric ${index}`, locale, 40),
      weight: between(`weight ${index}`, 90, 480),
      sizes: 'S, M, L, XL',
      colors: words(`colors ${index}`, locale, 60),
      minimum: between(`minimum ${index}`, 11, 99),
      photos: photos
        .slice(0, between(`photos ${index}`, 1, 3))
        .map((name) => ({ name, alt: words(`alt ${index} ${name}`, locale, 60) })),
    }),
  });
  const write = (file: string, value: unknown) =>
    writeFileSync(`${folder}/${file}`, stringify(value, { lineWidth: 0 }));
  for (const part of ['photos', 'brand', ...localeCodes])
    mkdirSync(`${folder}/${part}`, { recursive: true });
  for (const file of ['editor.yaml', 'stand-ins.yaml']) {
    cpSync(`${delivered.folder}/${file}`, `${folder}/${file}`);
  }
  write('site.yaml', site);
  write('photos.yaml', {});
  for (const locale of localeCodes) {
    for (const name of contentNames) {
      const template = parse(delivered.sources.get(`${locale}/${name}.yaml`) as string);
      const content = rewrite(template, shapeOf(contentSchemas[name]), locale, name) as Record<
        string,
        object[]
      >;
      if (name === 'catalog') content.products = content.products?.map(piece(locale)) ?? [];
      write(`${locale}/${name}.yaml`, content);
    }
  }
  if (factory % 2 === 0) {
    const drawn = `<path fill="currentColor" d="M0 0h60l${9 + factory} 36H9z"/><path fill="var(--thread)" d="M74 0h9v3${factory}h-9z"/>`;
    const svg = (box: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${drawn}</svg>`;
    writeFileSync(`${folder}/brand/logo.svg`, svg('0 0 120 36'));
    writeFileSync(
      `${folder}/brand/icon.svg`,
      svg('0 0 100 100').replace('currentColor', 'var(--ink)'),
    );
  }
  for (const name of photos) {
    const noise = { type: 'gaussian', mean: 110 + 30 * draw(name), sigma: 20 } as const;
    const size = { width: 640, height: 480, channels: 3, background: '#fff' } as const;
    await sharp({ create: { ...size, noise } })
      .jpeg()
      .toFile(`${folder}/photos/${name}.jpg`);
  }
}

/** Four colors, drawn until each pair that meets has its contrast. */
function drawColors(draw: (what: string) => number): Colors {
  for (let attempt = 0; ; attempt++) {
    const colors = Object.fromEntries(
      colorNames.map((name) => {
        const least = ['paper', 'thread'].includes(name) ? 128 : 0;
        const part = (index: number) =>
          least + Math.floor(draw(`${name} ${index} ${attempt}`) * 128);
        return [name, `#${Buffer.from([0, 1, 2].map(part)).toString('hex')}`];
      }),
    ) as Colors;
    if (!contrastMistake(colors)) return colors;
  }
}
