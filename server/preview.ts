import { existsSync } from 'node:fs';
import { siteServer } from './server.ts';

const port = process.env.PORT ?? '4321';

if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
  fail(`PORT must be a number from 0 to 65535, not "${port}".`);
}
if (!existsSync('dist/404.html')) {
  fail('dist/ holds no built site: run `npm run build` first.');
}

const server = siteServer('dist');
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  fail(`Port ${port} is in use: stop what uses it, or choose another with PORT=4322 npm start.`);
});
server.listen(Number(port), () => {
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  console.log(`Khayt is at http://localhost:${actual}`);
});

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
