import { localeCodes } from '../../i18n/locales.ts';
import { pages } from '../../i18n/routes.ts';
import { photoSize } from '../../images/photo-files.ts';
import { ContentError } from '../../messages/content-error.ts';
import { mistakeAt, type SiteContent, unreadFiles } from '../reading/read.ts';
import { lengthOf } from '../schema/fields.ts';
import { isLandline } from '../schema/phone-number.ts';
import { bareTerm, missingDiscount, nounForm } from './figures.ts';
import { checkLanguages, foreignLetters, otherNumber } from './languages.ts';
import { localeFields } from './locale-fields.ts';
import { faintLogos } from './logos.ts';
import { missingPhoto, smallPhoto, strayEntries } from './photos.ts';
import { checkUnique, cutText, longText, missingLetters } from './texts.ts';

/** What stops a build in a field, and between files; the second may follow from the first. */
const fieldMistakes = [missingPhoto, missingDiscount];
const mistakes = [checkUnique, checkLanguages];

/** What can be built but should be looked at: in the content as a whole, and in each field. */
const warnings = [unreadFiles, strayEntries, longMenu, siteWarnings, faintLogos];
const fieldWarnings = [
  cutText,
  longText,
  missingLetters,
  foreignLetters,
  otherNumber,
  bareTerm,
  nounForm,
  smallPhoto,
];

/** Checks what one file alone cannot tell. Throws mistakes; returns what should be looked at. */
export async function validate(content: SiteContent): Promise<string[]> {
  const fields = localeFields(content);
  const inFields = async (checks: (typeof fieldWarnings)[number][]) => {
    const found: string[] = [];
    for (const field of fields) {
      for (const check of checks) {
        const sentence = await check(field, content);
        if (sentence) found.push(mistakeAt(content, field.file, field.path, sentence));
      }
    }
    return found;
  };
  const stop = (found: string[]) => {
    if (found.length > 0) throw new ContentError(...found);
  };

  stop(await inFields(fieldMistakes));
  for (const file of content.photos.usable.values()) {
    await photoSize(`${content.folder}/photos/${file}`);
  }
  for (const check of mistakes) stop([...check(content, fields)]);
  const found: string[] = [];
  for (const check of warnings) found.push(...(await Array.fromAsync(check(content))));
  return [...found, ...(await inFields(fieldWarnings))];
}

/** The links in the header have room for about 52 characters together. */
function* longMenu({ entries }: SiteContent) {
  const roomFor = 52;
  for (const locale of localeCodes) {
    const length = lengthOf(pages.map((page) => entries[locale][page].navigation).join(''));
    if (length <= roomFor) continue;
    yield `content/${locale}: the entries navigation have ${length} characters together, and the header holds about ${roomFor}: say them shorter.`;
  }
}

/** What no schema can say of `site.yaml`. */
function* siteWarnings(content: SiteContent) {
  const { coordinates, country, phone, whatsapp, sampleValues } = content.site;
  const { latitude, longitude } = coordinates;
  // A box around Egypt, in degrees; it also holds some land beyond the border.
  const isInBox = latitude >= 22 && latitude <= 31.7 && longitude >= 24.7 && longitude <= 37;
  const found = {
    coordinates:
      country === 'EG' &&
      !isInBox &&
      'lie outside Egypt: are latitude and longitude right, and not swapped?',
    phone:
      !whatsapp &&
      isLandline(phone) &&
      'is a landline: does WhatsApp answer on it? If not, write the number that does after whatsapp',
    sampleValues:
      sampleValues.length > 0 &&
      `still names ${sampleValues.join(', ')}: not to be published, see npm run launch:check`,
  };
  for (const [field, sentence] of Object.entries(found)) {
    if (sentence) yield mistakeAt(content, 'site.yaml', [field], sentence);
  }
}
