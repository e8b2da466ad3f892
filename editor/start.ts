import { spawn } from 'node:child_process';
import { siteAddress } from './desk/see.ts';
import { address } from './serve.ts';

/** `npm run edit`: opens the desk in the browser, and starts the site while its owner reads. */
const [program = '', ...words] = {
  win32: ['cmd', '/c', 'start', address],
  darwin: ['open', address],
}[process.platform as string] ?? ['xdg-open', address];
// Where no browser can be opened, its owner has the address.
spawn(program, words, { stdio: 'ignore' }).on('error', () => {});
siteAddress().catch(() => {});
