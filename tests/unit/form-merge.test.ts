import { expect, test } from 'vitest';
import { differences, type Group, merge, same, withValue } from '../../editor/forms/merge.ts';
import { valueAt, walk } from '../../src/content/schema/shape.ts';
import { random } from '../helpers/random.ts';

const base = {
  title: 'Title',
  group: { one: 'One', two: 'Two' },
  styles: ['a', 'b', 'c', 'd'].map((id) => ({
    id,
    name: `Name of ${id}`,
    sizes: `Sizes of ${id}`,
  })),
  paragraphs: ['First', 'Second', 'Third'],
};
type Values = typeof base;

/** A copy of the values with a change. */
function changed(change: (values: Values) => unknown): Values {
  const copy = structuredClone(base);
  change(copy);
  return copy;
}

const style = { id: 'e', name: 'Name of e', sizes: 'Sizes of e' };
const other = { id: 'f', name: 'Name of f', sizes: 'Sizes of f' };
const first = ({ styles }: Values) => styles[0] as Values['styles'][number];

type Change = (values: Values) => unknown;
const toTitle: Change = (values) => Object.assign(values, { title: 'New' });
const toName: Change = (values) => Object.assign(first(values), { name: 'New' });
const toSizes: Change = (values) => Object.assign(first(values), { sizes: 'New' });
const reversed: Change = ({ styles }) => styles.reverse();
const withoutThird: Change = ({ styles }) => styles.splice(2, 1);
const withStyle: Change = ({ styles }) => styles.push(style);

test.each<[what: string, mine: Change, theirs: Change]>([
  ['two fields', toTitle, ({ group }) => Object.assign(group, { one: 'Other' })],
  ['two fields of an item', toName, toSizes],
  ['a field, and the order of the items', toName, reversed],
  ['a field, and an item less', toName, withoutThird],
  ['a field, and an item more', toName, withStyle],
  ['the order, and an item more', reversed, withStyle],
  [
    'two paragraphs',
    ({ paragraphs: all }) => all.fill('New', 0, 1),
    ({ paragraphs }) => paragraphs.pop(),
  ],
])('what only one side changed is merged: %s', (_, mine, theirs) => {
  const sides = [changed(mine), changed(theirs)] as const;
  const both = changed((values) => {
    mine(values);
    theirs(values);
  });
  for (const [one, two] of [sides, sides.toReversed()]) {
    const { merged, conflicts } = merge(base, one, two);
    expect(conflicts).toEqual([]);
    expect(merged).toEqual(both);
  }
});

test('items that both sides add are all there', () => {
  const mine = changed(withStyle);
  const theirs = changed(({ styles }) => styles.push(other));
  const { merged, conflicts } = merge(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(merged).toEqual(changed(({ styles }) => styles.push(other, style)));
});

test.each<[what: string, mine: Change, theirs: Change, path: (string | number)[]]>([
  ['a text', toTitle, (values) => Object.assign(values, { title: 'Other' }), ['title']],
  [
    'a text of an item',
    toName,
    (values) => Object.assign(first(values), { name: 'x' }),
    ['styles', 0, 'name'],
  ],
  ['an item that the other removed', toName, ({ styles }) => styles.shift(), ['styles']],
  ['the order', reversed, ({ styles }) => styles.unshift(...styles.splice(1, 1)), ['styles']],
  [
    'a group that is gone',
    (values) => Object.assign(values.group, { one: 'x' }),
    (values) => Reflect.deleteProperty(values, 'group'),
    ['group'],
  ],
])(
  'what both sides changed is told with both, and what is there stays: %s',
  (_, one, two, path) => {
    const [mine, theirs] = [changed(one), changed(two)];
    const { merged, conflicts } = merge(base, mine, theirs);
    expect(merged).toEqual(theirs);
    expect(conflicts).toEqual([{ path, mine: valueAt(mine, path), theirs: valueAt(theirs, path) }]);
  },
);

/** Changes values at random: texts, and the items of lists. What is typed is nowhere else. */
function editAtRandom(values: Values, pick: (limit: number) => number, side: string): Values {
  let edited: unknown = values;
  for (let count = 1 + pick(4); count > 0; count--) {
    const typed = `${side} ${pick(1e9)}`;
    const texts = [...walk(edited)].filter(({ value }) => typeof value === 'string');
    const { path } = texts[pick(texts.length)] ?? { path: ['title'] };
    const list = pick(2) ? 'styles' : 'paragraphs';
    const items = [...(valueAt(edited, [list]) as unknown[])];
    const act = pick(6);
    if (act < 3 || items.length < 2) edited = withValue(edited, path, typed);
    else if (act === 3) edited = withValue(edited, [list], items.toSpliced(pick(items.length), 1));
    else if (act === 4)
      edited = withValue(edited, [list], [...items.slice(1), ...items.slice(0, 1)]);
    else
      edited = withValue(
        edited,
        [list],
        [...items, list === 'styles' ? { ...style, name: typed } : typed],
      );
  }
  return edited as Values;
}

const textsOf = (value: unknown) =>
  new Set(
    [...walk(value)].map(({ value: text }) => text).filter((text) => typeof text === 'string'),
  );

test('whatever two tabs do, nothing that one of them typed is lost unseen', () => {
  const pick = random(58);
  for (let round = 0; round < 3000; round++) {
    const mine = editAtRandom(base, pick, 'mine');
    const theirs = editAtRandom(base, pick, 'theirs');
    const { merged, conflicts } = merge(base, mine, theirs);
    const there = textsOf(merged);
    const told = textsOf(conflicts.map((conflict) => [conflict.mine, conflict.theirs]));
    const before = textsOf(base);
    // What the first tab has saved is in the file, also where the second one changed it.
    for (const text of textsOf(theirs))
      if (!before.has(text)) expect(there, JSON.stringify({ mine, theirs })).toContain(text);
    for (const text of textsOf(mine))
      if (!before.has(text) && !there.has(text))
        expect(told, JSON.stringify({ mine, theirs })).toContain(text);
    // What only the first tab removed is gone, and nothing comes back.
    for (const text of there)
      expect(textsOf([mine, theirs]), JSON.stringify({ mine, theirs })).toContain(text);
    if (same(mine, base)) expect(merged).toEqual(theirs);
    for (const { path } of conflicts)
      expect(valueAt(merged, path)).toEqual(
        valueAt(
          conflicts.find((other) => other.path === path),
          ['theirs'],
        ),
      );
  }
});

test('differences are told at their places, and those in a list of another length as the whole list', () => {
  const after = changed((values) => {
    toName(values);
    values.paragraphs.push('Fourth');
    Reflect.deleteProperty(values.group, 'two');
  });
  expect(differences(base, after)).toEqual([
    ['group', 'two'],
    ['styles', 0, 'name'],
    ['paragraphs'],
  ]);
  const back = differences(base, after).reduce<unknown>(
    (values, path) => withValue(values, path, valueAt(base, path)),
    after,
  );
  expect(back as Group).toEqual(base);
});
