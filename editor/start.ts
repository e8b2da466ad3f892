import { spawn } from 'node:child_process';

/** `npm run edit`: opens this folder's desk in the browser. Pressed twice, it opens the one that is there. */
const first = Number(process.env.PORT ?? 4322);
// Another folder has a desk of its own, and another program may have a port.
const ports = Array.from({ length: 9 }, (_, index) => first + index);
const folders = await Promise.all(ports.map(folderAt));
const own = ports[folders.indexOf(process.cwd())];
if (own) {
  console.log(`http://localhost:${own}`);
  openBrowser(`http://localhost:${own}`);
} else {
  const free = ports[folders.indexOf(undefined)] ?? first;
  process.env.PORT = `${free}`;
  const { address } = await import('./serve.ts');
  openBrowser(address);
  // The site is there, and every photograph read, by the time that its owner wants to see it, or saves.
  const { siteAddress } = await import('./desk/see.ts');
  const { findings } = await import('./desk/ready.ts');
  await siteAddress().catch(() => {});
  await findings().catch(() => {});
}

/** Whose desk is on a port; an empty name, if another program is there. */
async function folderAt(port: number): Promise<string | undefined> {
  // Windows takes two seconds to say that nobody is there.
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
  const [program = '', ...words] = openers[process.platform] ?? ['xdg-open'];
  // Where no browser can be opened, its owner reads the address.
  spawn(program, [...words, address], { stdio: 'ignore' }).on('error', () => {});
}
