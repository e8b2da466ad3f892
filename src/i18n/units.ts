import { nounOf, type PluralForms } from './format.ts';
import { foldText } from './normalize.ts';

/** How styles are counted: what the field beside one asks, and its numbers in words. */
export interface Unit {
  pieces: string;
  pieceCounts: PluralForms;
}

/** The words of the catalog for a choice: those of the site's unit, and the owner's for others. */
interface Words extends Unit {
  ownUnits?: (Unit & { name: string })[] | undefined;
}

/** The units of the trade, which no owner needs to describe: each by its name in content, with a row for each language. */
const tradeUnits: Record<string, Record<string, Unit>> = {
  piece: {
    ar: {
      pieces: 'كم قطعة؟',
      pieceCounts: {
        one: 'قطعة واحدة',
        two: 'قطعتان',
        few: '{number} قطع',
        other: '{number} قطعة',
      },
    },
    en: {
      pieces: 'How many pieces?',
      pieceCounts: { one: '{number} piece', other: '{number} pieces' },
    },
  },
  pair: {
    ar: {
      pieces: 'كم جوزًا؟',
      pieceCounts: {
        one: 'جوز واحد',
        two: 'جوزان',
        few: '{number} أجواز',
        many: '{number} جوزًا',
        other: '{number} جوز',
      },
    },
    en: {
      pieces: 'How many pairs?',
      pieceCounts: { one: '{number} pair', other: '{number} pairs' },
    },
  },
  dozen: {
    ar: {
      pieces: 'كم دستة؟',
      pieceCounts: {
        one: 'دستة واحدة',
        two: 'دستتان',
        few: '{number} دست',
        other: '{number} دستة',
      },
    },
    en: {
      pieces: 'How many dozen?',
      pieceCounts: { other: '{number} dozen' },
    },
  },
  set: {
    ar: {
      pieces: 'كم طقمًا؟',
      pieceCounts: {
        one: 'طقم واحد',
        two: 'طقمان',
        few: '{number} أطقم',
        many: '{number} طقمًا',
        other: '{number} طقم',
      },
    },
    en: {
      pieces: 'How many sets?',
      pieceCounts: { one: '{number} set', other: '{number} sets' },
    },
  },
  box: {
    ar: {
      pieces: 'كم علبة؟',
      pieceCounts: {
        one: 'علبة واحدة',
        two: 'علبتان',
        few: '{number} علب',
        other: '{number} علبة',
      },
    },
    en: {
      pieces: 'How many boxes?',
      pieceCounts: { one: '{number} box', other: '{number} boxes' },
    },
  },
  meter: {
    ar: {
      pieces: 'كم مترًا؟',
      pieceCounts: {
        one: 'متر واحد',
        two: 'متران',
        few: '{number} أمتار',
        many: '{number} مترًا',
        other: '{number} متر',
      },
    },
    en: {
      pieces: 'How many meters?',
      pieceCounts: { one: '{number} meter', other: '{number} meters' },
    },
  },
};

/** The names of the units of the trade. */
export const unitNames = Object.keys(tradeUnits);

/** How many pieces a unit of the trade may hold, where that is not the factory's to say. */
export const heldPieces: Record<string, number[]> = {
  piece: [],
  meter: [],
  pair: [1, 2],
  dozen: [12],
};

/** The name of a unit that may be typed as its word in any language: `dozen` for "دستة" or "دسته". Another name stays as it is. */
export const unitName = (typed: string) =>
  unitNames.find((name) => {
    const forms = Object.values(tradeUnits[name] ?? {}).flatMap(({ pieceCounts }) =>
      Object.values(pieceCounts),
    );
    return [name, ...forms.map(nounOf)].includes(typed.toLowerCase().replace(/ه$/, 'ة'));
  }) ?? typed;

/** The words of a unit: the owner's, or those that the site knows in the language; undefined where it has none. */
export const unitNamed = (name: string, { ownUnits = [] }: Words, locale: string) =>
  ownUnits.find((own) => own.name === name) ?? tradeUnits[unitName(name)]?.[locale];

/** The unit of a style; the words for a choice themselves where it is the one of the site. */
export function unitOf(
  { unit }: { unit?: string | undefined },
  words: Words,
  locale: string,
): Unit {
  const own = unit && unitNamed(unit, words, locale);
  return own && own.pieceCounts.other !== words.pieceCounts.other ? own : words;
}

/** A pattern of what visitors may write beside a number of a unit: its forms, and "doz.", begin alike. */
export function patternOf(forms: PluralForms): string {
  const nouns = Object.values(forms).flatMap((form) => nounOf(form) ?? []);
  return `(?:(?:${nouns.map((noun) => foldText(noun).slice(0, 3)).join('|')})\\p{L}*)?`;
}
