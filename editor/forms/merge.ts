/* Brings together what two sides made of the same values. Also for browsers: it imports nothing of Node. */
import type { Path } from '../../src/error-messages/sentences.ts';

/** A group of entries, or a list. */
export type Group = Record<string, unknown>;

/** A place that both sides changed; undefined stands for what is not there. */
export interface Conflict {
  /** Where it is in the values that were brought together. */
  path: Path;
  mine: unknown;
  theirs: unknown;
}

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values are equal; the order of a group's entries makes no difference. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!(one instanceof Object && other instanceof Object)) return false;
  const names = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every(
      (name) => Object.hasOwn(other, name) && same(Object(one)[name], Object(other)[name]),
    )
  );
}

/**
 * What `mine` and `theirs` made of `base`, with the changes of both; where both changed the same it has theirs, and the
 * conflict tells mine.
 */
export function merge(base: unknown, mine: unknown, theirs: unknown) {
  const conflicts: Conflict[] = [];
  const merged = mergeAt({ base, mine, theirs, path: [] }, conflicts);
  return { merged, conflicts };
}

interface Sides {
  base: unknown;
  mine: unknown;
  theirs: unknown;
  path: Path;
}

function mergeAt({ base, mine, theirs, path }: Sides, conflicts: Conflict[]): unknown {
  if (same(mine, base) || same(mine, theirs)) return theirs;
  if (same(theirs, base)) return mine;
  const common = base ?? {};
  if (isGroup(common) && isGroup(mine) && isGroup(theirs)) {
    const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
    const entries = [...names].map((name) => {
      const sides = { base: common[name], mine: mine[name], theirs: theirs[name] };
      return [name, mergeAt({ ...sides, path: [...path, name] }, conflicts)] as const;
    });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    const merged = mergeLists(base, mine, theirs, path);
    conflicts.push(...(merged?.conflicts ?? []));
    if (merged) return merged.items;
  }
  conflicts.push({ path, mine, theirs });
  return theirs;
}

/** A list with the changes of both sides; nothing where both moved or removed items, or that cannot be told. */
function mergeLists(base: unknown[], mine: unknown[], theirs: unknown[], path: Path) {
  const [fromMine, fromTheirs] = [originsOf(mine, base), originsOf(theirs, base)];
  if (!fromMine || !fromTheirs) return undefined;
  // Of the side that has at most added items, these are put at the end of the other side's list.
  const isAdding = (from: Origins) => base.every((_, index) => from[index] === index);
  if (!isAdding(fromMine) && !isAdding(fromTheirs)) return undefined;
  const [order, added] = isAdding(fromMine) ? [fromTheirs, mine] : [fromMine, theirs];
  const ordered = order === fromMine ? mine : theirs;
  const conflicts: Conflict[] = [];
  // One side removed what the other one changed.
  for (const [index, item] of base.entries())
    if (!order.includes(index) && !same(item, added[index])) return undefined;
  const items = ordered.map((item, index) => {
    const origin = order[index];
    if (origin === undefined) return item;
    const sideOf = (list: unknown[], from: Origins) => list[from.indexOf(origin)];
    const sides = {
      base: base[origin],
      mine: sideOf(mine, fromMine),
      theirs: sideOf(theirs, fromTheirs),
    };
    return mergeAt({ ...sides, path: [...path, index] }, conflicts);
  });
  return { items: [...items, ...added.slice(base.length)], conflicts };
}

/** For each item of a list, which item of the list it was before; undefined for a new one. */
type Origins = (number | undefined)[];

/** Where the items of a list come from; nothing where that cannot be told. An item that was changed has kept its place. */
function originsOf(list: unknown[], base: unknown[]): Origins | undefined {
  const origins: Origins = list.map((item, index) =>
    index < base.length && same(item, base[index]) ? index : undefined,
  );
  const free = () => [...base.keys()].filter((index) => !origins.includes(index));
  const match = (find: (index: number) => number | undefined) => {
    for (const index of list.keys()) origins[index] ??= find(index);
  };
  match((index) => free().find((origin) => same(list[index], base[origin])));
  match((index) => free().find((origin) => origin === index));
  const isLeft = free().length > 0 && origins.includes(undefined);
  return isLeft ? undefined : origins;
}

/** The places at which two values differ: in groups and lists of one length those within, else the whole. */
export function differences(before: unknown, after: unknown, path: Path = []): Path[] {
  if (same(before, after)) return [];
  const isOneKind =
    Array.isArray(before) && Array.isArray(after)
      ? before.length === after.length
      : isGroup(before) && isGroup(after);
  if (!isOneKind) return [path];
  const names = Object.keys({ ...Object(before), ...Object(after) });
  return names.flatMap((name) => {
    const step = Array.isArray(before) ? Number(name) : name;
    return differences(Object(before)[name], Object(after)[name], [...path, step]);
  });
}

/** The same values with another one at a place; undefined takes out what is there. Groups on the way are made. */
export function withValue(values: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const copy = Array.isArray(values) ? [...values] : { ...Object(values) };
  const changed = withValue(copy[step], rest, value);
  if (changed === undefined && !Array.isArray(copy)) delete copy[step];
  else copy[step] = changed;
  return copy;
}
