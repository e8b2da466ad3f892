import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { freePort } from '../../helpers/free-port.ts';
import { findProgram } from '../find-program.ts';
import { type Engine, noProxy, phoneSize } from './engine.ts';

/** The code points that WebDriver gives to keys. */
const keys: Record<string, string> = { Escape: '\uE00C', Tab: '\uE004' };

/**
 * Starts WebKitGTK's MiniBrowser on a virtual display and drives it by W3C WebDriver.
 * @throws Error that says what is missing
 */
export async function startWebKitGtk(origin: string): Promise<Engine> {
  const driver = findProgram({
    name: "WebKitGTK's driver",
    paths: ['/usr/bin/WebKitWebDriver'],
    debian: ['webkit2gtk-driver', 'xvfb'],
  });
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(display.stdio[3] as Readable, 'data');
  const port = await freePort();
  const environment = { DISPLAY: `:${`${number}`.trim()}`, XDG_CONFIG_HOME: import.meta.dirname };
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...environment },
  });

  let session = `http://127.0.0.1:${port}/session`;
  const send = async (path: string, body: object) => {
    const answer = await fetch(session + path, {
      method: 'POST',
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`WebKitGTK: ${value.error} ${value.message}`);
    return value;
  };
  const proxy = `--proxy=http://${noProxy.hostname}:${noProxy.port}`;
  const args = ['--automation', proxy, '--ignore-host=localhost'];
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } };
  await expect(async () => {
    const { sessionId } = await send('', { capabilities: { alwaysMatch: capabilities } });
    session += `/${sessionId}`;
  }).toPass();
  await send('/window/rect', { x: 0, y: 0, ...phoneSize });

  return {
    open: (path) => send('/url', { url: origin + path }),
    evaluate: (run, given) =>
      send('/execute/sync', { script: `return (${run})(...arguments)`, args: [given] }),
    // A page that is still being laid out may refuse a click at first.
    click: (selector) =>
      expect(async () => {
        const element = await send('/element', { using: 'css selector', value: selector });
        await send(`/element/${Object.values(element)[0]}/click`, {});
      }).toPass(),
    press(key) {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] ?? key }));
      return send('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async stop() {
      // Without its display the browser ends too.
      for (const child of [server, display]) child.kill();
      await once(display, 'exit');
    },
  };
}
