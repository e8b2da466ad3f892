import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { findProgram } from '../../tools/programs.ts';
import { freePort } from '../listen.ts';
import { type Browser, phone, type Surroundings } from './browser.ts';

/**
 * Starts WebKit's small browser on a display that nobody sees, driven by WebDriver.
 * @throws Error that says what is missing when the driver, which brings the browser, or the display is
 */
export async function startWebKit({ site, elsewhere }: Surroundings): Promise<Browser> {
  const programs = {
    driver: findProgram({
      name: "WebKit's driver",
      paths: ['/usr/bin/WebKitWebDriver'],
      debian: ['webkit2gtk-driver'],
    }),
    display: findProgram({ name: 'Xvfb', paths: ['/usr/bin/Xvfb'], debian: ['xvfb'] }),
  };
  const started: ChildProcess[] = [];
  const stop = () => {
    for (const child of started.reverse()) child.kill();
  };
  try {
    const screen = spawn(
      programs.display,
      ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    );
    started.push(screen);
    const display = await firstLine(screen);
    const port = await freePort();
    started.push(
      spawn(programs.driver, [`--port=${port}`], {
        stdio: 'ignore',
        env: { ...process.env, DISPLAY: `:${display}`, XDG_CONFIG_HOME: narrowToolbar() },
      }),
    );
    const address = `http://127.0.0.1:${port}`;
    await untilAnswers(`${address}/status`);
    const driver = await new Builder()
      .usingServer(address)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          // The proxy that WebDriver itself knows is not asked for https here.
          'webkitgtk:browserOptions': {
            args: ['--automation', `--proxy=http://${elsewhere}`, '--ignore-host=127.0.0.1'],
          },
        }),
      )
      .build();
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...phone });
    return {
      open: (address) => driver.get(`${site}${address}`),
      evaluate: (run, ...given) => driver.executeScript(run, ...given),
      click: (selector) => driver.findElement(By.css(selector)).click(),
      escape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
      async close() {
        // A driver that hangs ends with its processes.
        await Promise.race([driver.quit(), wait(10_000)]).finally(stop);
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

/** A configuration without which the browser's own toolbar would keep its window wider than a phone. */
function narrowToolbar(): string {
  const folder = mkdtempSync(`${tmpdir()}/khayt-webkit-`);
  mkdirSync(`${folder}/gtk-3.0`);
  writeFileSync(
    `${folder}/gtk-3.0/gtk.css`,
    'toolbar, toolbar *, box * { min-width: 0; padding: 0; margin: 0 }',
  );
  return folder;
}

/** What the display says on its fourth channel once it stands: its number. */
function firstLine(screen: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    (screen.stdio[3] as Readable).once('data', (data) => resolve(String(data).trim()));
    screen.once('exit', (code) => reject(new Error(`Xvfb did not start: it ended with ${code}.`)));
  });
}

async function untilAnswers(address: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const answers = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return;
    await wait(100);
  }
  throw new Error("WebKit's driver did not start.");
}
