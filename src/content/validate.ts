import { globSync } from 'node:fs';
import { isScalar, parseDocument } from 'yaml';
import { markFiles } from '../brand/files.ts';
import { hardlySeen } from '../brand/seen.ts';
import { defaultLocale, type Locale, localeCodes, locales, otherLocales } from '../i18n/locales.ts';
import { pages } from '../i18n/routes.ts';
import { imagePresets } from '../images/presets.ts';
import { fieldError } from './parse.ts';
import { nearest, type Path } from './path.ts';
import { photoSize } from './photo-files.ts';
import { contentNames, type SiteContent } from './read.ts';
import { fieldsOf, walk } from './walk.ts';

type LocaleField = ReturnType<typeof localeFields>[number];

/**
 * Checks what one file alone cannot tell: photographs, the languages beside each other, pages beside
 * each other.
 * @returns what can be built but should be looked at, a sentence each
 * @throws ContentError at the first mistake
 */
export async function validate(content: SiteContent): Promise<string[]> {
  const { folder, sources, photos, focusPoints, credits } = content;
  const mistake = (file: string, path: Path, sentence: string) =>
    fieldError(`content/${file}`, sources.get(file) ?? '', path, sentence);
  const checkPhoto = (file: string, path: Path, name: string) => {
    if (!photos.usable.has(name)) throw mistake(file, path, absentPhoto(content, name));
  };

  const fields = localeFields(content);
  const unique = new Map<unknown, string>();
  for (const { file, path, value, shape } of fields) {
    if (shape.photo) checkPhoto(file, path, String(value));
    if (!shape.unique) continue;
    const other = unique.get(value);
    if (other) throw mistake(file, path, `must be its own, and is the same in content/${other}`);
    unique.set(value, file);
  }
  for (const file of photos.usable.values()) await photoSize(`${folder}/photos/${file}`);
  for (const name of Object.keys(focusPoints)) checkPhoto('photos.yaml', [name], name);
  for (const name of Object.keys(credits)) checkPhoto('photos/credits.yaml', [name], name);
  for (const field of fields) {
    const found = localeDifference(content, field);
    if (found) throw mistake(found.file, field.path, found.sentence);
  }

  const warnings = [
    ...unreadFiles(content),
    ...(await hardlySeen(content.brand, content.site.colors)),
  ];
  for (const locale of localeCodes) {
    const { length } = pages.map((page) => content.entries[locale][page]?.navigation).join('');
    if (length <= navigationHolds) continue;
    warnings.push(
      `content/${locale}: the entries navigation have ${length} characters together, and the header holds about ${navigationHolds}: say them shorter.`,
    );
  }
  const warn = (file: string, path: Path, sentence: string | undefined) => {
    if (sentence) warnings.push(mistake(file, path, sentence).message);
  };
  const { coordinates, standIns } = content.site;
  const { latitude, longitude } = coordinates;
  // A box around Egypt, in degrees; it also holds some land beyond the border.
  if (latitude < 22 || latitude > 31.7 || longitude < 24.7 || longitude > 37) {
    const sentence = 'lie outside Egypt: are latitude and longitude right, and not swapped?';
    warn('site.yaml', ['coordinates'], sentence);
  }
  const { length } = content.entries[defaultLocale].catalog.products;
  if (length > printedProducts) {
    const sentence = `has ${length} pieces, and the printed sheet holds ${printedProducts}: it will have more than one page`;
    warn(`${defaultLocale}/catalog.yaml`, ['products'], sentence);
  }
  if (standIns.length > 0) {
    const sentence = `still names ${standIns.join(', ')}: not to be published, see npm run launch:check`;
    warn('site.yaml', ['standIns'], sentence);
  }
  for (const field of fields) {
    const { file, path, value, shape, locale, model } = field;
    warn(file, path, longText(field));
    warn(file, path, cutText(field));
    warn(file, path, await smallPhoto(content, field));
    if (!shape.shared) warn(file, path, untranslated(value, locale, model));
  }
  for (const { path, value } of walk(content.site)) {
    const locale = localeCodes.find((code) => code === path.at(-1));
    const defaultPath = [...path.slice(0, -1), defaultLocale];
    // An hour is 5 in one language and 17 in another.
    const model = path.includes('hours') ? value : valueAt(content.site, defaultPath);
    if (locale) warn('site.yaml', path, untranslated(value, locale, model));
  }
  return warnings;
}

/** Every field of each language's files, with its YAML node and what the default language has there. */
function localeFields({ entries, sources }: SiteContent) {
  return localeCodes.flatMap((locale) =>
    contentNames.flatMap((name) => {
      const file = `${locale}/${name}.yaml`;
      const source = sources.get(file) ?? '';
      const document = parseDocument(source);
      return fieldsOf(name, entries[locale][name]).map((field) => {
        const node = document.getIn(field.path, true);
        const model = valueAt(entries[defaultLocale][name], field.path);
        return { ...field, locale, name, file, source, node, model };
      });
    }),
  );
}

function absentPhoto({ photos: { usable, unusable } }: SiteContent, name: string): string {
  const other = unusable.get(name);
  if (other) return `names ${other}, which the site does not take: save it as JPEG, PNG or WebP`;
  const meant = nearest(name.replace(/\.\w+$/, ''), usable.keys());
  return `names a photograph that is not in content/photos, ${name}${meant ? `: did you mean ${meant}?` : ''}`;
}

/**
 * What differs between languages and must not: the products, services and slides and their order,
 * photographs, icons and numerals.
 */
function localeDifference({ entries }: SiteContent, { name, path, value, shape }: LocaleField) {
  // A text may have more paragraphs in one language than in another.
  if (!shape.shared && !(Array.isArray(value) && typeof value[0] === 'object')) return undefined;
  const valueIn = (locale: Locale) => valueAt(entries[locale][name], path);
  const sizeIn = (locale: Locale) => [valueIn(locale) ?? []].flat().length;
  for (const locale of otherLocales(defaultLocale)) {
    // The file to look at is the one that lacks something.
    const isLonger = sizeIn(locale) > sizeIn(defaultLocale);
    const [own, model] = isLonger ? [defaultLocale, locale] : [locale, defaultLocale];
    const sentence = difference(valueIn(own), valueIn(model), `content/${model}/${name}.yaml`);
    if (sentence) return { file: `${own}/${name}.yaml`, sentence };
  }
  return undefined;
}

function valueAt(content: unknown, path: Path): unknown {
  return path.reduce((parent, step) => Object(parent)[step], content);
}

function difference(own: unknown, model: unknown, file: string): string | undefined {
  if (!Array.isArray(own) || !Array.isArray(model)) {
    if (own === model) return undefined;
    return `is ${own ?? 'missing'}, and in ${file} it is ${model}: both languages need the same`;
  }
  if (own.length === model.length) return undefined;
  const missing = model.find(({ id }) => id && !own.some((item) => item.id === id));
  return missing
    ? `lacks ${missing.id}, which ${file} has: add it here, or remove it there`
    : `has ${own.length} items, and ${file} has ${model.length}: add what is missing here, or remove it there`;
}

/** How many pieces the catalog shows on one printed page (`CatalogScreen.module.css`). */
const printedProducts = 12;

/** How many characters the links in the header have room for together. */
const navigationHolds = 52;

/** Files that only the forms and `launch:check` read. */
const otherFiles = ['editor.yaml', 'stand-ins.yaml'];

/** Files that nothing reads, such as a copy, `site (1).yaml`, or a photograph in a language's folder. */
function unreadFiles({ folder, sources, brand }: SiteContent): string[] {
  const patterns = ['**/*.y*ml*', ...localeCodes.map((code) => `${code}/*`)];
  return globSync(patterns, { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !sources.has(file) && !otherFiles.includes(file))
    .map((file) => `content/${file} belongs to no page and is not read.`)
    .concat(
      brand.unread.map(
        (file) =>
          `content/brand/${file} is not read: the files of the mark are ${markFiles.join(', ')}.`,
      ),
    );
}

/** A text that is too long for its place on the page. */
function longText({ value, shape }: LocaleField): string | undefined {
  const { length } = [...String(value)];
  if (!shape.holds || length <= shape.holds) return undefined;
  return `has ${length} characters, and its place holds about ${shape.holds}: say it shorter, or look at the page on a phone`;
}

/** A text that ends at a `#`: YAML takes what follows for a comment, and the page would be without it. */
function cutText({ node, source }: LocaleField): string | undefined {
  if (!isScalar(node) || node.type !== 'PLAIN') return undefined;
  const [, lost] = /^[ \t]+(#.*)/.exec(source.slice(node.range?.[1])) ?? [];
  return (
    lost &&
    `ends before #, and "${lost}" is not shown: if it belongs to the text, put the whole text in quotes`
  );
}

/** A text in another language's letters, or that says another number than the default language's. */
function untranslated(value: unknown, locale: Locale, model: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const lettersIn = (script: RegExp) => value.replace(/\{\w+\}/g, '').match(script)?.length ?? 0;
  // Capitals are sizes and names in Arabic too: "S, M, XL".
  const more = lettersIn(/\p{Script=Arabic}/gu) - lettersIn(/[a-z]/g);
  if (locales[locale].direction === 'rtl' ? more < 0 : more > 0) {
    return `is in another language's letters, and stands for "${locale}"`;
  }
  const numbersOf = (text: unknown) => {
    const digits = String(text).replace(/[٠-٩]/g, (digit) => `${digit.charCodeAt(0) & 15}`);
    return [...new Set(digits.match(/\d+/g))].sort().join(' and ');
  };
  const [own, other] = [numbersOf(value), numbersOf(model)];
  if (!own || !other || own === other) return undefined;
  return `says ${own}, and the same text for "${defaultLocale}" says ${other}: which is right?`;
}

/** A photograph that would be enlarged; all languages name the same. */
async function smallPhoto({ photos, folder }: SiteContent, { shape, value, locale }: LocaleField) {
  if (!shape.photo || locale !== defaultLocale) return undefined;
  const file = photos.usable.get(String(value)) as string;
  const { width, height } = await photoSize(`${folder}/photos/${file}`);
  const preview = [{ ratio: 40 / 63, widths: [400] }]; // a third of the picture beside a link
  const crops = imagePresets[shape.photo as keyof typeof imagePresets] ?? preview;
  const needsWidth = Math.max(0, ...crops.flatMap(({ widths }) => widths));
  const heights = crops.map(({ widths, ratio }) => Math.round(Math.max(...widths) / ratio));
  const needsHeight = Math.max(0, ...heights);
  if (width >= needsWidth && height >= needsHeight) return undefined;
  return `is ${file} of ${width} × ${height} pixels, and its place needs ${needsWidth} × ${needsHeight}: it will look blurred`;
}
