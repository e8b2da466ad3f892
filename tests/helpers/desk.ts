import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { test as base, expect as baseExpect } from '@playwright/test';
import { copyInstalled, replaceInFile } from './checkout.ts';
import { startDesk } from './programs.ts';

/** The desk reads all photographs when it starts. */
export const expect = baseExpect.configure({ timeout: 30_000 });

/** The desk and its forms, in a copy of the project. */
export const test = base.extend<{
  folder: string;
  started: Awaited<ReturnType<typeof startDesk>>;
  faults: undefined;
}>({
  /** No page throws, or asks for what the desk's policy keeps from it. */
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      context.on('weberror', (error) => {
        const { message } = error.error();
        // Chromium reports this when a page is left before it has faded in.
        if (!/^Transition was (skipped|aborted)/.test(message)) faults.push(message);
      });
      context.on('console', (message) => {
        const text = message.text();
        const isRefused = text.includes('Content Security Policy');
        // Once the desk is closed, the page in it asks the server of the site itself.
        if (isRefused && !text.startsWith("Connecting to 'ws:")) faults.push(text);
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  folder: async ({ browserName: _ }, use) => {
    const folder = mkdtempSync(`${tmpdir()}/site-editor-`);
    copyInstalled(folder);
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  started: async ({ folder }, use) => {
    const started = await startDesk(folder);
    await use(started);
    await started.stop();
  },
  baseURL: ({ started }, use) => use(started.address),
});

/** Takes a field out of the English page about the factory; what it returns puts it back. */
export function spoil(folder: string, field: string) {
  const file = `${folder}/content/en/about.yaml`;
  const { before } = replaceInFile(file, new RegExp(`^${field}: .*`, 'm'), '');
  return () => writeFileSync(file, before);
}
