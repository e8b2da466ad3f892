import { existsSync, watch } from 'node:fs';
import type { ServerResponse } from 'node:http';

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
  // Where the folder is missing, a view is reloaded by hand.
  if (!existsSync('content')) return;
  const watching = watch('content', { recursive: true }, onSave).on('error', () => {
    // Such as for a file that is gone before it is looked at.
    watching.close();
    setTimeout(watchContent, 1000).unref();
  });
}
