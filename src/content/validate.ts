import { hardlySeen } from '../brand/seen.ts';
import { defaultLocale, localeCodes } from '../i18n/locales.ts';
import { pages } from '../i18n/routes.ts';
import { bareFigure, checkDiscount, nounForm } from './checks/figures.ts';
import { checkLanguages, foreignLetters, otherNumber } from './checks/languages.ts';
import { checkPhotos, smallPhoto, strayEntries } from './checks/photos.ts';
import { checkUnique, cutText, longText, missingLetters } from './checks/texts.ts';
import { lengthOf } from './fields.ts';
import { ContentError } from './parse.ts';
import { isLandline } from './phone-numbers.ts';
import { mistakeAt, type SiteContent, unreadFiles } from './read.ts';
import { pieceFacts } from './schema.ts';
import { localeFields } from './walk.ts';

/** What stops a build: each yields its mistakes, and what the next looks for may follow from them. */
const mistakes = [checkPhotos, checkUnique, checkLanguages, checkDiscount];

/** What can be built but should be looked at: in the content as a whole, and in each field. */
const warnings = [
  unreadFiles,
  strayEntries,
  longNavigation,
  manyProducts,
  siteWarnings,
  hardlySeen,
];
const fieldWarnings = [
  cutText,
  longText,
  missingLetters,
  foreignLetters,
  otherNumber,
  bareFigure,
  nounForm,
  smallPhoto,
];

/**
 * Checks what one file alone cannot tell: photographs, the languages beside each other, pages beside
 * each other.
 * @returns what can be built but should be looked at, a sentence each
 * @throws ContentError with all mistakes of one kind
 */
export async function validate(content: SiteContent): Promise<string[]> {
  const fields = localeFields(content);
  for (const check of mistakes) {
    const found = await Array.fromAsync(check(content, fields), ({ message }) => message);
    if (found.length > 0) throw new ContentError(...found);
  }
  const found: string[] = [];
  for (const check of warnings) found.push(...(await check(content)));
  for (const field of fields) {
    for (const check of fieldWarnings) {
      const sentence = await check(field, content);
      if (sentence) found.push(mistakeAt(content, field.file, field.path, sentence).message);
    }
  }
  return found;
}

/** The links in the header have room for about 52 characters together. */
function* longNavigation({ entries }: SiteContent) {
  const holds = 52;
  for (const locale of localeCodes) {
    const length = lengthOf(pages.map((page) => entries[locale][page]?.navigation).join(''));
    if (length <= holds) continue;
    yield `content/${locale}: the entries navigation have ${length} characters together, and the header holds about ${holds}: say them shorter.`;
  }
}

/** How many pieces the catalog shows on one printed page (`CatalogScreen.module.css`), and how many with facts. */
const printedProducts = [12, 8] as const;

/** More pieces than the printed sheet holds. */
function* manyProducts(content: SiteContent) {
  const products = content.entries[defaultLocale].catalog?.products ?? [];
  const hasFacts = products.some((product) => pieceFacts.some((name) => product[name]));
  const holds = printedProducts[hasFacts ? 1 : 0];
  if (products.length <= holds) return;
  const sentence = `has ${products.length} pieces, and the printed sheet holds ${holds}: it will have more than one page`;
  yield mistakeAt(content, `${defaultLocale}/catalog.yaml`, ['products'], sentence).message;
}

/** What no schema can say of `site.yaml`. */
function* siteWarnings(content: SiteContent) {
  const { coordinates, country, phone, whatsapp, standIns } = content.site;
  const { latitude, longitude } = coordinates;
  const warning = (field: string, sentence: string) =>
    mistakeAt(content, 'site.yaml', [field], sentence).message;
  // A box around Egypt, in degrees; it also holds some land beyond the border.
  const isInBox = latitude >= 22 && latitude <= 31.7 && longitude >= 24.7 && longitude <= 37;
  if (country === 'EG' && !isInBox) {
    yield warning(
      'coordinates',
      'lie outside Egypt: are latitude and longitude right, and not swapped?',
    );
  }
  if (!whatsapp && isLandline(phone)) {
    yield warning(
      'phone',
      'is a landline: does WhatsApp answer on it? If not, write the number that does after whatsapp',
    );
  }
  if (standIns.length > 0) {
    yield warning(
      'standIns',
      `still names ${standIns.join(', ')}: not to be published, see npm run launch:check`,
    );
  }
}
