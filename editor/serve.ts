import type { AddressInfo } from 'node:net';
import { editorServer } from './server.ts';

const port = process.env.PORT ?? '4322';

if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
  fail(`PORT must be a number from 0 to 65535, not "${port}".`);
}

const server = editorServer();
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  fail(
    `Port ${port} is in use: is the editor open already? Else choose another port, such as PORT=4330 npm run edit.`,
  );
});
server.listen(Number(port), '127.0.0.1', () => {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  console.log(`The editor is at ${address}; Ctrl+C ends it.`);
});

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
