import type { Language } from '../language.ts';
import { fieldName, lineOf, type Path } from './place.ts';
import { readContent, readText } from './read.ts';
import type { ContentName } from './schema.ts';

const heading = { heading: 50, intro: 130 };

/**
 * How many characters a text may have before it breaks its place, by file and field; for a group,
 * all its texts together. Measured in both languages at 360, 768, 1024 and 1280 px with words taken
 * at random from the site's own texts: so long, most stay on one line in a button or a label, on
 * two in a heading or a name, on three in a slogan, on four in a main heading.
 */
const limits: Partial<Record<ContentName, Record<string, number>>> = {
  layout: {
    'navigation.links': 52,
    'chat.label': 18,
    'labels.address': 20,
    'labels.phone': 20,
    'labels.email': 20,
    'social.label': 14,
    'footer.quickLinks': 14,
    'footer.contact': 14,
    'facts.numeral': 4,
    'facts.text': 60,
  },
  home: {
    'hero.slides.text': 40,
    'hero.action': 25,
    'features.heading': 35,
    'features.items.title': 30,
    'features.items.text': 110,
    'location.heading': 35,
  },
  about: {
    ...heading,
    'story.heading': 35,
    'values.heading': 35,
    'values.items.title': 50,
    'values.items.text': 150,
  },
  services: {
    ...heading,
    'startups.heading': 35,
    'startups.items.title': 50,
    'startups.items.text': 150,
    'traders.heading': 35,
    'traders.items.numeral': 4,
    'traders.items.title': 28,
    'traders.items.text': 90,
    action: 25,
  },
  catalog: {
    ...heading,
    order: 12,
    'products.name': 35,
    'categories.heading': 35,
    'categories.items.name': 32,
    'categories.items.text': 110,
    action: 25,
  },
  'start-project': {
    heading: 50,
    subtitle: 130,
    'checklist.items.title': 50,
    'checklist.items.text': 65,
  },
  contact: heading,
  'not-found': { heading: 50, text: 130 },
};

/**
 * A warning for each text of a language that is too long for its place.
 * @param folder the content's folder, as an absolute path
 */
export function longTexts(language: Language, folder: string): string[] {
  return (Object.entries(limits) as [ContentName, Record<string, number>][]).flatMap(
    ([name, ofFile]) => {
      const file = `${language}/${name}.yaml`;
      return lengths(readContent(name, language, folder)).flatMap(({ path, length }) => {
        const limit = ofFile[path.filter((step) => typeof step === 'string').join('.')];
        if (limit === undefined || length <= limit) return [];
        const line = lineOf(readText(file, folder), path);
        return `content/${file}, line ${line}: ${fieldName(path)} has ${length} characters, and its place holds about ${limit}: say it shorter, or look at the page on a phone.`;
      });
    },
  );
}

/** How long every text is, and every group: the sum of what is in it. */
function lengths(value: unknown, path: Path = []): { path: Path; length: number }[] {
  if (typeof value === 'string') return [{ path, length: [...value].length }];
  if (value === null || typeof value !== 'object') return [];
  const parts = Object.entries(value).map(([key, item]) =>
    lengths(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  const length = parts.reduce((sum, [own]) => sum + (own?.length ?? 0), 0);
  return [{ path, length }, ...parts.flat()];
}
