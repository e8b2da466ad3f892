import { createHash } from 'node:crypto';
import type { Locale } from '../../src/i18n/locales.ts';

/** The factory with the least of everything. */
const least = 0;

/** From this one on, factories have the most of everything, and all that the schema lets in. */
const most = 9;

/** This one lacks what may be switched off; the sample has it. */
const switchedOff = { factory: 10, names: ['site discount', 'site quantities'] };

/** Words of the trade, with all letters of the alphabet, of which names and texts are made. */
const vocabulary: Record<Locale, string> = {
  ar: `قماش قطن كتان صوف حرير لون مقاس قصة طباعة تطريز جودة سعر طلب كمية عينة موسم متجر علامة تصميم
    كرتونة شحنة مخزن ورشة ماكينة عامل تاجر فاتورة موعد نسيج جيب ياقة كم زر سحاب بطانة ضبط ثوب غزل ذهب`,
  en: `Cotton Linen Wool Silk Fabric Quality Order Sample Jersey Zipper Velvet Button Hem Machine Yarn
    color quick size cut print amount season brand pattern carton parcel worker invoice weave exact lining`,
};

/**
 * Decides what a made-up factory has. All follows from the factory's number and from the name of what is decided: it is
 * the same in every run, and in both languages.
 */
export function decisionsFor(factory: number) {
  /** A number from 0 up to 1. */
  const fraction = (name: string, seed = factory) =>
    createHash('sha256').update(`${seed} ${name}`).digest().readUInt32BE() / 2 ** 32;

  const pick = <Item>(name: string, items: readonly Item[]) =>
    items[Math.floor(fraction(name) * items.length)] as Item;

  const between = (name: string, from: number, to: number) => {
    if (factory === least) return from;
    if (factory >= most) return to;
    return from + Math.floor(fraction(name) * (to - from + 1));
  };

  const has = (name: string) => {
    if (factory === least) return false;
    if (factory >= most)
      return !(factory === switchedOff.factory && switchedOff.names.includes(name));
    // Of 1 and 2, and of 3 and 4, each has what the other lacks.
    const isInFirst = fraction(name, Math.ceil(factory / 2)) < 0.5;
    return factory % 2 === 1 ? isInFirst : !isInFirst;
  };

  const wordOf = (name: string, locale: Locale) => pick(name, vocabulary[locale].split(/\s+/));

  /** As many words as the length holds, and one at least. */
  const words = (name: string, locale: Locale, length: number) => {
    let text = wordOf(name, locale);
    for (let count = 0; ; count++) {
      const longer = `${text} ${wordOf(`${name} ${count}`, locale)}`;
      if (longer.length > length) return text;
      text = longer;
    }
  };

  return { fraction, pick, between, has, words };
}

export type Decisions = ReturnType<typeof decisionsFor>;
