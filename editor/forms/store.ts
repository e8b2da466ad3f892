import {
  cpSync,
  existsSync,
  mkdtempDisposableSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { mistakesIn } from '../../src/content/checks/check-content.ts';
import { partOf, valueAt } from '../../src/content/schema/shape.ts';
import type { Path, PlacedProblem } from '../../src/error-messages/sentences.ts';
import { keep } from './before.ts';
import { formOf, pathsOf, sourceOf, valuesIn, withSamplesLeft } from './files.ts';
import { type Conflict, differences, type Group, merge, same, withValue } from './merge.ts';
import { withValues } from './values.ts';

/** What a form sends of a file: its values as the form was opened with them, and as they are there now. */
export interface Change {
  file: string;
  base: Group;
  mine: Group;
  /** The texts around a former save, which is taken back. */
  former?: { before: string; after: string };
}

/** What has become of a changed file. */
interface Outcome {
  /** What is in the file now. */
  base: Group;
  /** What the form shows from now on: with what is in the file, and what could not be saved. */
  mine: Group;
  conflicts: Conflict[];
}

/** The answer to a save. */
export interface Answer {
  files: Record<string, Outcome>;
  /** What is wrong; the fields with a mistake are not saved. */
  mistakes: PlacedProblem[];
  /** What was wrong in the content before, and still is. */
  left: PlacedProblem[];
  /** Whether a file was written. */
  saved: boolean;
}

let lastWrite: Promise<unknown> = Promise.resolve();

/** Reads and writes content once everything before it has been written. Throws what it throws. */
export function afterOtherWrites<Result>(write: () => Result | Promise<Result>): Promise<Result> {
  const writing = Promise.allSettled([lastWrite]).then(write);
  lastWrite = writing;
  return writing;
}

/**
 * Saves what a form changed, on top of what the files have by now. Where both changed the same, the file keeps its own and the
 * answer tells both. A field with a mistake is not saved, and keeps none of the others from it. With `isTrial` nothing is written.
 */
export const save = (changes: Change[], isTrial = false) =>
  afterOtherWrites(() => tryAndWrite(changes, isTrial));

async function tryAndWrite(changes: Change[], isTrial: boolean): Promise<Answer> {
  const files = changes.map((change) => mergeWithFile(change));
  const { mistakes, left, wanted } = await takeOutMistakes(files);
  // The checks take a while, in which another program may have saved a file.
  if (files.some(({ file, source }) => sourceOf(file) !== source))
    return tryAndWrite(changes, isTrial);
  const written = new Map(
    files.map(({ file, source, theirs, merged, former }) => {
      const values = wanted.get(file);
      // With the comments that it took out, too.
      const isBack = former?.after === source && same(values, merged);
      if (isBack) return [file, former.before];
      // Where nothing changes, not even the name of a photograph, which the site knows in another form.
      return [file, same(values, theirs) ? source : withValues(source, values)];
    }),
  );
  const changed = files.filter(({ file, source }) => !isTrial && written.get(file) !== source);
  if (changed.length > 0) {
    const texts = changed.map(
      ({ file, source, theirs }) =>
        [
          file,
          {
            before: source,
            after: `${written.get(file)}`,
            changed: differences(theirs, wanted.get(file)),
          },
        ] as const,
    );
    keep(Object.fromEntries(texts));
    replaceFiles(new Map(texts.map(([file, { after }]) => [file, Buffer.from(after)])));
  }
  const outcomes = files.map(({ file, theirs, merged, conflicts }) => {
    const base = (isTrial ? theirs : wanted.get(file)) as Group;
    // What is taken off the list of sample values is no change of the form's.
    const mine = 'sampleValues' in base ? { ...merged, sampleValues: base.sampleValues } : merged;
    return [file, { base, mine, conflicts }] as const;
  });
  return { files: Object.fromEntries(outcomes), mistakes, left, saved: changed.length > 0 };
}

/** A changed file, brought together with what is in it now. */
type Merged = ReturnType<typeof mergeWithFile>;

function mergeWithFile({ file, base, mine, former }: Change) {
  formOf(file);
  const source = sourceOf(file);
  const theirs = valuesIn(file, source);
  const { merged, conflicts } = merge(base, mine, theirs);
  return { file, source, theirs, merged: merged as Group, conflicts, former };
}

/** What can be saved of changed files, and why the rest cannot. */
async function takeOutMistakes(files: Merged[]) {
  const wanted = new Map(files.map(({ file, merged }) => [file, merged]));
  const involved = new Set([...files.flatMap(({ file }) => pathsOf(formOf(file))), siteFile]);
  const told: PlacedProblem[] = [];
  let usual: PlacedProblem[] | undefined;
  let all: PlacedProblem[];
  let elsewhere: PlacedProblem[];
  // To take out one change may make a mistake of another, such as of the same item in the other language.
  for (;;) {
    all = await mistakesWith(files, wanted);
    const mistakes = all.filter(({ file = '' }) => involved.has(file));
    elsewhere = all.filter((mistake) => !mistakes.includes(mistake));
    if (mistakes.length === 0) break;
    usual ??= await mistakesWith([], wanted);
    let isLess = false;
    for (const mistake of mistakes) {
      const related = files.filter(({ file }) => pathsOf(formOf(file)).includes(`${mistake.file}`));
      const taken = related.filter((file) => takeOut(file, mistake, wanted));
      isLess ||= taken.length > 0;
      const isOld = usual.some((old) => isSameProblem(old, mistake));
      // Nothing can be said of the pages while the factory's own file cannot be read.
      const isInTheWay = mistake.file === siteFile && usual.some(({ file }) => file === siteFile);
      if (taken.length > 0 || isInTheWay || !isOld) told.push(mistake);
    }
    if (isLess) continue;
    if (told.length > 0 && mistakes.some((mistake) => told.includes(mistake))) {
      for (const { file, theirs } of files) wanted.set(file, theirs);
      elsewhere = [];
      all = usual;
    }
    break;
  }
  // What was right in another file may need what was taken away.
  if (elsewhere.length > 0) usual ??= await mistakesWith([], wanted);
  const isNew = (it: PlacedProblem) => !usual?.some((old) => isSameProblem(old, it));
  told.push(...elsewhere.filter(isNew));
  const isFirst = (it: PlacedProblem, index: number) =>
    told.findIndex((other) => isSameProblem(other, it)) === index;
  for (const { file, theirs, former } of files)
    if (!former) wanted.set(file, withSamplesLeft(theirs, wanted.get(file) ?? theirs));
  const left = all.filter((it) => !told.some((other) => isSameProblem(it, other)));
  return { wanted, mistakes: told.filter(isFirst), left };
}

const siteFile = 'content/site.yaml';

const isSameProblem = (one: PlacedProblem, other: PlacedProblem) =>
  one.file === other.file && one.code === other.code && `${one.path}` === `${other.path}`;

/** Takes the changes out of a file that a mistake is about; whether there were any. */
function takeOut({ file, theirs }: Merged, { path = [] }: PlacedProblem, wanted: Wanted): boolean {
  const values = wanted.get(file);
  const steps = path.map(String);
  const concerns = (changed: readonly (string | number)[]) =>
    changed.every((step, index) => index >= steps.length || steps[index] === `${step}`);
  // A group of optional fields that the file did not have is as many changes as it has fields.
  const apart = (changed: Path): Path[] => {
    const { properties, required = [] } = changed.map(String).reduce(partOf, formOf(file).shape);
    const isNew = valueAt(theirs, changed) === undefined;
    if (!isNew || !properties || required.length > 0) return [changed];
    return Object.keys(Object(valueAt(values, changed))).map((name) => [...changed, name]);
  };
  const changes = differences(theirs, values).flatMap(apart).filter(concerns);
  const without = changes.reduce<unknown>((all, changed) => {
    const value = changed.reduce<unknown>((group, step) => Object(group)[step], theirs);
    return withValue(all, changed, value);
  }, values);
  wanted.set(file, without as Group);
  return changes.length > 0;
}

type Wanted = Map<string, Group>;

/** The mistakes of all content, with some files as they would be. */
async function mistakesWith(files: Merged[], wanted: Wanted): Promise<PlacedProblem[]> {
  // `using` removes it when this function ends.
  using folder = mkdtempDisposableSync(`${tmpdir()}/site-forms-`);
  copyContent(`${folder.path}/content`);
  for (const { file, source } of files)
    writeFileSync(`${folder.path}/${file}`, withValues(source, wanted.get(file)));
  // Without `await` it would be gone before the photographs are read.
  return await mistakesIn(`${folder.path}/content`);
}

/** Copies the content, but for what no form writes: photographs would take seconds. */
function copyContent(to: string): void {
  const linked = ['photos', 'logo', 'files'].filter((name) => existsSync(`content/${name}`));
  // Follows links, or a file would be tried in the place that a link leads to.
  cpSync(realpathSync('content'), to, {
    recursive: true,
    dereference: true,
    filter: (path) => !linked.some((name) => path === `${realpathSync('content')}/${name}`),
  });
  for (const name of linked)
    symlinkSync(realpathSync(`content/${name}`), `${to}/${name}`, 'junction');
}

/** Writes all files that are to change, or none if the disk is full. */
export function replaceFiles(files: ReadonlyMap<string, Buffer>): void {
  const changed = [...files].filter(
    ([path, bytes]) => !existsSync(path) || !readFileSync(path).equals(bytes),
  );
  try {
    for (const [path, bytes] of changed) writeFileSync(`${path}.part`, bytes);
    for (const [path] of changed) renameSync(`${path}.part`, path);
  } catch (error) {
    for (const [path] of changed) rmSync(`${path}.part`, { force: true, recursive: true });
    throw error;
  }
}
