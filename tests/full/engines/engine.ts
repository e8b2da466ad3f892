import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { Builder, By, Key } from 'selenium-webdriver';
import { freePort } from '../../helpers/programs.ts';
import { findProgram } from '../find-program.ts';

/* Debian's Firefox and WebKit: Playwright drives only its own builds, which most machines cannot download. */

/** What the visits need of a browser, whatever drives it. Selectors are CSS. */
export interface Engine {
  /** Opens an address and waits until it has loaded. */
  open(address: string): Promise<unknown>;
  /** Runs a function in the page, which can use nothing from outside but what it is given. */
  evaluate<Given, Result>(run: (given: Given) => Result, given?: Given): Promise<Awaited<Result>>;
  /** Clicks the middle of an element, after scrolling to it. */
  click(selector: string): Promise<unknown>;
  press(key: 'Escape' | 'Tab' | '0' | '1' | '2'): Promise<unknown>;
  stop(): Promise<unknown>;
}

/** The window of every visit, in pixels. */
export const phoneSize = { width: 390, height: 844 };

/** Where no server is: the browsers reach the site, which is on this machine, and no other host. */
const noProxy = { hostname: '127.0.0.1', port: 9 };

/** Starts Firefox, which Puppeteer drives without a program of Mozilla's between them. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findProgram({
      name: 'Firefox',
      paths: [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'],
      debian: 'firefox-esr',
    }),
    defaultViewport: phoneSize,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.ssl': noProxy.hostname,
      'network.proxy.ssl_port': noProxy.port,
      // As on phones, and so that the page is as wide as the window.
      'ui.useOverlayScrollbars': 1,
    },
  });
  const page = await browser.newPage();
  return {
    // What the page before still loads may end the first attempt (NS_BINDING_ABORTED).
    open: (address) =>
      expect(() =>
        page.goto(address).catch((error) => {
          // At times Firefox calls a page with status 404 an error. What it shows is looked at all the same.
          if (!error.message.includes('Address rejected')) throw error;
        }),
      ).toPass(),
    evaluate: page.evaluate.bind(page) as Engine['evaluate'],
    click: (selector) => page.click(selector),
    press: (key) => page.keyboard.press(key),
    stop: () => browser.close(),
  };
}

/** Starts WebKitGTK's MiniBrowser on a virtual display. */
export async function startWebKit(): Promise<Engine> {
  const driver = findProgram({
    name: "WebKitGTK's driver",
    paths: ['/usr/bin/WebKitWebDriver'],
    debian: 'webkit2gtk-driver',
  });
  const xvfb = findProgram({ name: 'Xvfb', paths: ['/usr/bin/Xvfb'], debian: 'xvfb' });
  const settings = mkdtempSync(`${tmpdir()}/site-webkit-`);
  mkdirSync(`${settings}/gtk-3.0`);
  // The window's toolbar is wider than a phone.
  writeFileSync(`${settings}/gtk-3.0/gtk.css`, '* { min-width: 0; padding: 0; margin: 0 }');
  const display = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(display.stdio[3] as Readable, 'data');
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${`${number}`.trim()}`, XDG_CONFIG_HOME: settings },
  });
  const proxy = `--proxy=http://${noProxy.hostname}:${noProxy.port}`;
  const args = ['--automation', proxy, '--ignore-host=localhost'];
  const builder = new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } });
  await expect.poll(() => fetch(`http://127.0.0.1:${port}/status`).catch(() => {})).toBeTruthy();
  const browser = await builder.build();
  await browser
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...phoneSize });
  return {
    open: (address) => browser.get(address),
    evaluate: (run, given) => browser.executeScript(run, given),
    // A page that is still being laid out may refuse a click at first. What is half in view may be under a bar.
    click: (selector) =>
      expect(async () => {
        const element = browser.findElement(By.css(selector));
        await browser.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
        await element.click();
      }).toPass(),
    press: (key) =>
      browser
        .actions()
        .sendKeys({ Escape: Key.ESCAPE, Tab: Key.TAB }[key as string] ?? key)
        .perform(),
    async stop() {
      // Without its display the browser ends too.
      for (const child of [server, display]) child.kill();
      await once(display, 'exit');
      rmSync(settings, { recursive: true });
    },
  };
}
