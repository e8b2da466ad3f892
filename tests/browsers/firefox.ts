import puppeteer from 'puppeteer-core';
import { firefox } from '../../tools/browsers.ts';
import type { Browser, Surroundings } from './browser.ts';

/** Starts Firefox, driven by WebDriver BiDi. */
export async function startFirefox({ site, elsewhere }: Surroundings): Promise<Browser> {
  const [host = '', port] = elsewhere.split(':');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox(),
    timeout: 120_000,
    protocolTimeout: 120_000,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': host,
      'network.proxy.http_port': Number(port),
      'network.proxy.ssl': host,
      'network.proxy.ssl_port': Number(port),
      'network.proxy.no_proxies_on': '127.0.0.1',
      'network.proxy.failover_direct': false,
      // As on phones, and so that the page is as wide as the window.
      'ui.useOverlayScrollbars': 1,
    },
  });
  const page = await browser.newPage();
  page.setDefaultNavigationTimeout(60_000);
  return {
    async open(address) {
      await page.goto(`${site}${address}`);
    },
    evaluate: (run, ...given) =>
      page.evaluate(run as (...given: unknown[]) => ReturnType<typeof run>, ...given),
    click: (selector) => page.click(selector),
    escape: () => page.keyboard.press('Escape'),
    resize: (width) => page.setViewport({ width, height: 844 }),
    close: () => browser.close(),
  };
}
