import { readFileSync } from 'node:fs';
import { readContent } from '../../../src/content/parse/read.ts';
import { expect, test } from '../../helpers/desk.ts';
import { startFirefox, startWebKit } from './engine.ts';

/* The owner's walk in the engines that Playwright does not run, on a window as narrow as a phone. */

/** The text of an element on the page in the frame; runs in the page. */
function textInFrame(selector: string): string | undefined {
  const frame = document.querySelector('iframe');
  return frame?.contentDocument?.querySelector(selector)?.textContent;
}

/** Presses an element on the page in the frame; runs in the page. */
function pressInFrame(selector: string): void {
  const { contentDocument } = document.querySelector('iframe') as HTMLIFrameElement;
  contentDocument?.querySelector<HTMLElement>(selector)?.click();
}

/** Types a text into the field that has the focus, as a paste does; runs in the page. */
function paste(text: string): void {
  const field = document.activeElement as HTMLTextAreaElement;
  field.select();
  document.execCommand('insertText', false, text);
}

const { intro } = readContent().entries.en.contact;
const spot = '[data-edit="en/contact.yaml intro"]';

for (const [name, start] of Object.entries({ Firefox: startFirefox, WebKit: startWebKit }))
  test(`a sentence is pressed, typed and saved in ${name}`, async ({ started, folder }) => {
    const engine = await start();
    const { port } = new URL(started.address);
    await engine.open(`http://localhost:${port}/en/edit?file=content/en/contact.yaml`);
    const shown = () => engine.evaluate(textInFrame, spot);
    await expect.poll(shown, { timeout: 90_000 }).toBe(intro);
    const value = async () => {
      // The server of the site may load a page again while it starts: then a press is lost.
      await engine.evaluate(pressInFrame, spot);
      return engine.evaluate(() => Object(document.activeElement).value);
    };
    await expect.poll(value).toBe(intro);
    await engine.evaluate(paste, 'Typed here');
    await expect.poll(shown).toBe('Typed here');
    await engine.click('.saving .main');
    const file = `${folder}/content/en/contact.yaml`;
    await expect.poll(() => readFileSync(file, 'utf8')).toMatch(/^intro: Typed here$/m);
    await engine.stop();
  });
