import { anyOf, multiplyingWords } from '../../../src/i18n/known-words.ts';
import { normalizeValue, westernNumbers } from '../../../src/i18n/normalize.ts';

const multiple = new RegExp(`(?<!\\p{L})${anyOf(multiplyingWords)}(?!\\p{L})`, 'iu');
const number = /-?\d+(?:[,٬ ]\d{3})*(?:\.\d+)?/g;

/**
 * The number in what is typed or pasted, such as "20%", "٢٠", "24 pieces" or "1,064"; undefined where nothing is typed, and the
 * text itself where it is no number, or where a word makes another one of it, such as "12 dozen".
 */
export function numberIn(typed: string): number | string | undefined {
  const text = normalizeValue(westernNumbers(typed));
  if (!text) return undefined;
  if (/^-?\d+,\d{1,2}$/.test(text)) return Number(text.replace(',', '.'));
  const [found, ...others] = text.match(number) ?? [];
  return found && others.length === 0 && !multiple.test(text)
    ? Number(found.replace(/[,٬ ]/g, ''))
    : typed;
}

/** In characters: a link of a map has fewer. In longer texts, looking for two numbers would take time by their square. */
const longestCoordinates = 1000;

/** Latitude and longitude, as maps give both in one text; undefined for any other text. */
export function coordinatesIn(typed: string): [latitude: number, longitude: number] | undefined {
  if (typed.length > longestCoordinates) return undefined;
  const text = normalizeValue(westernNumbers(typed));
  const [, latitude, longitude] = /(-?\d+\.\d+)°?[,،;\s]+(-?\d+\.\d+)/.exec(text) ?? [];
  return latitude && longitude ? [Number(latitude), Number(longitude)] : undefined;
}
