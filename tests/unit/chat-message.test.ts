import { expect, test } from 'vitest';
import { chatWith, emailWith } from '../../src/chat/address.ts';
import { readChoice, styleId } from '../../src/chat/choice.ts';
import { compose } from '../../src/chat/message.ts';
import { counter } from '../../src/i18n/format.ts';
import { audiences, randomChoice, usual } from './random-choice.ts';

const origin = 'https://www.factory.example';

/** A line of the message, taken apart. */
const linePattern = /^- (?:\u2068(?<isolated>.*)\u2069: (?<pieces>.*)|(?<name>.*))$/;

test('a message, or the link in it, names every chosen item in order, within 2,000 characters', () => {
  for (let seed = 1; seed <= 500; seed++) {
    const { choice, data } = randomChoice(seed);
    const addressOf = (text: string) => chatWith(data.chat, text);
    const { text, left } = compose(choice, data, origin, addressOf);
    const address = addressOf(text);
    expect(address.length).toBeLessThanOrEqual(2000);
    const [chat, encoded = ''] = address.split('?text=');
    expect(chat).toBe(data.chat);
    const [greeting, message, ...lines] = decodeURIComponent(encoded).split('\n');
    const { startups, traders } = data.greetings;
    const expected = { startups, traders }[choice.audience ?? ''] ?? data.greeting;
    expect([greeting, message]).toEqual([expected, data.message]);

    const sent = choice.items.slice(0, choice.items.length - left);
    const pieces = sent.reduce((sum, { pieces = 0 }) => sum + pieces, 0);
    const hasTotal = pieces > 0 && sent.length > 1;
    const say = counter(data.pieceCounts, data.locale);
    if (hasTotal) expect(lines.pop()).toBe(data.total.replace('{pieces}', () => say(pieces)));
    const [more, fragment] = lines.at(-1)?.split(origin + usual.startPath) ?? [];
    if (fragment !== undefined) lines.pop();
    const ids = sent.map(({ id }) => id);
    const listed = readChoice(fragment ?? '', { audiences, ids, quantities: true });
    const named = sent.slice(0, lines.length);
    const read = lines.map((line) => ({ ...linePattern.exec(line)?.groups }));
    expect(read).toEqual(
      named.map(({ id, pieces }) =>
        pieces
          ? { isolated: data.names[id], pieces: say(pieces), name: undefined }
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

test('an item whose name is not known is named by its id', () => {
  const { text } = compose({ items: [{ id: 'product-none' }] }, usual, origin, encodeURIComponent);
  expect(text.split('\n').at(-1)).toBe('- product-none');
});

test('an email has the text of the chat, encoded as RFC 6068 asks, within 2,000 characters', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const { choice, data } = randomChoice(seed);
    // Of 200, three and none.
    if (seed % 10) choice.items.splice((seed % 2) * 3);
    const [address, subject] = [`orders+${seed}@factory.example`, `C&A 100 % #1 = ${data.more}`];
    const emailOf = (text: string) => emailWith(address, subject, text);
    const { text } = compose(choice, data, origin, emailOf);
    const email = emailOf(text);
    expect(email.length).toBeLessThanOrEqual(2000);
    const [, to = '', ...fields] = /^mailto:(.*?)\?subject=(.*?)&body=(.*)$/.exec(email) ?? [];
    // What the RFC lets stand as it is; a plus sign is no space, but some programs take it for one.
    for (const part of [to, ...fields]) expect(part).toMatch(/^([\w.~!'()*@-]|%[\dA-F]{2})*$/);
    expect(decodeURIComponent(to)).toBe(address);
    const body = decodeURIComponent(chatWith('', text).slice('?text='.length)).split('\n');
    expect(fields.map(decodeURIComponent)).toEqual([subject, body.join('\r\n')]);
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
])('%s: %i pieces are written as %s', (locale, number, counted) => {
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
  expect(counter(forms, locale)(number)).toBe(counted);
});

test('a message has room for six styles with the longest names', () => {
  const letter = 'ع';
  const items = Array.from({ length: 6 }, (_, index) => ({
    id: styleId(`${index}`.padStart(60, 'a')),
    pieces: 99999,
  }));
  const data = {
    ...usual,
    locale: 'ar' as const,
    chat: `https://wa.me/${'9'.repeat(15)}`,
    greeting: letter.repeat(100),
    greetings: {},
    names: Object.fromEntries(items.map(({ id }) => [id, letter.repeat(35)])),
    message: letter.repeat(40),
    more: `${letter.repeat(23)}{number}{address}`,
    total: `${letter.repeat(22)}{pieces}`,
    pieceCounts: { other: `{number} ${letter.repeat(6)}` },
  };
  expect(compose({ items }, data, origin, (text) => chatWith(data.chat, text)).left).toBe(0);
});
