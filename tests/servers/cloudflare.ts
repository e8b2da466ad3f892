import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { RunningServer } from './start.ts';

/** Starts Cloudflare's own runtime, workerd, on this computer, with `wrangler.jsonc` as it is published. */
export function startCloudflare(): Promise<RunningServer> {
  const home = mkdtempSync(`${tmpdir()}/khayt-cloudflare-`);
  const child = spawn(
    process.execPath,
    [
      'node_modules/wrangler/bin/wrangler.js',
      'dev',
      '--ip=127.0.0.1',
      '--port=0',
      '--inspector-port=0',
      `--persist-to=${home}`,
    ],
    {
      // A group of its own: wrangler starts others.
      detached: true,
      env: {
        ...process.env,
        HOME: home,
        XDG_CONFIG_HOME: home,
        // Neither is for a computer without internet.
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
        WRANGLER_SEND_METRICS: 'false',
      },
    },
  );
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (text: Buffer) => {
      said += text;
      const base = /Ready on (http:\/\/127\.0\.0\.1:\d+)/.exec(said)?.[1];
      if (base) resolve({ base, stop: () => process.kill(-(child.pid as number)) });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', () => reject(new Error(`wrangler did not start: ${said}`)));
  });
}
