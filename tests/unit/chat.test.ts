import { domainToASCII } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { chatWith, emailLink, emailWith } from '../../src/chat/address.ts';
import {
  categoryId,
  choiceFragment,
  longestBrand,
  readBrand,
  readChoice,
  readPieces,
  styleId,
  tooFew,
  valueFor,
} from '../../src/chat/choice.ts';
import { chatData } from '../../src/chat/data.ts';
import { compose } from '../../src/chat/message.ts';
import { styleCodes } from '../../src/chat/style-codes.ts';
import { readContent } from '../../src/content/parse/read.ts';
import { patternOf } from '../../src/i18n/units.ts';
import { random } from '../helpers/random.ts';

vi.doMock('astro:assets', () => ({}));
const { ChosenStyles } = await import('../../src/chat/ChosenStyles.tsx');

const audiences = ['startups', 'traders'];

/** What the chat knows of this factory. */
const usual = chatData(readContent() as never, 'en');

/** The forms of two units. */
const forms = {
  crate: { two: 'two crates', other: '{number} crates' },
  site: { one: 'one', two: 'two', few: '{number} few', other: '{number} $&' },
};

/** A choice of up to 40 items, some of up to 200 or 2, and words as long as the schema lets them be. */
function randomChoice(seed: number) {
  const below = random(seed);
  const between = (least: number, most: number) => least + below(most + 1 - least);
  const letters = (alphabet: string, least: number, most: number) =>
    Array.from({ length: between(least, most) }, () => alphabet[below(alphabet.length)]).join('');
  const word = (most: number) =>
    letters(seed % 2 ? 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي' : 'abcdefgh &+%#$’', 1, most);
  const length = between(1, [200, 2][seed % 10] ?? 40);
  const items = Array.from({ length }, (_, index) => {
    const id = `${index.toString(36).padStart(3, '0')}${letters('ab-9', 0, 57)}`;
    const pieces = [undefined, between(1, 12), between(1, 99999)][below(3)];
    return { id: below(2) ? styleId(id) : categoryId(id), pieces };
  });
  const inCrates = items.filter(() => below(3) === 0);
  const crates = <Value>(value: Value) =>
    Object.fromEntries(inCrates.map(({ id }) => [id, value] as const));
  const held = { ...crates(0), other: 1 };
  const data = {
    ...usual,
    locale: seed % 2 ? ('ar' as const) : ('en' as const),
    chat: 'https://wa.me/201000000000',
    greeting: `A${word(99)}`,
    greetings: { startups: `B${word(99)}`, traders: `C${word(99)}` },
    messages: { startups: `D${word(59)}`, traders: `E${word(59)}` },
    names: Object.fromEntries(items.map(({ id }) => [id, `$&${word(33)}.`])),
    message: `M${word(59)}`,
    more: `N${word(20)} {number} {address}`,
    total: `T${word(20)}{pieces}`,
    brand: 'Z{brand}',
    pieceCounts: { ...crates(forms.crate), other: forms.site },
    held,
    totals: [
      { counts: forms.crate, held: { ...crates(1), other: 0 } },
      { counts: forms.site, held },
    ],
    and: ' $& ',
  };
  return { choice: { audience: [undefined, ...audiences][below(3)], items }, data };
}

test.each([
  ['#traders+product-a', '#traders.product-a'],
  ['#product-b=120+product-a+product-b+startups', '#startups.product-a.product-b.120'],
  ['#category-c=7+product-a=١٢٠', '#product-a.120.category-c.7'],
  ['#product-a=99999%2Bproduct-b=100000', '#product-a.99999.product-b'],
  ['#product-a=0 product-b=-1', '#product-a.product-b'],
  ['#product-a=1e3+product-b=1000000000', '#product-a.product-b'],
  ['#product-a%3d1,200+product-b=1,20', '#product-a.1200.product-b'],
  ['#product-a=<img src=x>', '#product-a'],
  ['#product-a.5²', '#product-a.5'],
  ['#product-a=%31', '#product-a.1'],
  ['#product-a%253D5%252Bproduct-b', '#product-a.5.product-b'],
  ['#product-a%25253D5%25252Bproduct-b', '#product-a.5.product-b'],
  ['#product-a=%3', '#product-a'],
  ['#product-a= 7+product-b', '#product-a.7.product-b'],
  ['#product-a%ff5%fe product-b', '#product-a.5.product-b'],
  ['#product-a.\u22125', '#product-a'],
  [`#product-a=${'x'.repeat(5000)}`, '#product-a'],
  ['#%70roduct-a', '#product-a'],
  ['#product-a&text=5', '#product-a'],
  ['#product-a?utm_source=product-b&utm_campaign=traders', '#product-a'],
  ['#product-a?utm_campaign=2026_traders&date=2026-11-28', '#product-a'],
  ['#product-a—', '#product-a'],
  ['#product-x+__proto__=5+content', ''],
  ['#startups.product-a.5.product-b#traders.product-a.9', '#traders.product-a.9.product-b'],
  ['#product-a.5.product-b#product-a', '#product-a.5.product-b'],
  ['', ''],
])('the fragment %s of an address is read as %s', (fragment, known) => {
  const ids = ['product-a', 'product-b', 'category-c'];
  const data = { audiences, ids, quantities: true };
  expect(choiceFragment(readChoice(fragment, data))).toBe(known);
  const withoutNumbers = choiceFragment(readChoice(fragment, { ...data, quantities: false }));
  expect(withoutNumbers).toBe(known.replace(/\.\d+/g, ''));
});

const endings = ['.', ')', '”', ' ', '%2', '&fbclid=IwAR0traders', '?utm_source=product-a', '،'];

/** What apps do to an address. */
const manglings: ((fragment: string, at: number) => string)[] = [
  (fragment) => fragment.toUpperCase(),
  (fragment) => `#${encodeURIComponent(fragment.slice(1))}`,
  (fragment) => fragment.replaceAll('.', '&'),
  (fragment) => fragment.replaceAll('-', '\u2011'),
  // Only numbers: an app that changes digits leaves those of codes and names alone.
  (fragment) =>
    fragment.replace(/(?<=\.)\d+(?![a-z\d-])/gi, (number) =>
      number.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
    ),
  // Where a line may break.
  (fragment) => fragment.replace(/[.-]/g, '$&\u200b'),
  (fragment, at) => fragment + endings[at % endings.length],
];

test('a choice survives what apps do to its address, also several times', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const { choice } = randomChoice(seed);
    const below = random(seed);
    const ids = choice.items.map(({ id }) => id);
    const fragment = choiceFragment(choice);
    // No app encodes such signs, and none cuts off what an address ends with.
    expect(fragment).toMatch(/^#[a-z\d.-]*[a-z\d-]$/);
    let address = fragment;
    for (let times = below(4); times > 0; times--)
      address = manglings[below(manglings.length)]?.(address, below(100)) ?? address;
    const read = readChoice(address, { audiences, ids, quantities: true });
    expect({ address, ...read }).toEqual({ address, ...choice });
  }
});

test.each([
  ['1,200', 1200],
  ['1.200', 1200],
  ['1 200', 1200],
  ["12'000", 12000],
  ['12’000', 12000],
  ['١٬٢٠٠', 1200],
  ['١،٢٠٠', 1200],
  ['1\u202f200', 1200],
  ['۱۲۰', 120],
  ['１２０', 120],
  ['120 قطعة', 120],
  ['١٢٠ قِطعه', 120],
  ['قطعة 120', 120],
  ['120pcs.', 120],
  ['\u20661\u061c2\u200c0\u2069\ufeff', 120],
  ['99,999', 99999],
  ['', undefined],
  ['−5', undefined],
  ['0', undefined],
  ['1,20', undefined],
  ['0.120', undefined],
  ['1,2000', undefined],
  ['12 or 15', undefined],
  ['100,000', undefined],
  ['1e3', undefined],
  ['5 dozen', undefined],
  ['2 ألف', undefined],
  ['5²', undefined],
  ['5①', undefined],
  ['𝟓𝟎', 50],
])('the number of pieces %j is read as %s', (typed, pieces) => {
  expect(readPieces(typed, usual.pieceWords.other)).toBe(pieces);
});

const dozens = patternOf({ one: 'دستة واحدة', few: '{number} دِست', other: '{number} dozen' });

test.each([
  ['30', 30],
  ['1,200 Dozen', 1200],
  ['5 doz.', 5],
  ['٣٠ دسته', 30],
  ['دستات 7', 7],
  ['60 pieces', undefined],
  ['٦٠ قطعة', undefined],
  ['5 thousand', undefined],
])(
  'beside the number of a dozen only its own words may stand: %j is read as %s',
  (typed, pieces) => {
    expect(readPieces(typed, dozens)).toBe(pieces);
  },
);

test.each([
  ['one less', { own: 499 }, ['few-own']],
  ['its own minimum', { own: 500 }, []],
  ['enough of an order, but not of the style', { own: 120, none: 50 }, ['few-own']],
  ['less than an order, of a style without its own', { small: 10, none: 39 }, ['few']],
  ['an order', { small: 10, none: 40 }, []],
  ['less than an order, of a style that may be less', { small: 10 }, []],
  ['no number', { own: undefined, none: undefined }, []],
  ['less than an order beside another unit', { dozens: 90, none: 49 }, ['few']],
  ['another unit alone', { dozens: 1 }, []],
  ['a unit that holds enough', { held: 5 }, []],
  ['a unit that holds too few', { held: 4 }, ['few']],
  ['an order with a unit that holds pieces', { held: 4, none: 2 }, []],
])('too few pieces of a style, or of the whole order, are noticed: %s', (_, pieces, states) => {
  const items = Object.entries(pieces).map(([id, pieces]) => ({ id, pieces }));
  const minimums = { other: 0, own: 500, small: 10, dozens: 1 };
  const data = { minimum: 50, minimums, held: { other: 1, dozens: 0, held: 12 } };
  expect(tooFew({ items }, data)).toEqual(states);
});

const origin = 'https://www.factory.example';

/** A line of the message, taken apart. */
const linePattern = /^- (?:\u2068(?<isolated>.*)\u2069: (?<pieces>.*)|(?<name>.*))$/;

test('a message, or the link in it, names every chosen item in order, within 2,000 characters', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const random = randomChoice(seed);
    const { data } = random;
    const brand = ['', 'Zoë', 'ي'.repeat(longestBrand), '😀'.repeat(longestBrand)][seed % 4];
    const choice = { ...random.choice, brand };
    const addressOf = (text: string) => chatWith(data.chat, text);
    const { text, left } = compose(choice, data, origin, addressOf);
    const address = addressOf(text);
    expect(address.length).toBeLessThanOrEqual(2000);
    const [chat, encoded = ''] = address.split('?text=');
    expect(chat).toBe(data.chat);
    const [message, ...lines] = decodeURIComponent(encoded).split('\n');
    const { startups, traders } = data.messages;
    expect(message).toBe({ startups, traders }[choice.audience ?? ''] ?? data.message);

    if (choice.brand) expect(lines.pop()).toBe(`Z\u2068${choice.brand}\u2069`);
    const sent = choice.items.slice(0, choice.items.length - left);
    const rules = new Intl.PluralRules(data.locale);
    const isCrate = ({ id }: { id: string }) => Object.hasOwn(data.pieceCounts, id);
    const say = (number: number, unit: keyof typeof forms) => {
      const { [rules.select(number) as 'other']: form = forms[unit].other } = forms[unit];
      return form.replace('{number}', () => `${number}`);
    };
    const totals = (['crate', 'site'] as const).flatMap((unit) => {
      const inUnit = sent.filter((item) => isCrate(item) === (unit === 'crate'));
      const total = inUnit.reduce((sum, { pieces = 0 }) => sum + pieces, 0);
      return total > 0 ? [say(total, unit)] : [];
    });
    const total = data.total.replace('{pieces}', () => totals.join(' $& '));
    if (totals.length > 0 && sent.length > 1) expect(lines.pop()).toBe(total);
    const [more, fragment] = lines.at(-1)?.split(origin + usual.startPath) ?? [];
    if (fragment !== undefined) lines.pop();
    const ids = sent.map(({ id }) => id);
    const listed = readChoice(fragment ?? '', { audiences, ids, quantities: true });
    const named = sent.slice(0, lines.length);
    const read = lines.map((line) => ({ ...linePattern.exec(line)?.groups }));
    expect(read).toEqual(
      named.map(({ id, pieces }) =>
        pieces
          ? {
              isolated: data.names[id],
              pieces: say(pieces, isCrate({ id }) ? 'crate' : 'site'),
              name: undefined,
            }
          : { isolated: undefined, pieces: undefined, name: data.names[id] },
      ),
    );
    expect([...named, ...listed.items]).toEqual(sent);
    expect(named.length).toBeGreaterThan(0);
    if (fragment !== undefined) {
      expect(listed.audience).toBe(choice.audience);
      expect(more).toMatch(new RegExp(` ${listed.items.length} $`));
    }
    // None is left out that had room: one takes up to 79 characters, and numbers some more.
    if (left > 0) expect(address.length).toBeGreaterThan(2000 - 100);
  }
});

test.each([
  ['Yasmine', 'Yasmine'],
  [' <b>*Zoë* & {pieces}</b> ', '<b>*Zoë* & {pieces}</b>'],
  ['two\r\nlines\u2028of\tit', 'two lines of it'],
  ['\u202eenimsaY\u2066\u0000\u200f', 'enimsaY'],
  ['ياسمين', 'ياسمين'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👩🏽‍🔬 lab', '👩🏽‍🔬 lab'],
  ['😀'.repeat(30), '😀'.repeat(longestBrand)],
  ['\u200f \n', ''],
])("%j is the brand %j: one line, without what moves other lines' letters", (typed, brand) => {
  expect(readBrand(typed)).toBe(brand);
});

test.each([
  [{ ar: 'خيط', en: 'Khayt' }, 'https://a.example', 'K'],
  [{ ar: 'خيط', en: 'خيط' }, 'https://textile.example', 'T'],
  [{ ar: 'éclat', en: '2b' }, 'https://x.example', 'C'],
])(
  'the styles of %j at %s have the codes %s-01 and so on, or their own',
  (shortName, url, letter) => {
    const styles = Array.from({ length: 12 }, (_, index) => ({ id: `style-${index}` }));
    Object.assign(styles[1] as object, { code: 'Hd 200' });
    const codes = Object.values(styleCodes({ styles }, { shortName, url }));
    expect(codes.slice(0, 3)).toEqual([`${letter}-01`, 'Hd 200', `${letter}-03`]);
    expect(codes.at(-1)).toBe(`${letter}-12`);
  },
);

test('a brand alone follows the greeting', () => {
  const { text } = compose({ brand: 'Zoë', items: [] }, usual, origin, String);
  expect(text).toBe(`${usual.greeting}\n${usual.brand.replace('{brand}', '\u2068Zoë\u2069')}`);
});

/** The content of a factory that counts its styles in many units. */
function mixedContent(locale: 'ar' | 'en') {
  const { site, entries } = readContent();
  const { choice } = entries[locale].catalog;
  choice.pieceCounts = {
    ar: { one: 'قطعة واحدة', two: 'قطعتان', few: '{number} قطع', other: '{number} قطعة' },
    en: { one: '{number} piece', other: '{number} pieces' },
  }[locale];
  const bales = {
    ar: { one: 'رزمة واحدة', two: 'رزمتان', few: '{number} رزم', other: '{number} رزمة' },
    en: { one: '{number} bale', other: '{number} bales' },
  }[locale];
  choice.ownUnits = [{ name: 'bale', pieces: 'bales?', pieceCounts: bales }];
  Object.assign(choice, {
    pieces: 'pieces?',
    belowStyleMinimum: 'from {pieces}',
    total: '= {pieces}',
  });
  const styles = {
    shirt: {},
    cap: { unit: 'piece' },
    socks: { unit: 'dozen' },
    vests: { unit: 'dozen' },
    gloves: { unit: 'dozen', unitPieces: 12 },
    shoes: { unit: 'pair' },
    pajamas: { unit: 'set', unitPieces: 2 },
    scarves: { unit: 'box' },
    lace: { unit: 'meter' },
    rags: { unit: 'bale' },
  };
  const named = Object.entries(styles).map(([id, unit]) => ({ id, name: id, minimum: 3, ...unit }));
  Object.assign(entries[locale].catalog, { styles: named });
  return { site: { ...site, quantities: true }, entries };
}

/** What that factory's message says of what is chosen: the numbers, and the last line. */
function numbersSaid(locale: 'ar' | 'en', chosen: Record<string, number | undefined>) {
  const items = Object.entries(chosen).map(([id, pieces]) => ({ id: styleId(id), pieces }));
  const data = chatData(mixedContent(locale) as never, locale);
  const { text } = compose({ items }, data, origin, String);
  return text
    .split('\n')
    .slice(1)
    .map((line) => line.replace(/^- \u2068?\w+ [A-Z]-\d\d(\u2069: )?/, ''));
}

test.each([
  [
    { shirt: 30, cap: 5 },
    ['30 قطعة', '5 قطع', '= 35 قطعة'],
    ['30 pieces', '5 pieces', '= 35 pieces'],
  ],
  [
    { socks: 30, shirt: 5 },
    ['30 دستة', '5 قطع', '= 30 دستة و5 قطع'],
    ['30 dozen', '5 pieces', '= 30 dozen and 5 pieces'],
  ],
  [
    { socks: 1, vests: 2 },
    ['دستة واحدة', 'دستتان', '= 3 دست'],
    ['1 dozen', '2 dozen', '= 3 dozen'],
  ],
  [{ socks: 11, shirt: undefined }, ['11 دستة', '', '= 11 دستة'], ['11 dozen', '', '= 11 dozen']],
  [{ socks: undefined, shirt: undefined }, ['', ''], ['', '']],
  [{ socks: 103 }, ['103 دست'], ['103 dozen']],
  [
    { gloves: 30, shirt: 5 },
    ['30 دستة', '5 قطع', '= 365 قطعة'],
    ['30 dozen', '5 pieces', '= 365 pieces'],
  ],
  [
    { gloves: 1, socks: 2 },
    ['دستة واحدة', 'دستتان', '= دستتان و12 قطعة'],
    ['1 dozen', '2 dozen', '= 2 dozen and 12 pieces'],
  ],
  [
    { shoes: 11, pajamas: 3 },
    ['11 جوزًا', '3 أطقم', '= 11 جوزًا و6 قطع'],
    ['11 pairs', '3 sets', '= 11 pairs and 6 pieces'],
  ],
  [
    { scarves: 2, lace: 1, rags: 4 },
    ['علبتان', 'متر واحد', '4 رزم', '= علبتان ومتر واحد و4 رزم'],
    ['2 boxes', '1 meter', '4 bales', '= 2 boxes and 1 meter and 4 bales'],
  ],
])(
  'each number is in the unit of its style, and different units are totaled apart: %j',
  (chosen, ar, en) => {
    expect(numbersSaid('ar', chosen)).toEqual(ar);
    expect(numbersSaid('en', chosen)).toEqual(en);
  },
);

test('a unit that is totaled apart does not count for the smallest order, and one that holds pieces does', () => {
  const content = mixedContent('en');
  Object.assign(content.site, { minimum: 50 });
  for (const style of content.entries.en.catalog.styles) delete style.minimum;
  const data = chatData(content as never, 'en');
  const few = (name: string, pieces: number) =>
    tooFew({ items: [{ id: styleId(name), pieces }] }, data);
  expect([few('socks', 4), few('gloves', 4), few('gloves', 5)]).toEqual([[], ['few'], []]);
  // What may stand beside a number are the words of its own unit.
  const read = (name: string) => readPieces('5 dozen', valueFor(data.pieceWords, styleId(name)));
  expect([read('socks'), read('shirt')]).toEqual([5, undefined]);
});

test('the field of each style, and its minimum, say its unit; amounts are so many times the minimum', () => {
  const saidIn = (locale: 'ar' | 'en') => {
    const { site, entries } = mixedContent(locale);
    const { catalog } = entries[locale];
    // The owner's words for a unit go before those that the site knows.
    const { ownUnits = [] } = catalog.choice;
    ownUnits.push({ ...ownUnits[0], name: 'box' } as (typeof ownUnits)[number]);
    const common = { site, locale, catalog } as never;
    const html = renderToStaticMarkup(
      ChosenStyles({ common, content: { audiences: {} } as never }),
    );
    const [, amount] = /<button [^>]*value="(\d+)">\1</.exec(html) ?? [];
    expect(amount).toBe('3');
    const fields = html.matchAll(
      /<label[^>]*>([^<]+)<span[^>]*> (\w+)<.*?<p [^>]*few-[^>]*>([^<]+)/gs,
    );
    return Object.fromEntries(
      Array.from(fields, ([, asked, name, below]) => [name, [asked, below]]),
    );
  };
  expect(saidIn('ar')).toEqual({
    shirt: ['pieces?', 'from 3 قطع'],
    cap: ['pieces?', 'from 3 قطع'],
    socks: ['كم دستة؟', 'from 3 دست'],
    vests: ['كم دستة؟', 'from 3 دست'],
    gloves: ['كم دستة؟', 'from 3 دست'],
    shoes: ['كم جوزًا؟', 'from 3 أجواز'],
    pajamas: ['كم طقمًا؟', 'from 3 أطقم'],
    scarves: ['bales?', 'from 3 رزم'],
    lace: ['كم مترًا؟', 'from 3 أمتار'],
    rags: ['bales?', 'from 3 رزم'],
  });
  expect(saidIn('en')).toMatchObject({
    shirt: ['pieces?', 'from 3 pieces'],
    socks: ['How many dozen?', 'from 3 dozen'],
    shoes: ['How many pairs?', 'from 3 pairs'],
    pajamas: ['How many sets?', 'from 3 sets'],
    scarves: ['bales?', 'from 3 bales'],
    lace: ['How many meters?', 'from 3 meters'],
  });
});

test('an email has the text of the chat, encoded as RFC 6068 asks', () => {
  for (let seed = 1; seed <= 50; seed++) {
    const { choice, data } = randomChoice(seed);
    const [name, domain] = seed % 2 ? [`orders+${seed}`, 'loom.eg'] : ['طلبات', 'مصنع.مصر'];
    const subject = `C&A 100 % #1 = ${data.more}`;
    const address = emailLink(`${name}@${domain}`);
    const emailOf = (text: string) => emailWith(address, subject, text);
    const { text } = compose(choice, data, origin, emailOf);
    const [, to = '', ...fields] =
      /^mailto:(.*?)\?subject=(.*?)&body=(.*)$/.exec(emailOf(text)) ?? [];
    // What the RFC lets stand as it is; a plus sign is no space, but some programs take it for one.
    for (const part of [to, ...fields]) expect(part).toMatch(/^([\w.~!'()*@-]|%[\dA-F]{2})*$/);
    // A server's name is in the letters that every program knows (RFC 6068, 5).
    expect(decodeURIComponent(to)).toBe(`${name}@${domainToASCII(domain)}`);
    expect(fields.map(decodeURIComponent)).toEqual([subject, text.replaceAll('\n', '\r\n')]);
  }
});
