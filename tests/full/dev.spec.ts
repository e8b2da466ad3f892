import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from '@playwright/test';
import { readContent } from '../../src/content/reading/read.ts';
import { copyInstalled } from '../helpers/copy-checkout.ts';
import { freePort } from '../helpers/free-port.ts';
import { replaceInFile } from '../helpers/replace-in-file.ts';

test('npm run dev shows twenty saves in a row without an error or a restart', async ({ page }) => {
  test.setTimeout(300_000);
  const folder = mkdtempSync(`${tmpdir()}/site-dev-`);
  copyInstalled(folder);
  const change = (file: string, find: RegExp, by: string) =>
    replaceInFile(`${folder}/content/${file}`, find, by);
  change('site.yaml', /^phone:/m, 'phoen:');
  const port = await freePort();
  const server = spawn(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'dev', '--port', `${port}`],
    { cwd: folder },
  );
  const ended = once(server, 'exit');
  let said = '';
  for (const output of [server.stdout, server.stderr]) output.on('data', (text) => (said += text));
  const errors: string[] = [];

  const { entries } = readContent();
  const { photo } = entries.en.about;
  try {
    await expect.poll(() => said, { timeout: 60_000 }).toContain(`:${port}`);
    // A page says what is wrong with the content, and is shown as soon as that is mended.
    await page.goto(`http://localhost:${port}/en/about`);
    await expect(page.getByText('phoen is not known here').first()).toBeVisible();
    change('site.yaml', /^phoen:/m, 'phone:');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(entries.en.about.heading);
    said = '';
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const picture = page.getByRole('main').getByRole('img').first();
    // A save reloads the page, which ends what runs in it.
    const shown = () =>
      picture
        .evaluate((image: HTMLImageElement) =>
          image.complete && image.naturalWidth ? image.currentSrc : '',
        )
        .catch(() => '');
    await expect.poll(shown).not.toBe('');
    for (let save = 1; save <= 10; save++) {
      change('en/about.yaml', /^heading: .*/m, `heading: Heading ${save}`);
      await expect(heading).toHaveText(`Heading ${save}`);
      const before = await shown();
      change('photos.yaml', /[\s\S]*/, `${photo.name}:\n  left: ${save}\n`);
      await expect.poll(async () => ['', before].includes(await shown())).toBe(false);
    }
    change('site.yaml', /^( *clay: ).*/m, '$1"#a8431a"');
    await expect(page.locator('html')).toHaveCSS('--clay', '#a8431a');
    expect(errors).toEqual([]);
    expect(said).not.toMatch(/error|restart/i);
  } finally {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
});
