import { expect, test } from 'vitest';
import { addChoice, readChoice, writeChoice } from '../../src/chat/choice.ts';
import { compose } from '../../src/chat/message.ts';
import { random } from './random.ts';

const audiences = ['startups', 'traders'];
const page = 'https://www.factory.example/en/start-project';

/** A choice of up to 200 styles, and words as long as the schema lets them be. */
function randomChoice(seed: number) {
  const below = random(seed);
  const between = (least: number, most: number) => least + below(most + 1 - least);
  const letters = (alphabet: string, least: number, most: number) =>
    Array.from({ length: between(least, most) }, () => alphabet[between(0, alphabet.length - 1)]);
  const word = (least: number, most: number) =>
    letters(seed % 2 ? 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي' : 'abcdefgh &+%#$’', least, most).join('');
  const longestId = between(3, 60);
  const ids = new Set(Array.from({ length: between(1, 200) }, () => between(0, 35 ** 3)));
  const styles = [...ids].map(
    (id) => id.toString(36).padStart(3, '0') + letters('ab-9', 0, longestId - 3).join(''),
  );
  const audience = [undefined, ...audiences][between(0, 2)];
  const words = {
    chat: 'https://wa.me/201000000000',
    greeting: `A${word(1, 119)}`,
    greetings: { startups: `B${word(1, 119)}`, traders: `C${word(1, 119)}` },
    names: Object.fromEntries(styles.map((id) => [id, `$&${word(1, 35)}.`])),
    message: `${word(1, 52)}: {style}`,
    more: `${word(1, 40)} {number} {address}`,
  };
  return { choice: { audience, styles }, words };
}

test('a message and the address in it name every style, in order, within 2,000 characters', () => {
  for (let seed = 1; seed <= 500; seed++) {
    const { choice, words } = randomChoice(seed);
    const { address, left } = compose(choice, words, page);
    expect(address.length).toBeLessThanOrEqual(2000);
    const [chat, encoded = ''] = address.split('?text=');
    expect(chat).toBe(words.chat);
    const greeting =
      choice.audience === undefined ? 'A' : choice.audience === 'startups' ? 'B' : 'C';
    const text = decodeURIComponent(encoded);
    const [before = ''] = words.message.split('{style}');
    const start = Object.values({ ...words.greetings, general: words.greeting })
      .map((own) => `${own} ${before}`)
      .find((own) => own.startsWith(greeting) && text.startsWith(own));
    const list = text.slice(start?.length ?? Number.NaN);

    const sent = choice.styles.slice(0, choice.styles.length - left);
    const lines = list.split('\n').filter(Boolean);
    const fragment = lines.at(-1)?.split(page)[1];
    if (fragment !== undefined) lines.pop();
    const listed = readChoice(fragment ?? '', { audiences, styles: sent });
    const named = sent.slice(0, lines.length);
    const dash = sent.length > 1 ? '- ' : '';
    expect(lines).toEqual(named.map((id) => dash + words.names[id]));
    expect([...named, ...listed.styles]).toEqual(sent);
    expect(named.length).toBeGreaterThan(0);
    if (fragment !== undefined) {
      expect(listed.audience).toBe(choice.audience);
      expect(list).toContain(` ${listed.styles.length} ${page}`);
    }
    // None is left out that had room: one takes up to 71 characters, and its number one more.
    if (left > 0) expect(address.length).toBeGreaterThan(2000 - 72);
  }
});

test('six styles always have room in a message', () => {
  const letter = 'ع';
  const styles = Array.from({ length: 6 }, (_, index) => `${index}`.padStart(60, 'a'));
  const words = {
    chat: `https://wa.me/${'9'.repeat(15)}`,
    greeting: letter.repeat(120),
    greetings: {},
    names: Object.fromEntries(styles.map((id) => [id, letter.repeat(35)])),
    message: `${letter.repeat(53)}{style}`,
    more: `${letter.repeat(43)}{number}{address}`,
  };
  expect(compose({ styles }, words, page).left).toBe(0);
});

test.each([
  ['#traders+product-a', '#traders+product-a'],
  ['#product-b+product-a+product-b+startups', '#startups+product-a+product-b'],
  ['#%70roduct-a', ''],
  ['#product-a&text=x', ''],
  ['#product-x+__proto__+content', ''],
  ['#product-a+<img src=x>', '#product-a'],
  ['', ''],
])('the address %s names %s', (fragment, known) => {
  expect(writeChoice(readChoice(fragment, { audiences, styles: ['a', 'b'] }))).toBe(known);
});

test('what a link adds comes after what was chosen, once; its kind of client is the new one', () => {
  const chosen = { audience: 'startups', styles: ['a', 'b'] };
  expect(addChoice(chosen, { styles: ['b', 'c'] })).toEqual({
    audience: 'startups',
    styles: ['a', 'b', 'c'],
  });
  expect(addChoice(chosen, { audience: 'traders', styles: [] }).audience).toBe('traders');
});
