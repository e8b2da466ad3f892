/* What is edited: the values of all files as they are in the files and as they are here, and what is to be told of them. */
import { useSyncExternalStore } from 'react';
import { valueAt } from '../../../src/content/schema/shape.ts';
import type { Path } from '../../../src/error-messages/sentences.ts';
import { placeKey } from '../../site/mark.ts';
import type { LogoPart } from '../logo.ts';
import { type Conflict, type Group, merge, same, withValue } from '../merge.ts';
import type { Mistake, ShownAnswer, State } from '../state.ts';
import type { Change } from '../store.ts';
import { ask, locale, say } from './desk.ts';
import { type Draft, keepDraft, takeDrafts } from './drafts.ts';

/** A field in a file. */
export interface Place {
  file: string;
  path: Path;
}

/** A field that is shown; `isOnPage` where it was pressed on the page, which then stays. */
export interface Selected extends Place {
  isOnPage?: boolean;
}

/** A place as one text, to compare. */
export const keyOf = ({ file, path }: Place) => placeKey(file.replace('content/', ''), path);

interface EditedFile {
  /** What the file has. */
  base: Group;
  /** What the form shows. */
  mine: Group;
  conflicts: Conflict[];
}

interface Editing {
  files: Record<string, EditedFile>;
  mistakes: Mistake[];
  /** The file of each photograph, by its name. */
  photos: Record<string, string>;
  logo: LogoPart[];
  /** What is told at the end of something. */
  message: string;
  isSaving: boolean;
  /** The place whose field is shown. */
  selected: Selected | undefined;
}

let editing: Editing;
/** What does not change: the forms, and their words. */
export let state: State;

const listeners = new Set<() => void>();

/** Calls back after each change. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(part: Partial<Editing>): void {
  editing = { ...editing, ...part };
  for (const listener of listeners) listener();
}

/** A part of what is edited; the component is drawn again when it changes. */
export const useEditing = <Part>(part: (editing: Editing) => Part): Part =>
  useSyncExternalStore(subscribe, () => part(editing));

/** What is edited, as it is now. */
export const current = (): Readonly<Editing> => editing;

/** The value at a place, as the form shows it. */
export const mineAt = ({ file, path }: Place) => valueAt(editing.files[file]?.mine, path);

/** The value at a place, as the file has it. */
export const baseAt = ({ file, path }: Place) => valueAt(editing.files[file]?.base, path);

/** Begins with what the files have, and with what was typed before and not saved. */
export async function begin(): Promise<void> {
  state = await ask<State>('state');
  const entries = Object.entries(state.files).map(([file, values]): [string, EditedFile] => [
    file,
    { base: values, mine: values, conflicts: [] },
  ]);
  editing = {
    files: Object.fromEntries(entries),
    mistakes: [],
    photos: state.photos,
    logo: state.logo,
    message: '',
    isSaving: false,
    selected: undefined,
  };
  for (const draft of await takeDrafts()) {
    const edited = editing.files[draft.file];
    if (!edited) continue;
    const { merged, conflicts } = merge(draft.base, draft.mine, edited.mine);
    const all = [...edited.conflicts, ...draft.conflicts, ...conflicts];
    editing.files[draft.file] = { ...edited, mine: merged as Group, conflicts: all };
  }
  const isDraft = unsaved().length > 0;
  setFiles(editing.files, isDraft ? say('edit-draft') : '');
  addEventListener('focus', () => void follow());
}

/** What is kept of a tab: the files that are not saved, or about which the owner has to decide. */
const unsaved = (): Draft[] =>
  Object.entries(editing.files).flatMap(([file, edited]) => {
    const isSaved = edited.conflicts.length === 0 && same(edited.base, edited.mine);
    return isSaved ? [] : [{ file, ...edited }];
  });

/** The files with changes that are not saved. */
export const changes = (): Change[] =>
  Object.entries(editing.files).flatMap(([file, { base, mine }]) =>
    base === mine || same(base, mine) ? [] : [{ file, base, mine }],
  );

type Snapshot = Editing['files'];
let past: Snapshot[] = [];
let future: Snapshot[] = [];
let last = { name: '', time: 0 };

/** Changes values. What is typed into one field without a pause is taken back as one change; its name is that of the field. */
export function edit(places: [Place, value: unknown][], name = ''): void {
  const isSame = name !== '' && name === last.name && Date.now() - last.time < 1000;
  last = { name, time: Date.now() };
  if (!isSame) past.push(editing.files);
  future = [];
  const files = { ...editing.files };
  for (const [{ file, path }, value] of places) {
    const edited = files[file];
    if (edited) files[file] = { ...edited, mine: withValue(edited.mine, path, value) as Group };
  }
  setFiles(files);
}

function setFiles(files: Snapshot, message = ''): void {
  change({ files, message });
  keepDraft(unsaved());
  checkLater();
}

/** Takes the last change back, or does again what was taken back. */
export function undo(isAgain = false): void {
  const [from, to] = isAgain ? [future, past] : [past, future];
  const former = from.pop();
  if (!former) return;
  to.push(editing.files);
  last = { name: '', time: 0 };
  const entries = Object.entries(editing.files).map(
    ([file, edited]) => [file, { ...edited, mine: former[file]?.mine ?? edited.mine }] as const,
  );
  setFiles(Object.fromEntries(entries));
}

export const canUndo = () => past.length > 0;
export const canRedo = () => future.length > 0;

let waiting: ReturnType<typeof setTimeout>;

/** Asks after a pause what is wrong in what was typed. */
function checkLater(): void {
  clearTimeout(waiting);
  waiting = setTimeout(async () => {
    const { files } = editing;
    const answer = await ask<ShownAnswer>('check', changes()).catch(() => undefined);
    // What was typed since is asked about next.
    if (answer && files === editing.files) change({ mistakes: allOf(answer) });
  }, 700);
}

/** All that is wrong, what is new first, but for what the files said when they were read. */
const allOf = ({ mistakes, left }: ShownAnswer) =>
  [...mistakes, ...left].filter(({ sentence }) => !state.broken.includes(sentence));

/** How many answers have told what is in the files. */
let answers = 0;

/** Saves what has changed, as far as it is right. */
export async function save(): Promise<void> {
  const sent = changes();
  if (sent.length === 0 || editing.isSaving) return;
  change({ isSaving: true, message: '' });
  await take(sent, () => ask<ShownAnswer>('save', sent));
}

/** Takes a former save back; what is typed and not saved stays. */
export const takeBack = (time: string) =>
  take([], () => ask<ShownAnswer>(`saves/${encodeURIComponent(time)}`, {}));

async function take(sent: Change[], act: () => Promise<ShownAnswer>): Promise<void> {
  try {
    const answer = await act();
    answers++;
    const files = { ...editing.files };
    for (const [file, outcome] of Object.entries(answer.files)) {
      const edited = files[file];
      if (!edited) continue;
      const { mine = edited.base } = sent.find((change) => change.file === file) ?? {};
      // Something may have been typed since it was sent.
      const later = merge(mine, edited.mine, outcome.mine);
      const conflicts = [...edited.conflicts, ...outcome.conflicts, ...later.conflicts];
      files[file] = { base: outcome.base, mine: later.merged as Group, conflicts };
      // To take back a change would then also take back what another has written.
      if (!same(withSamples(mine, outcome.mine), outcome.mine)) [past, future] = [[], []];
      else
        for (const former of [...past, ...future]) {
          const its = former[file];
          if (its) former[file] = { ...its, mine: withSamples(its.mine, outcome.mine) };
        }
    }
    clearTimeout(waiting);
    const mistakes = allOf(answer);
    const isDecided = Object.values(files).every(({ conflicts }) => conflicts.length === 0);
    const isAllSaved = Object.values(answer.files).every(({ base, mine }) => same(base, mine));
    const partly = answer.saved ? 'edit-saved-partly' : 'edit-not-saved';
    const saved = mistakes.length === 0 ? 'edit-saved' : 'edit-saved-broken';
    const message = say(!isDecided ? 'edit-undecided' : isAllSaved ? saved : partly);
    const { selected: before } = editing;
    // The field that is open, if it is wrong; else one in the language of the page, or of the desk.
    const isOpen = answer.mistakes.some(({ path }) => `${path}` === `${before?.path}`);
    const beside = answer.mistakes.find(({ file }) => file === before?.file);
    const own = answer.mistakes.find(({ file }) => file.includes(`/${locale}/`));
    const next = beside ?? own ?? answer.mistakes.find(({ file }) => file in files);
    const selected = isOpen ? before : (next ?? before);
    change({ files, mistakes, message, isSaving: false, selected });
    keepDraft(unsaved());
  } catch (error) {
    change({ isSaving: false, message: (error as Error).message });
  }
}

/** Values of a file with the list of sample values that is saved, which no field shows, and without those that it has lost. */
function withSamples(values: Group, saved: Group): Group {
  const [before, now] = [values.sampleValues, saved.sampleValues];
  if (!Array.isArray(before) || !Array.isArray(now)) return values;
  const replaced = before.filter((name) => !now.includes(name)).map((name) => [name, saved[name]]);
  return { ...values, ...Object.fromEntries(replaced), sampleValues: now };
}

/** Takes over what the files have by now. */
async function follow(): Promise<void> {
  const before = answers;
  const now = await ask<State>('state').catch(() => undefined);
  // An answer that came meanwhile is newer.
  if (!now || editing.isSaving || answers !== before) return;
  const files = { ...editing.files };
  let isOther = false;
  for (const [file, theirs] of Object.entries(now.files)) {
    const edited = files[file] ?? { base: theirs, mine: theirs, conflicts: [] };
    if (same(edited.base, theirs)) continue;
    isOther = true;
    const { merged, conflicts } = merge(edited.base, edited.mine, theirs);
    const all = [...edited.conflicts, ...conflicts];
    files[file] = { base: theirs, mine: merged as Group, conflicts: all };
  }
  if (isOther) [past, future] = [[], []];
  change({ photos: now.photos, logo: now.logo, ...(isOther && { files }) });
  keepDraft(unsaved());
  checkLater();
}

/** Ends a conflict: with what was typed here, or with what the file has. */
export function settle(file: string, conflict: Conflict, isMine: boolean): void {
  const edited = editing.files[file];
  if (!edited) return;
  if (isMine) edit([[{ file, path: conflict.path }, conflict.mine]]);
  const { mine } = editing.files[file] ?? edited;
  const conflicts = edited.conflicts.filter((other) => other !== conflict);
  setFiles({ ...editing.files, [file]: { ...edited, mine, conflicts } });
}

/** Leaves what was typed and not saved. */
export function discard(): void {
  const entries = Object.entries(editing.files).map(
    ([file, edited]) => [file, { ...edited, mine: edited.base }] as const,
  );
  past.push(editing.files);
  setFiles(Object.fromEntries(entries));
}

/** Shows the field of a place. */
export const select = (place: Selected | undefined) => change({ selected: place });

export const tell = (message: string) => change({ message });
export const setPhotos = (photos: Editing['photos']) => change({ photos });
export const setLogo = (logo: LogoPart[]) => change({ logo });
