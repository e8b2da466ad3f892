import { setTimeout } from 'node:timers/promises';
import type { LoaderContext } from 'astro/loaders';
import { isUsable } from '../images/photo-files.ts';

type Watcher = NonNullable<LoaderContext['watcher']>;

/** Loads the content, and again whenever one of its files is saved. Resolves after the first load. */
export function loadAndWatch(watcher: Watcher, load: () => Promise<unknown>): Promise<unknown> {
  const first = load();
  let loading = first;
  let saves = 0;
  watcher.add('content');
  watcher.on('all', async (_, path) => {
    if (!/\bcontent[\\/]/.test(path)) return;
    if (!/\.(ya?ml|svg)$/i.test(path) && !isUsable(path)) return;
    const save = ++saves;
    // Several files may be saved together, and each is empty for a moment.
    await setTimeout(100);
    // One load at a time; of those that wait, only the last one runs, because it reads all that was saved.
    loading = loading.then(() => (save === saves ? load() : undefined));
  });
  return first;
}
