import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { test as base, expect as baseExpect } from '@playwright/test';
import { copyCheckout } from './copy-checkout.ts';

/** The desk reads all photographs when it starts. */
export const expect = baseExpect.configure({ timeout: 30_000 });

/** The desk and its forms, in a copy of the project. */
export const test = base.extend<{ folder: string; desk: ChildProcess }>({
  folder: async ({ browserName: _ }, use) => {
    const folder = mkdtempSync(`${tmpdir()}/site-editor-`);
    copyCheckout(folder);
    symlinkSync(resolve('node_modules'), `${folder}/node_modules`);
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  desk: async ({ folder }, use) => {
    const env = { ...process.env, PORT: '0', IMAGES: 'fast' };
    const desk = spawn(process.execPath, [resolve('editor/serve.ts')], { cwd: folder, env });
    const closed = once(desk, 'exit');
    await use(desk);
    desk.kill();
    await closed;
  },
  baseURL: async ({ desk }, use) => {
    const [said] = await once(desk.stdout as NodeJS.ReadableStream, 'data');
    await use(`http://localhost:${/:(\d+)/.exec(`${said}`)?.[1]}`);
  },
});

/** Takes a field out of the English page about the factory; what it returns puts it back. */
export function spoil(folder: string, field: string) {
  const file = `${folder}/content/en/about.yaml`;
  const right = readFileSync(file, 'utf8');
  writeFileSync(file, right.replace(new RegExp(`^${field}: .*`, 'm'), ''));
  return () => writeFileSync(file, right);
}
