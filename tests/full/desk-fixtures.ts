import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { test as base, expect as baseExpect } from '@playwright/test';

/** The desk reads all photographs when it starts. */
export const expect = baseExpect.configure({ timeout: 30_000 });

/** What a copy of the project needs to be built. */
const parts = ['content', 'hosting', 'integrations', 'src', 'astro.config.ts', 'package.json'];

/** The desk and its forms, in a copy of the project. */
export const test = base.extend<{ folder: string }>({
  folder: async ({ browserName: _ }, use) => {
    const folder = mkdtempSync(`${tmpdir()}/site-editor-`);
    for (const part of parts) cpSync(part, `${folder}/${part}`, { recursive: true });
    symlinkSync(resolve('node_modules'), `${folder}/node_modules`);
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ folder }, use) => {
    const env = { ...process.env, PORT: '0', IMAGES: 'fast' };
    const server = spawn(process.execPath, [resolve('editor/serve.ts')], { cwd: folder, env });
    const [said] = await once(server.stdout, 'data');
    await use(`http://localhost:${/:(\d+)/.exec(`${said}`)?.[1]}`);
    server.kill();
    await once(server, 'exit');
  },
});
