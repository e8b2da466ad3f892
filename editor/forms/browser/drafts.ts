/* What is typed and not saved, kept by the browser: each tab has a draft of its own, under a name that it holds locked. */
import type { Conflict } from '../merge.ts';
import type { Change } from '../store.ts';

const prefix = 'draft ';
const own = `${prefix}${Math.random()}`;

/** A file with what is not saved of it. */
export interface Draft extends Change {
  conflicts: Conflict[];
}

/** Keeps what is not saved, also when the browser is closed. */
export function keepDraft(files: Draft[]): void {
  if (files.length === 0) localStorage.removeItem(own);
  else localStorage.setItem(own, JSON.stringify(files));
}

/** Takes over the drafts of tabs that are closed, and holds the name of its own. */
export async function takeDrafts(): Promise<Draft[]> {
  hold(own);
  const kept = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  const taken = kept.map((name) =>
    whileFree(name, () => {
      const draft: Draft[] = JSON.parse(localStorage.getItem(name) ?? '[]');
      localStorage.removeItem(name);
      return draft;
    }),
  );
  return (await Promise.all(taken)).flat();
}

/** Holds a name until the tab is closed. */
function hold(name: string): void {
  void navigator.locks.request(name, () => new Promise(() => {}));
}

/** Does something while no other tab holds a name; else there is nothing. */
const whileFree = (name: string, act: () => Draft[]) =>
  navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? act() : []));
