import type { IncomingMessage, ServerResponse } from 'node:http';

/** Keeps a server alive where sirv would end it: at a file that is gone or locked, and at a range that ends before it begins. */
export function guardSirv(request: IncomingMessage, response: ServerResponse): void {
  response.on('pipe', (file) => file.on('error', () => response.destroy()));
  delete request.headers.range;
}
