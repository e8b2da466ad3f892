import { cpSync, rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { siteServer } from '../../hosting/server.ts';
import { listenLocally } from '../../tools/lib/listen.ts';
import { testServer } from '../helpers/server-behavior.ts';
import { temporaryFolder } from '../helpers/temporary.ts';

testServer(
  'the preview server',
  async (folder) => {
    const server = siteServer(`${folder}/dist`);
    return { base: await listenLocally(server), stop: () => server.close() };
  },
  { secure: false },
);

const folder = temporaryFolder();

test('a file that a new build removed fails its own request, and not the server', async () => {
  cpSync('dist', folder, { recursive: true });
  const server = siteServer(folder);
  onTestFinished(() => void server.close());
  const base = await listenLocally(server);
  rmSync(folder, { recursive: true });
  for (const path of ['/', '/nothing']) await expect(fetch(base + path)).rejects.toThrow();
  expect((await fetch(`${base}/about/`, { redirect: 'manual' })).status).toBe(308);
});
