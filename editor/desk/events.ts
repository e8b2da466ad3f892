import { watch } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

const readers = new Set<ServerResponse>();

/** Tells a page, where it is open, to show itself anew. */
export function tell(page: 'ready' | 'publish'): void {
  for (const reader of readers) reader.write(`event: ${page}\ndata:\n\n`);
}

/** Keeps telling a page what changes (server-sent events). */
export function sendEvents(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
  readers.add(response);
  request.on('close', () => readers.delete(response));
}

let pause: NodeJS.Timeout;
// A save writes several files.
watch('content', { recursive: true }, () => {
  clearTimeout(pause);
  pause = setTimeout(tell, 300, 'ready');
});
