import { spawn } from 'node:child_process';
import { localeCodes } from '../src/i18n/locales.ts';
import { sentenceOf } from '../src/messages/write.ts';
import { stop } from '../tools/stop.ts';

/** `npm run edit`: opens the desk in the browser. Pressed twice, it opens the one that is there. */
const port = process.argv[2] ?? '4322';
const running = await fetch(`http://localhost:${port}/`).catch(() => undefined);
if (running?.headers.has('content-security-policy')) openBrowser(`http://localhost:${port}`);
else if (running) {
  const taken = { code: 'desk-port', values: { port } } as const;
  stop(localeCodes.map((locale) => sentenceOf(taken, locale)).join('\n'));
} else {
  const { address } = await import('./serve.ts');
  openBrowser(address);
  // The site is there by the time that its owner wants to see it.
  const { siteAddress } = await import('./desk/see.ts');
  await siteAddress().catch(() => {});
}

function openBrowser(address: string): void {
  const openers: Record<string, string[]> = { win32: ['cmd', '/c', 'start'], darwin: ['open'] };
  const [program = '', ...words] = openers[process.platform] ?? ['xdg-open'];
  // Where no browser can be opened, its owner reads the address.
  spawn(program, [...words, address], { stdio: 'ignore' }).on('error', () => {});
}
