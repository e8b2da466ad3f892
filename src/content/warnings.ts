import { readdirSync } from 'node:fs';
import { languageCodes } from '../language.ts';
import { longTexts } from './long-texts.ts';
import { lostWords } from './lost-words.ts';
import { lineOf } from './place.ts';
import { contentNames, readIdentity, readText } from './read.ts';

/**
 * What can be built but should be looked at, a sentence each.
 * @param folder the content's folder, as an absolute path; it must hold no mistake
 */
export function warnings(folder: string): string[] {
  return [
    ...swappedCoordinates(folder),
    ...unreadFiles(folder),
    ...languageCodes.flatMap((language) => longTexts(language, folder)),
    ...lostWords(folder),
  ];
}

/** Whether a point lies in the box around Egypt, in degrees. */
const inEgypt = (latitude: number, longitude: number) =>
  latitude >= 22 && latitude <= 31.7 && longitude >= 24.7 && longitude <= 37;

function swappedCoordinates(folder: string): string[] {
  const { latitude, longitude } = readIdentity(folder).coordinates;
  if (inEgypt(latitude, longitude) || !inEgypt(longitude, latitude)) return [];
  const line = lineOf(readText('site.yaml', folder), ['coordinates']);
  return [
    `content/site.yaml, line ${line}: coordinates lie outside Egypt, and the other way round they lie in it: are latitude and longitude swapped?`,
  ];
}

function unreadFiles(folder: string): string[] {
  const known = contentNames.map((name) => `${name}.yaml`);
  return languageCodes.flatMap((language) =>
    readdirSync(`${folder}/${language}`)
      .filter((file) => !known.includes(file as (typeof known)[number]) && !file.startsWith('.'))
      .map((file) => `content/${language}/${file} belongs to no page and is not read.`),
  );
}
