import { existsSync, watchFile } from 'node:fs';
import { notFoundPage } from '../hosting/addresses.ts';
import { siteServer } from '../hosting/server.ts';
import { chosenPort, listenOrStop } from './lib/listen.ts';
import { stop } from './lib/stop.ts';

/**
 * Serves `dist/` until the program is stopped; a sentence and exit code 1 say why it cannot. Phones on the same network
 * can look at it too: all that is in `dist/` is to be published.
 */
export async function serve(): Promise<void> {
  const lastPage = `dist${notFoundPage}`;
  if (!existsSync(lastPage)) stop('dist/ holds no built site: run `npm run build` first.');
  const address = await listenOrStop(siteServer('dist'), { port: chosenPort(4321) });
  console.log(`${address} · Ctrl+C stops it`);
  // A new build needs a new server: this one holds headers and file names of the last build in memory.
  watchFile(lastPage, { interval: 200 }, () => stop('dist/ was built again: restart this.'));
}

if (import.meta.main) await serve();
