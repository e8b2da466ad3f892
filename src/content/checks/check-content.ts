import { type PlacedProblem, type Problem, problemsOf } from '../../error-messages/sentences.ts';
import { localeCodes } from '../../i18n/locales.ts';
import { pages } from '../../page-table.ts';
import { photoSize } from '../../photographs/photo-files.ts';
import { lengthOf } from '../characters.ts';
import { problemAt, readContent, type SiteContent } from '../parse/read.ts';
import { checkCoordinates } from './coordinates.ts';
import { checkLanguages, otherNumber } from './languages.ts';
import { type LocaleField, localeFields } from './locale-fields.ts';
import { checkLogos } from './logos.ts';
import { otherScript } from './other-script.ts';
import { takenFiles, unreadFiles } from './own-files.ts';
import { missingPhoto, poorPhoto } from './photos.ts';
import { checkUnique, missingCaptions, missingDiscount, textWarnings } from './texts.ts';
import { checkUnits } from './units.ts';

type FieldCheck = (
  field: LocaleField,
  content: SiteContent,
) => Problem | undefined | Promise<Problem | undefined>;

/** The checks that find warnings: in the content as a whole, and in each field. */
const warningChecks = [unreadFiles, longMenu, checkCoordinates, siteWarnings, checkLogos];
const fieldWarningChecks: FieldCheck[] = [...textWarnings, otherScript, otherNumber, poorPhoto];

async function findMistakes(content: SiteContent, fields: LocaleField[]) {
  const { folder, photos } = content;
  const checks = [missingPhoto(fields), missingDiscount];
  const found = await Array.fromAsync(inFields(checks, fields, content));
  for (const file of photos.usable.values())
    await photoSize(`${folder}/photos/${file}`).catch((error) => found.push(...problemsOf(error)));
  found.push(...missingCaptions(content), ...checkUnique(content, fields), ...takenFiles(content));
  found.push(...checkUnits(content));
  found.push(...checkLanguages(content, fields, [...content.mistakes, ...found]));
  return [...content.mistakes, ...found.filter(isNew(content, content.mistakes))];
}

/** The content in a folder with its mistakes and warnings; without the content where none of it can be shown. */
export async function examine(folder?: string) {
  let content: SiteContent;
  try {
    content = readContent(folder);
  } catch (error) {
    return { mistakes: problemsOf(error), warnings: [] };
  }
  const fields = localeFields(content);
  const mistakes = await findMistakes(content, fields);
  const found: PlacedProblem[] = [];
  for (const check of warningChecks) {
    try {
      for await (const problem of check(content)) found.push(problem);
    } catch (error) {
      // A file of the logo that cannot be drawn is a mistake.
      mistakes.push(...problemsOf(error));
    }
  }
  for await (const problem of inFields(fieldWarningChecks, fields, content)) found.push(problem);
  return { content, mistakes, warnings: found.filter(isNew(content, mistakes)) };
}

/** The mistakes of the content in a folder alone, in half the time. */
export async function mistakesIn(folder: string): Promise<PlacedProblem[]> {
  try {
    const content = readContent(folder);
    return await findMistakes(content, localeFields(content));
  } catch (error) {
    return problemsOf(error);
  }
}

/** Whether a finding is in another field than the known mistakes are: in the same field it may only follow from them. */
function isNew({ unshown }: SiteContent, mistakes: PlacedProblem[]) {
  const placeOf = ({ file, path }: PlacedProblem) => `${file} ${path}`;
  const known = new Set(mistakes.map(placeOf));
  return (it: PlacedProblem) =>
    !known.has(placeOf(it)) && !unshown.some((file) => it.file === `content/${file}`);
}

/** What the checks find in each field, with its place. */
async function* inFields(
  checks: FieldCheck[],
  fields: LocaleField[],
  content: SiteContent,
): AsyncGenerator<PlacedProblem> {
  for (const field of fields) {
    for (const check of checks) {
      const problem = await check(field, content);
      if (problem) yield problemAt(content, field.file, field.path, problem);
    }
  }
}

/** The links in the header have room for about 52 characters together. */
function* longMenu(content: SiteContent): Generator<PlacedProblem> {
  const { entries } = content;
  const most = 52;
  for (const locale of localeCodes) {
    const length = lengthOf(pages.map((page) => entries[locale][page].navigation).join(''));
    if (length <= most) continue;
    const problem = { code: 'long-menu', values: { length, most } } as const;
    yield problemAt(content, `${locale}/home.yaml`, ['navigation'], problem);
  }
}

/** The checks of `site.yaml` that no schema can do. */
function* siteWarnings(content: SiteContent) {
  const { phone, secondPhone, whatsapp, sampleValues } = content.site;
  if (whatsapp?.kind === 'landline')
    yield problemAt(content, 'site.yaml', ['whatsapp'], { code: 'whatsapp-landline' });
  if (!whatsapp && phone.kind === 'landline')
    yield problemAt(content, 'site.yaml', ['phone'], { code: 'phone-landline' });
  if (secondPhone?.dialed === phone.dialed)
    yield problemAt(content, 'site.yaml', ['secondPhone'], { code: 'same-number' });
  if (sampleValues.length > 0) {
    const values = { names: sampleValues.join(', ') };
    yield problemAt(content, 'site.yaml', ['sampleValues'], { code: 'samples-left', values });
  }
}
