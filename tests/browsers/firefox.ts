import puppeteer from 'puppeteer-core';
import { findProgram } from '../../tools/programs.ts';
import { type Browser, phone, type Surroundings } from './browser.ts';

/**
 * Starts Firefox (FIREFOX_PATH, else the system's), driven by WebDriver BiDi.
 * @throws Error that says what is missing when there is none
 */
export async function startFirefox({ site, elsewhere }: Surroundings): Promise<Browser> {
  const executablePath = findProgram({
    name: 'Firefox',
    paths: [
      process.env.FIREFOX_PATH,
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
    debian: ['firefox-esr'],
  });
  const [host = '', port] = elsewhere.split(':');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
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
  await page.setViewport(phone);
  return {
    async open(address) {
      const go = () => page.goto(`${site}${address}`);
      await go().catch(async (error: Error) => {
        // So it says of a page that leads on to another before it has loaded: a saved language does.
        if (error.message.includes('NS_BINDING_ABORTED')) return;
        // And so where the map of the page before is refused at that moment.
        if (!error.message.includes('Address rejected')) throw error;
        await go();
      });
    },
    evaluate: (run, ...given) =>
      page.evaluate(run as (...given: unknown[]) => ReturnType<typeof run>, ...given),
    click: (selector) => page.click(selector),
    escape: () => page.keyboard.press('Escape'),
    close: () => browser.close(),
  };
}
