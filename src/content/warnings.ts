import { readdirSync } from 'node:fs';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { type Locale, localeCodes } from '../i18n/locales.ts';
import { pages } from '../i18n/routes.ts';
import { isInEgypt } from './egypt.ts';
import { contentNames, placeOf, type SiteContent } from './read.ts';
import { fieldsOf } from './walk.ts';

/** What can be built but should be looked at, a sentence each; the content must hold no mistake. */
export function warnings(content: SiteContent): string[] {
  return [
    ...swappedCoordinates(content),
    ...localeCodes.flatMap((locale) => [
      ...unreadFiles(content, locale),
      ...longTexts(content, locale),
      ...longNavigation(content, locale),
    ]),
    ...lostWords(content),
  ];
}

function swappedCoordinates(content: SiteContent): string[] {
  const { latitude, longitude } = content.identity.coordinates;
  if (isInEgypt(latitude, longitude) || !isInEgypt(longitude, latitude)) return [];
  return [
    `${placeOf(content, 'site.yaml', ['coordinates'])} lie outside Egypt, and the other way round they lie in it: are latitude and longitude swapped?`,
  ];
}

function unreadFiles({ folder }: SiteContent, locale: Locale): string[] {
  const known = contentNames.map((name) => `${name}.yaml`);
  return readdirSync(`${folder}/${locale}`)
    .filter((file) => !known.includes(file) && !file.startsWith('.'))
    .map((file) => `content/${locale}/${file} belongs to no page and is not read.`);
}

/** Texts that are too long for their place on the page. */
function longTexts(content: SiteContent, locale: Locale): string[] {
  return contentNames.flatMap((name) =>
    fieldsOf(name, content.entries[locale][name]).flatMap(({ path, value, shape }) => {
      const length = [...String(value)].length;
      if (!shape.holds || length <= shape.holds) return [];
      return `${placeOf(content, `${locale}/${name}.yaml`, path)} has ${length} characters, and its place holds about ${shape.holds}: say it shorter, or look at the page on a phone.`;
    }),
  );
}

/** How many characters the links in the header have room for together. */
const navigationHolds = 52;

function longNavigation({ entries }: SiteContent, locale: Locale): string[] {
  const length = pages.map((page) => entries[locale][page].navigation).join('').length;
  return length <= navigationHolds
    ? []
    : [
        `content/${locale}: the entries navigation have ${length} characters together, and the header holds about ${navigationHolds}: say them shorter.`,
      ];
}

/** Texts that end at a `#`: YAML takes what follows for a comment, and the page would be without it. */
function lostWords({ sources }: SiteContent): string[] {
  return [...sources].flatMap(([file, source]) => {
    if (!file.includes('/')) return [];
    const lines = new LineCounter();
    const warnings: string[] = [];
    visit(parseDocument(source, { lineCounter: lines }), {
      Pair(_, { key, value }) {
        if (!isScalar(key) || !isScalar(value) || !value.comment || !value.range) return;
        const { line } = lines.linePos(value.range[0]);
        const lost = value.comment.split('\n')[0];
        // A comment in the next line belongs to what follows it.
        if (!source.split('\n')[line - 1]?.includes(`#${lost}`)) return;
        warnings.push(
          `content/${file}, line ${line}: ${key.value} ends before #, and "#${lost}" is not shown: if it belongs to the text, put the whole text in quotes.`,
        );
      },
    });
    return warnings;
  });
}
