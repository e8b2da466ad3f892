/* `npm run edit`: opens this folder's desk in the browser. If it is running already, that one is opened. */
import { spawn } from 'node:child_process';
import { defaultLocale } from '../src/i18n/locales.ts';
import { chosenPort } from '../tools/lib/listen.ts';
import { serve } from './serve.ts';

let port = chosenPort(4322);
let folder = await folderAt(port);
// A port may be taken by the desk of another folder, or by another program.
while (folder !== undefined && folder !== process.cwd()) folder = await folderAt(++port);
if (folder) {
  console.log(`http://localhost:${port}`);
  openBrowser(`http://localhost:${port}`);
} else {
  const address = await serve(port);
  openBrowser(address);
  // Ahead of time: the first look at the site and the first save would wait for these.
  for (const path of ['editor.js', '@vite/client', `${defaultLocale}/ready`])
    await fetch(`${address}/${path}`).catch(() => {});
}

/** The folder whose desk is at a port; empty if another program is there, undefined if nothing is. */
async function folderAt(port: number): Promise<string | undefined> {
  // Windows takes two seconds to refuse a connection.
  const signal = AbortSignal.timeout(5000);
  try {
    const asked = await fetch(`http://localhost:${port}/`, { redirect: 'manual', signal });
    return decodeURIComponent(asked.headers.get('desk-folder') ?? '');
  } catch (error) {
    const { cause } = error as Error;
    return Object(cause).code === 'ECONNREFUSED' ? undefined : '';
  }
}

function openBrowser(address: string): void {
  const openers: Record<string, string[]> = { win32: ['cmd', '/c', 'start'], darwin: ['open'] };
  const [program = '', ...args] = openers[process.platform] ?? ['xdg-open'];
  // If no browser can be opened, the owner reads the address in the terminal.
  spawn(program, [...args, address], { stdio: 'ignore' }).on('error', () => {});
}
