import { iso1A2Codes } from '@rapideditor/country-coder';
import { localeCodes } from '../../i18n/locales.ts';
import { pages } from '../../i18n/routes.ts';
import { photoSize } from '../../images/photo-files.ts';
import type { Message } from '../../messages/message.ts';
import { ContentError } from '../../messages/write.ts';
import { problemAt, type SiteContent, unreadFiles } from '../reading/read.ts';
import { lengthOf } from '../schema/fields.ts';
import { isLandline } from '../schema/phone-number.ts';
import { bareDiscount, bareTerm, minimumWord, missingDiscount } from './figures.ts';
import { checkLanguages, foreignLetters, otherNumber } from './languages.ts';
import { localeFields } from './locale-fields.ts';
import { checkLogos } from './logos.ts';
import { missingPhoto, smallPhoto, strayEntries } from './photos.ts';
import {
  checkUnique,
  cutText,
  longText,
  missingLetters,
  sameNames,
  unfinishedText,
} from './texts.ts';

/** What stops a build in a field, and between files; the second may follow from the first. */
const fieldMistakes = [missingPhoto, missingDiscount];
const mistakes = [checkUnique, checkLanguages];

/** What can be built but should be looked at: in the content as a whole, and in each field. */
const warnings = [unreadFiles, strayEntries, longMenu, siteWarnings, sameNames, checkLogos];
const fieldWarnings = [
  cutText,
  longText,
  missingLetters,
  foreignLetters,
  otherNumber,
  unfinishedText,
  bareTerm,
  bareDiscount,
  minimumWord,
  smallPhoto,
];

/** Checks what one file alone cannot tell. Throws mistakes; returns what should be looked at. */
export async function validate(content: SiteContent): Promise<Message[]> {
  const fields = localeFields(content);
  const inFields = async (checks: (typeof fieldWarnings)[number][]) => {
    const found: Message[] = [];
    for (const field of fields) {
      for (const check of checks) {
        const problem = await check(field, content);
        if (problem) found.push(problemAt(content, field.file, field.path, problem));
      }
    }
    return found;
  };
  const stop = (found: Message[]) => {
    if (found.length > 0) throw new ContentError(...found);
  };

  stop(await inFields(fieldMistakes));
  for (const file of content.photos.usable.values()) {
    await photoSize(`${content.folder}/photos/${file}`);
  }
  for (const check of mistakes) stop([...check(content, fields)]);
  const found: Message[] = [];
  for (const check of warnings) found.push(...(await Array.fromAsync(check(content))));
  return [...found, ...(await inFields(fieldWarnings))];
}

/** The links in the header have room for about 52 characters together. */
function* longMenu(content: SiteContent): Generator<Message> {
  const { entries } = content;
  const most = 52;
  for (const locale of localeCodes) {
    const length = lengthOf(pages.map((page) => entries[locale][page].navigation).join(''));
    if (length <= most) continue;
    const problem = { code: 'long-menu', values: { length, most } } as const;
    yield problemAt(content, `${locale}/home.yaml`, ['navigation'], problem);
  }
}

/** What no schema can say of `site.yaml`. */
function* siteWarnings(content: SiteContent) {
  const { coordinates, country, phone, whatsapp, sampleValues } = content.site;
  const { latitude, longitude } = coordinates;
  const isAtHome = (place: [longitude: number, latitude: number]) =>
    iso1A2Codes(place).includes(country);
  if (!isAtHome([longitude, latitude])) {
    const code = isAtHome([latitude, longitude]) ? 'coordinates-swapped' : 'coordinates-abroad';
    yield problemAt(content, 'site.yaml', ['coordinates'], { code, values: { country } });
  }
  if (!whatsapp && isLandline(phone)) {
    yield problemAt(content, 'site.yaml', ['phone'], { code: 'phone-landline' });
  }
  if (sampleValues.length > 0) {
    const values = { names: sampleValues.join(', ') };
    yield problemAt(content, 'site.yaml', ['sampleValues'], { code: 'samples-left', values });
  }
}
