import { existsSync, readdirSync, watch } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';

const readers = new Set<ServerResponse>();

/** Makes a view of the desk reload its content, wherever it is open. */
export function tell(view: 'ready' | 'publish'): void {
  for (const reader of readers) reader.write(`event: ${view}\ndata:\n\n`);
}

/** Tells a view from now on what changes (server-sent events). */
export function sendEvents({ response }: { response: ServerResponse }): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
  readers.add(response);
  response.on('close', () => readers.delete(response));
}

let pause: NodeJS.Timeout;
function onSave(): void {
  clearTimeout(pause);
  // A save writes several files.
  pause = setTimeout(() => {
    tell('ready');
    // This view tells of mistakes too.
    tell('publish');
  }, 300);
}

/** Tells the views of each save from now on. */
export function watchContent(): void {
  // Where a folder is missing or can no longer be watched, a view is reloaded by hand.
  if (!existsSync('content')) return;
  const inside = readdirSync('content', { recursive: true, withFileTypes: true });
  const folders = inside
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name));
  // One by one: Node's own recursive watch loses, on Linux, a file that is replaced for the second time.
  for (const folder of ['content', ...folders]) watch(folder, onSave).on('error', () => {});
}
