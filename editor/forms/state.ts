import { partOf, type Shape, valueAt } from '../../src/content/schema/shape.ts';
import { type Path, type PlacedProblem, ProblemError } from '../../src/error-messages/sentences.ts';
import { knownLocales, type Locale, localeCodes } from '../../src/i18n/locales.ts';
import { type Kept, keptSave, keptSaves } from './before.ts';
import { formAt, forms, pathsOf, sourceOf, valuesIn } from './files.ts';
import { fieldSentence, labeledProblem, placeName, words } from './labels.ts';
import { logoParts } from './logo.ts';
import type { Group } from './merge.ts';
import { photoFiles } from './photos.ts';
import { type Answer, type Change, save } from './store.ts';

/** A mistake as the browser shows it: beside its field, and in the list of all. */
export interface Mistake {
  file: string;
  path: Path;
  /** Beside its field. */
  text: string;
  /** With the name of its field. */
  sentence: string;
}

/** A save that can be taken back, as the browser lists it. */
export interface ListedSave {
  time: string;
  /** The fields that it changed, by their names, each with what it had before and after. */
  fields: { name: string; from: unknown; to: unknown }[];
}

/** An answer to a save, for the browser. */
export type ShownAnswer = Omit<Answer, 'mistakes' | 'left'> &
  Record<'mistakes' | 'left', Mistake[]>;

/** What the browser begins with, and asks for again when the owner comes back to it. */
export type State = ReturnType<typeof stateFor>;

/** Every form with its shape, the values of all files, and the words of the forms. */
export function stateFor(locale: Locale) {
  const files: Record<string, Group> = {};
  const broken: string[] = [];
  for (const path of forms.flatMap(pathsOf)) {
    try {
      files[path] = valuesIn(path, sourceOf(path));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      broken.push(...error.problems.map((problem) => labeledProblem(problem, locale)));
    }
  }
  return {
    forms: forms.map(({ name, file, shape }) => ({ name, file, shape: shape as Shape })),
    locales: localeCodes,
    files,
    /** Why some files cannot be edited here. */
    broken,
    photos: photoFiles(),
    logo: logoParts(),
    names: words.names,
    hints: { ...words.hints.en, ...words.hints[locale] },
  };
}

/** What the browser is told of a save. */
export async function answerTo(changes: Change[], isTrial: boolean, locale: Locale) {
  return shown(await save(changes, isTrial), locale);
}

function shown(answer: Answer, locale: Locale): ShownAnswer {
  const mistakeOf = (problem: PlacedProblem): Mistake => ({
    file: problem.file ?? '',
    path: problem.path ?? [],
    text: fieldSentence(problem, locale),
    sentence: labeledProblem(problem, locale),
  });
  const onceEach = (problems: PlacedProblem[]) =>
    problems.filter((problem) => !isRepeated(problem, problems, locale)).map(mistakeOf);
  return { ...answer, mistakes: onceEach(answer.mistakes), left: onceEach(answer.left) };
}

/** Whether a mistake in what all languages share is told in the language of the desk, too. */
function isRepeated(
  { file = '', path = [], code }: PlacedProblem,
  all: PlacedProblem[],
  locale: Locale,
) {
  const form = formAt(file);
  const own = file.replace(/^content\/\w+\//, `content/${locale}/`);
  if (!form || file === own) return false;
  const steps = path.map(String);
  const isShared = steps.some((_, at) => steps.slice(0, at + 1).reduce(partOf, form.shape).shared);
  const isSame = (other: PlacedProblem) =>
    other.file === own && other.code === code && `${other.path}` === `${path}`;
  return isShared && all.some(isSame);
}

/** Whether a name is that of a language that the site has left out. */
const isLeftOut = (name: PropertyKey) =>
  name in knownLocales && !localeCodes.includes(name as Locale);

/** Values without the texts of languages that the site has left out. */
function ofSite(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(ofSite);
  const parts = Object.entries(value).filter(([name]) => !isLeftOut(name));
  return Object.fromEntries(parts.map(([name, part]) => [name, ofSite(part)]));
}

/** What a save did to files that the site has. */
function filesOf({ files }: Kept) {
  const known = forms.flatMap(pathsOf);
  return Object.entries(files).filter(([file]) => known.includes(file));
}

/** The saves that can be taken back, the newest first. */
export const listedSaves = (locale: Locale): ListedSave[] =>
  keptSaves()
    .map((kept) => ({
      time: kept.time,
      fields: filesOf(kept).flatMap(([file, { before, after, changed }]) => {
        const [from, to] = [before, after].map((source) => ofSite(valuesIn(file, source)));
        return changed
          .filter((path) => !path.some(isLeftOut))
          .map((path) => ({
            name: placeName({ file, path }, locale),
            from: valueAt(from, path),
            to: valueAt(to, path),
          }));
      }),
    }))
    .filter(({ fields }) => fields.length > 0);

/** Takes back what a save changed, and nothing that was changed since; this is a save too. */
export async function takeBack(time: string, locale: Locale): Promise<ShownAnswer> {
  const changes = filesOf(keptSave(time)).map(([file, former]) => ({
    file,
    base: ofSite(valuesIn(file, former.after)) as Group,
    mine: ofSite(valuesIn(file, former.before)) as Group,
    former,
  }));
  return shown(await save(changes), locale);
}
