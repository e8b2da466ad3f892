import type { Code, Problem } from '../../problems/problem.ts';

const added: Problem = { code: 'entry-new', values: { version: '1.0.0' } };

/** Entries that content of an earlier version lacks or has too many, by the names of file and field. */
export const changedEntries: Record<string, Problem> = {
  'layout labels.mobile': added,
  'layout labels.landline': added,
  'layout labels.hotline': added,
  'layout social.x': added,
  'layout social.telegram': added,
  'layout social.snapchat': added,
  'layout social.pinterest': added,
  'catalog choice.belowStyleMinimum': added,
  'catalog mockup': added,
  'catalog details.units.minimum': { code: 'gone' },
  'start-project email': added,
};

/** Files that content of an earlier version has and nothing reads any more, by their places in `content/`. */
export const formerFiles: Record<string, Code> = {
  'editor.yaml': 'gone',
  'messages/ar.json': 'gone',
  'messages/en.json': 'gone',
  'samples.yaml': 'accepted-moved',
};
