import { expect, test } from 'vitest';
import {
  addChoice,
  categoryName,
  type Item,
  readChoice,
  styleName,
  writeChoice,
} from '../../src/chat/choice.ts';
import { chatWith, compose } from '../../src/chat/message.ts';
import { counter } from '../../src/i18n/numbers.ts';
import { random } from './random.ts';

const audiences = ['startups', 'traders'];
const page = 'https://www.factory.example/en/start-project';

/** A choice of up to 40 items, every tenth of up to 200, and words as long as the schema lets them be. */
function randomChoice(seed: number) {
  const below = random(seed);
  const between = (least: number, most: number) => least + below(most + 1 - least);
  const letters = (alphabet: string, least: number, most: number) =>
    Array.from({ length: between(least, most) }, () => alphabet[between(0, alphabet.length - 1)]);
  const word = (least: number, most: number) =>
    letters(seed % 2 ? 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي' : 'abcdefgh &+%#$’', least, most).join('');
  const longestId = between(3, 60);
  const numbers = new Set(
    Array.from({ length: between(1, seed % 10 ? 40 : 200) }, () => between(0, 35 ** 3)),
  );
  const items = [...numbers].map((number) => {
    const id = number.toString(36).padStart(3, '0') + letters('ab-9', 0, longestId - 3).join('');
    const pieces = [undefined, between(1, 12), between(1, 99999)][between(0, 2)];
    return { id: between(0, 1) ? styleName(id) : categoryName(id), pieces };
  });
  const words = {
    locale: seed % 2 ? 'ar' : 'en',
    chat: 'https://wa.me/201000000000',
    greeting: `A${word(1, 99)}`,
    greetings: { startups: `B${word(1, 99)}`, traders: `C${word(1, 99)}` },
    names: Object.fromEntries(items.map(({ id }) => [id, `$&${word(1, 33)}.`])),
    message: `M${word(1, 39)}`,
    more: `N${word(1, 20)} {number} {address}`,
    total: `T${word(1, 20)}{pieces}`,
    pieceCounts: {
      one: 'one',
      two: 'two',
      few: '{number} few',
      many: '{number} many',
      other: '{number}',
    },
  };
  return { choice: { audience: [undefined, ...audiences][between(0, 2)], items }, words };
}

/** A line of the message, taken apart. */
const linePattern = /^- (?:\u2068(?<isolated>.*)\u2069: (?<pieces>.*)|(?<name>.*))$/;

test('a message and the address in it have every item and number, in order, within 2,000 characters', () => {
  for (let seed = 1; seed <= 2000; seed++) {
    const { choice, words } = randomChoice(seed);
    const addressOf = (text: string) => chatWith(words.chat, text);
    const { text, left } = compose(choice, words, page, addressOf);
    const address = addressOf(text);
    expect(address.length).toBeLessThanOrEqual(2000);
    const [chat, encoded = ''] = address.split('?text=');
    expect(chat).toBe(words.chat);
    const [greeting, message, ...lines] = decodeURIComponent(encoded).split('\n');
    const { startups, traders } = words.greetings;
    const expected = { startups, traders }[choice.audience ?? ''] ?? words.greeting;
    expect([greeting, message]).toEqual([expected, words.message]);

    const sent = choice.items.slice(0, choice.items.length - left);
    const pieces = sent.reduce((sum, { pieces = 0 }) => sum + pieces, 0);
    const hasTotal = pieces > 0 && sent.length > 1;
    const say = counter(words.pieceCounts, words.locale);
    if (hasTotal) expect(lines.pop()).toBe(words.total.replace('{pieces}', say(pieces)));
    const [more, fragment] = lines.at(-1)?.split(page) ?? [];
    if (fragment !== undefined) lines.pop();
    const ids = sent.map(({ id }) => id);
    const listed = readChoice(fragment ?? '', { audiences, items: ids, quantities: true });
    const named = sent.slice(0, lines.length);
    const read = lines.map((line) => ({ ...linePattern.exec(line)?.groups }));
    expect(read).toEqual(
      named.map(({ id, pieces }) =>
        pieces
          ? { isolated: words.names[id], pieces: say(pieces), name: undefined }
          : { isolated: undefined, pieces: undefined, name: words.names[id] },
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
  ['ar', 1, 'قطعة'],
  ['ar', 2, 'قطعتان'],
  ['ar', 7, '7 قطع'],
  ['ar', 50, '50 قطعة'],
  ['ar', 100, '100 ق'],
  ['en', 1, '1 piece'],
  ['en', 2, '2 pieces'],
])('%s: %i is written %s', (locale, number, written) => {
  const forms = {
    ar: {
      one: 'قطعة',
      two: 'قطعتان',
      few: '{number} قطع',
      many: '{number} قطعة',
      other: '{number} ق',
    },
    en: { one: '{number} piece', other: '{number} pieces' },
  }[locale as 'ar'];
  expect(counter(forms, locale)(number)).toBe(written);
});

test('six styles always have room in a message', () => {
  const letter = 'ع';
  const items = Array.from({ length: 6 }, (_, index) => ({
    id: styleName(`${index}`.padStart(60, 'a')),
    pieces: 99999,
  }));
  const words = {
    locale: 'ar',
    chat: `https://wa.me/${'9'.repeat(15)}`,
    greeting: letter.repeat(100),
    greetings: {},
    names: Object.fromEntries(items.map(({ id }) => [id, letter.repeat(35)])),
    message: letter.repeat(40),
    more: `${letter.repeat(23)}{number}{address}`,
    total: `${letter.repeat(22)}{pieces}`,
    pieceCounts: { other: `{number} ${letter.repeat(6)}` },
  };
  expect(compose({ items }, words, page, (text) => chatWith(words.chat, text)).left).toBe(0);
});

test.each([
  ['#traders+product-a', '#traders+product-a'],
  ['#product-b=120+product-a+product-b+startups', '#startups+product-a+product-b'],
  ['#category-c=7+product-a=١٢٠', '#product-a=120+category-c=7'],
  ['#product-a=99999+product-b=100000', '#product-a=99999+product-b'],
  ['#product-a=0+product-b=-1', '#product-a+product-b'],
  ['#product-a=1e3+product-b=1000000000', '#product-a+product-b'],
  ['#product-a=<img src=x>', '#product-a'],
  ['#product-a=%31', '#product-a'],
  [`#product-a=${'x'.repeat(5000)}`, '#product-a'],
  ['#product-a=1=2', '#product-a=1'],
  ['#%70roduct-a', ''],
  ['#product-a&text=x', ''],
  ['#product-x+__proto__=5+content', ''],
  ['#product-a+<img src=x>', '#product-a'],
  ['', ''],
])('the address %s names %s', (fragment, known) => {
  const items = ['product-a', 'product-b', 'category-c'];
  const choosable = { audiences, items, quantities: true };
  expect(writeChoice(readChoice(fragment, choosable))).toBe(known);
  const withoutNumbers = writeChoice(readChoice(fragment, { ...choosable, quantities: false }));
  expect(withoutNumbers).toBe(known.replace(/=\d+/g, ''));
});

test('what a link adds comes after what was chosen, once; its kind of client is the new one', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, pieces: undefined }));
  const chosen = { audience: 'startups', items: [{ id: 'a', pieces: 5 }, b as Item] };
  expect(addChoice(chosen, { items: [a, b, c] as Item[] })).toEqual({
    audience: 'startups',
    items: [{ id: 'a', pieces: 5 }, b, c],
  });
  expect(addChoice(chosen, { items: [{ id: 'a', pieces: 9 }] }).items[0]?.pieces).toBe(9);
  expect(addChoice(chosen, { audience: 'traders', items: [] }).audience).toBe('traders');
});
