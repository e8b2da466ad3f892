/* `npm run edit`: opens this folder's desk in the browser. If it is running already, that one is opened. */
import { spawn } from 'node:child_process';
import { chosenPort } from '../tools/lib/listen.ts';

const first = chosenPort(4322);
// A port may be taken by the desk of another folder, or by another program.
const desks = await Promise.all(Array.from({ length: 9 }, (_, index) => deskAt(first + index)));
const running = desks.find(({ folder }) => folder === process.cwd());
if (running) {
  console.log(`http://localhost:${running.port}`);
  openBrowser(`http://localhost:${running.port}`);
} else {
  const free = desks.find(({ folder }) => folder === undefined);
  const { serve } = await import('./serve.ts');
  openBrowser(await serve(free?.port ?? first));
  // Ahead of time: the first look at the site and the first save would wait for these.
  const { siteAddress } = await import('./desk/see.ts');
  const { launchFindings } = await import('../src/content/checks/launch.ts');
  await siteAddress().catch(() => {});
  await launchFindings('.').catch(() => {});
}

/** A port, and the folder whose desk is there; empty if another program is there, undefined if nothing is. */
async function deskAt(port: number) {
  // Windows takes two seconds to refuse a connection.
  const signal = AbortSignal.timeout(5000);
  try {
    const asked = await fetch(`http://localhost:${port}/`, { redirect: 'manual', signal });
    return { port, folder: decodeURIComponent(asked.headers.get('desk-folder') ?? '') };
  } catch (error) {
    const { cause } = error as Error;
    return { port, folder: Object(cause).code === 'ECONNREFUSED' ? undefined : '' };
  }
}

function openBrowser(address: string): void {
  const openers: Record<string, string[]> = { win32: ['cmd', '/c', 'start'], darwin: ['open'] };
  const [program = '', ...args] = openers[process.platform] ?? ['xdg-open'];
  // If no browser can be opened, the owner reads the address in the terminal.
  spawn(program, [...args, address], { stdio: 'ignore' }).on('error', () => {});
}
