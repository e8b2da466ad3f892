import { mkdirSync, writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { lengthOf } from '../../src/content/characters.ts';
import { fillPlaceholders } from '../../src/content/parse/placeholders.ts';
import { contentNames, readContent } from '../../src/content/parse/read.ts';
import { contentSchemas } from '../../src/content/schema/pages.ts';
import { partOf, type Shape, shapeOf } from '../../src/content/schema/shape.ts';
import { type Site, siteSchema } from '../../src/content/schema/site.ts';
import { type Locale, localeCodes, locales } from '../../src/i18n/locales.ts';
import { type Decisions, decisionsFor } from './decisions.ts';
import { photos, writeLogos, writePhotos } from './pictures.ts';
import { siteValues } from './site-values.ts';

/** What is there only together with another: the name of that one. */
const together: Record<string, string> = {
  plain: 'printArea',
  printWidth: 'printArea',
  plainBack: 'printArea',
  backArea: 'printArea',
  unitPieces: 'unit',
  opens: 'days',
  closes: 'days',
};

/** Units of styles, and how many pieces some hold. The first is one of the owner's, where there are any. */
const units: [unit: string, pieces?: number][] = [
  ['unit-0'],
  ['dozen'],
  ['dozen', 12],
  ['set', 3],
  ['piece'],
  ['meter'],
];

type Range = [least: number, most: number];

/** How long lists are, by the name of the entry. */
const lengths: Record<string, Range> = { styles: [2, 24], photos: [1, 3] };

/** How long texts are that search results and the header hold, with the factory's own names filled in. */
const ranges: Record<string, Range> = {
  title: [20, 50],
  description: [90, 150],
  navigation: [4, 8],
};

/** Writes the content of a made-up factory to a folder: all of it but the noise of photographs follows from the number. */
export async function writeFactory(factory: number, folder: string) {
  const sample = readContent();
  const decisions = decisionsFor(factory);
  const site = siteValues(factory, decisions, sample.site);
  const valueFor = makeValues(decisions, site as unknown as Site);

  for (const locale of localeCodes) mkdirSync(`${folder}/${locale}`, { recursive: true });
  const write = (file: string, value: unknown) =>
    writeFileSync(`${folder}/${file}`, stringify(value, { lineWidth: 0 }));
  write('site.yaml', valueFor(shapeOf(siteSchema), site, localeCodes[0], 'site'));
  const focused = photos.filter((name) => decisions.has(`middle of ${name}`));
  write('photos.yaml', Object.fromEntries(focused.map((name) => [name, { left: 20, top: 90 }])));
  for (const locale of localeCodes) {
    for (const name of contentNames) {
      const template = sample.sources.get(`${locale}/${name}.yaml`)?.document.toJS();
      write(
        `${locale}/${name}.yaml`,
        valueFor(shapeOf(contentSchemas[name]), template, locale, name),
      );
    }
  }
  mkdirSync(`${folder}/files`);
  write('files/google0123456789abcdef.html', 'google-site-verification');
  writeLogos(folder, factory, decisions);
  await writePhotos(folder, decisions);
}

/**
 * Makes values for the content files of a factory: all that the schema asks for, and of what it leaves open as much as
 * the factory has. Texts have other words than the sample's, but its placeholders.
 */
function makeValues({ between, has, words }: Decisions, site: Site) {
  const used = new Set<string>();
  /** New words with the template's placeholders; no other text has the same. */
  const textFor = (path: string, locale: Locale, template: string, [least, most]: Range) => {
    const kept = (template.match(/\{\w+\}/g) ?? [])
      .filter((name) => name !== '{discount}' || has('site discount'))
      .join(' ');
    const width = lengthOf(`${fillPlaceholders(kept, site, locale)}`);
    const length = between(path, least, most) - width - 2;
    for (let attempt = 0; ; attempt++) {
      const text = `${words(`${path} ${attempt}`, locale, length + attempt)} ${kept}`.trim();
      if (used.has(locale + text)) continue;
      used.add(locale + text);
      return text;
    }
  };

  /**
   * @param template what the sample has in that place; in `site.yaml`, the value itself, where one is given
   * @param path the names and numbers that lead there, with spaces between them
   */
  return function valueFor(shape: Shape, template: unknown, locale: Locale, path: string): unknown {
    const isSite = path.startsWith('site ');
    const key = path.split(' ').findLast((step) => !/^\d+$/.test(step)) as string;
    if (shape.type === 'array') {
      const items = (template ?? [undefined]) as unknown[];
      const [least, most] = lengths[key] ?? [shape.minItems ?? 0, shape.maxItems ?? 8];
      const length = isSite ? items.length : between(path, least, most);
      return Array.from({ length }, (_, at) =>
        valueFor(partOf(shape, key), items[at % items.length], locale, `${path} ${at}`),
      );
    }
    if (shape.type === 'object') {
      const entries = Object.entries(shape.properties as Record<string, Shape>).filter(
        ([name, entry]) =>
          shape.required?.includes(name) ||
          'default' in entry ||
          // A unit of the owner's has every form of its language.
          (entry.isPlural && path.includes(' ownUnits ')) ||
          has(`${path} ${together[name] ?? name}`),
      );
      const values = entries.map(([name, entry]) => {
        const itsLocale = Object.hasOwn(locales, name) ? (name as Locale) : locale;
        return [name, valueFor(entry, Object(template)[name], itsLocale, `${path} ${name}`)];
      });
      return Object.fromEntries(values);
    }
    if (isSite && template !== undefined) return template;
    const index = Number(path.match(/\d+/g)?.at(-1) ?? 0);
    if (key === 'id') return `piece-${index}`;
    // Any four numbers might reach beyond the photograph.
    if (/ (printArea|backArea) \w+$/.test(path)) return between(path, 20, 40);
    if (shape.photo) return photos[index % photos.length];
    const { minimum = 0, maximum = 0, enum: options } = shape;
    if (/ ownUnits \d+ name$/.test(path)) return `unit-${index}`;
    if (/ unit(Pieces)?$/.test(path)) {
      const known = units.slice(has('catalog choice ownUnits') ? 0 : 1);
      const [unit, pieces] = known[index % known.length] as (typeof units)[number];
      return key === 'unit' ? unit : pieces;
    }
    if (shape.type === 'boolean') return has(path);
    if (shape.type === 'integer') return between(path, minimum, Math.min(maximum, 9999));
    // From the last to the first: another order than that of the code.
    if (options && key === 'facts') return options.at(-1 - (index % options.length));
    if (shape.shared) return template ?? options?.[index % options.length];
    const given = template ?? (shape.isPlural ? '{number} of them' : '');
    const text = isSite ? '{minimum} {discount}' : `${given}`;
    const most = shape.roomFor ?? (given ? Math.ceil(text.length * 1.2) : 160);
    const range = shape.unique && ranges[key];
    return textFor(path, locale, text, range || [Math.min(14, most), most]);
  };
}
