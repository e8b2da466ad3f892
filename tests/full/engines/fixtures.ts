import { existsSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { findProgram } from '../find-program.ts';
import { type Engine, noProxy, phoneSize } from './engine.ts';
import { startWebKitGtk } from './webkitgtk.ts';

const engineOf = (page: Page, origin: string, stop: Engine['stop']): Engine => ({
  open: (path) =>
    page.goto(origin + path).catch((error) => {
      // At times Firefox calls a page with status 404 an error. What it shows is looked at all the same.
      if (!error.message.includes('Address rejected')) throw error;
    }),
  evaluate: page.evaluate.bind(page) as Engine['evaluate'],
  click: (selector) => page.click(selector),
  press: (key) => page.keyboard.press(key),
  stop,
});

/**
 * Starts Debian's Firefox, driven by WebDriver BiDi through Puppeteer: Playwright 1.65 sends it a
 * command that no ESR knows yet, `emulation.setMediaFeaturesOverride`.
 */
async function startFirefox(origin: string): Promise<Engine> {
  const executablePath = findProgram({
    name: 'Firefox',
    paths: [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'],
    debian: ['firefox-esr'],
  });
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: phoneSize,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.ssl': noProxy.hostname,
      'network.proxy.ssl_port': noProxy.port,
      // As on phones, and so that the page is as wide as the window.
      'ui.useOverlayScrollbars': 1,
    },
  });
  // What is used of a page here is the same in Puppeteer as in Playwright.
  const page = (await browser.newPage()) as unknown as Page;
  return engineOf(page, origin, () => browser.close());
}

export const test = base.extend<{ cleanStorage: undefined }, { engine: Engine }>({
  /** The project's browser: Playwright's own build where it is installed, else Debian's. */
  engine: [
    async ({ playwright, browserName }, use) => {
      const origin = `http://localhost:${process.env.SERVER_PORT}`;
      const type = playwright[browserName];
      let engine: Engine;
      if (existsSync(type.executablePath())) {
        const proxy = { server: `${noProxy.hostname}:${noProxy.port}`, bypass: 'localhost' };
        const browser = await type.launch({ proxy });
        const page = await browser.newPage({ viewport: phoneSize });
        engine = engineOf(page, origin, () => browser.close());
      } else {
        const start = browserName === 'firefox' ? startFirefox : startWebKitGtk;
        engine = await start(origin);
      }
      await use(engine);
      await engine.stop();
    },
    // A missing browser is installed first.
    { scope: 'worker', timeout: 600_000 },
  ],
  /** Nothing stays stored for the next visit. */
  cleanStorage: [
    async ({ engine }, use) => {
      await use(undefined);
      await engine.evaluate(() => {
        sessionStorage.clear();
        localStorage.clear();
      });
    },
    { auto: true },
  ],
});

export { expect };
