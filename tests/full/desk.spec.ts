import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { isMarked } from '../../editor/site/mark.ts';
import { readContent } from '../../src/content/parse/read.ts';
import { localeCodes } from '../../src/i18n/locales.ts';
import { everyPage } from '../../src/i18n/routes.ts';
import { type Background, showLogo } from '../../src/logo/logo.ts';
import { replaceInFile, siteWith } from '../helpers/checkout.ts';
import { expect, spoil, test } from '../helpers/desk.ts';
import { findSmallFields } from '../helpers/page-checks.ts';

test.use({ locale: 'en' });

for (const locale of localeCodes) {
  test(`every view in ${locale} can be used by everybody, and fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    for (const name of ['', '/see', '/ready', '/publish']) {
      await page.goto(`/${locale}${name}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The code for a phone, if the computer is on a network.
      if (name === '/see' && (await page.getByRole('button').isVisible())) {
        await page.getByRole('button').click();
        await expect(page.getByRole('img').first()).toBeVisible();
      }
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      expect(await page.evaluate(findSmallFields)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(390);
    }
  });
}

test('a finding leads to its field, and is gone once that is saved', async ({ page, folder }) => {
  const mend = spoil(folder, 'intro');
  await page.goto('/');
  await page.getByRole('link', { name: /^Ready\?/ }).click();
  const finding = page.getByRole('article').filter({ hasText: 'About us › Introduction' });
  await finding.getByRole('link', { name: 'Change it' }).click();
  await expect(page.locator('textarea:focus')).toHaveAttribute('data-keys', 'en/about.yaml intro');
  await page.goBack();
  await expect(finding).toBeVisible();
  mend();
  await expect(finding).toBeHidden();
});

test('what is right is accepted where it stands, and the list goes on at its group', async ({
  page,
  folder,
}) => {
  const file = `${folder}/content/en/contact.yaml`;
  const unfinished = readFileSync(file, 'utf8').replace(/^(intro|details): .*/gm, '$1: TODO');
  writeFileSync(file, unfinished);
  writeFileSync(`${folder}/content/en/prices.yaml`, '');
  const abroad = { coordinates: { latitude: 0, longitude: 0 } };
  writeFileSync(`${folder}/content/site.yaml`, siteWith({ ...abroad, sampleValues: [] }));
  await page.goto('/en/ready');
  const finding = page.getByRole('article').filter({ hasText: 'Contact us › Introduction' });
  const button = finding.getByRole('button', { name: 'It is right as it is' });
  await expect(button).toHaveAccessibleDescription(/Contact us › Introduction: says/);
  await button.click();
  await expect(finding).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Words, numbers and colors' })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.locator('#ready-texts ~ * a').first()).toBeFocused();
  for (const hasText of ['Place on the map: lie outside', 'prices.yaml belongs to no page']) {
    const other = page.getByRole('article').filter({ hasText });
    await other.getByRole('button', { name: 'It is right as it is' }).click();
    await expect(other).toBeHidden();
  }
});

test('“Ready?” shows the logo as large as pages do', async ({ page, folder }) => {
  const { logo } = readContent(`${folder}/content`);
  await page.goto('/en/ready');
  const grounds = page.locator('.logo');
  for (const [background, files] of Object.entries(logo.logos)) {
    for (const file of new Set(Object.values(files))) {
      const { size } = await showLogo(`content/logo/${file}`, background as Background);
      const picture = grounds.nth(background === 'light' ? 0 : 1).getByAltText(file);
      const shown = await picture.evaluate((image) => [image.clientWidth, image.clientHeight]);
      expect(shown).toEqual([size?.width, size?.height]);
    }
  }
});

test('the editor leads back to the desk', async ({ page }) => {
  await page.goto('/ar/edit');
  await expect(page.getByRole('button', { name: 'احفظ', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'موقعك' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('موقعك');
});

/** Where the site is shown; the browser of the tests knows this computer by name only. */
async function siteOrigin(page: Page) {
  const address = await page.getByRole('link', { name: 'Open the site' }).getAttribute('href');
  return new URL(`${address}`).origin.replace('127.0.0.1', 'localhost');
}

test('a phone on the network gets the site whole, and no other file of the project', async ({
  page,
}) => {
  await page.goto('/en/see');
  const show = page.getByRole('button', { name: 'Show it on my phone' });
  test.skip(!(await show.isVisible()), 'this computer is on no network');
  await show.click();
  const address = new URL(
    `${await page
      .getByText(/^http:/)
      .first()
      .textContent()}`,
  );
  address.hostname = 'localhost';
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(response.url());
  });
  await page.goto(address.href);
  for (const { path } of everyPage) {
    await page.goto(`${address.origin}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const picture of await page.getByRole('main').getByRole('img').all()) {
      if (!(await picture.isVisible())) continue;
      await picture.scrollIntoViewIfNeeded();
      const isShown = (image: Element) => !('naturalWidth' in image) || image.naturalWidth !== 0;
      await expect.poll(() => picture.evaluate(isShown)).toBe(true);
    }
    const hasFont = () => [...document.fonts].some(({ status }) => status === 'loaded');
    await expect.poll(() => page.evaluate(hasFont)).toBe(true);
  }
  await page.goto(`${address.origin}/en/catalog`);
  await page.locator('[data-mockup]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(refused).toEqual([]);
  // What the editor marks texts with is for its own frame.
  const headers = { 'desk-frame': 'yes' };
  for (const { path } of everyPage) {
    const sent = await page.request.get(`${address.origin}${path}`, { headers });
    expect(isMarked(await sent.text()), path).toBe(false);
  }
  const outside = await page.request.get(`${address.origin}/content/site.yaml`);
  expect(outside.status()).toBe(404);
});

test('with mistakes in its texts, the site shows the rest of the work', async ({
  page,
  folder,
}) => {
  const change = (file: string, find: RegExp, by: string) =>
    replaceInFile(`${folder}/content/${file}`, find, by);
  // One that names a discount, one that is not there, and a file that cannot be read.
  change('site.yaml', /^discount: .*\n/m, '');
  change('en/about.yaml', /^intro: .*/m, 'intro: Up to {discount} off.');
  change('en/services.yaml', /^intro: .*/m, '');
  change('ar/contact.yaml', /^title: /m, 'title: "');
  await page.goto('/en/see');
  await expect(page.getByText('There is a mistake in the content.')).toBeVisible();
  const origin = await siteOrigin(page);
  const shown = readContent().entries.en;
  for (const [name, heading] of [
    ['about', shown.about.heading],
    ['services', shown.services.heading],
    ['start-project', shown['start-project'].heading],
  ]) {
    await page.goto(`${origin}/en/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${heading}`);
  }
  await page.goto(`${origin}/contact`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown.contact.heading);
  change('en/about.yaml', /^intro: .*/m, 'intro: Who we are.');
  await page.goto(`${origin}/en/about`);
  // What is saved is shown, however often: words, colors, and photographs as they are cropped.
  const picture = page.getByRole('main').getByRole('img').first();
  // A save loads the page again, which ends what runs in it.
  const address = () =>
    picture.evaluate((image: HTMLImageElement) => image.currentSrc).catch(() => '');
  for (const save of [1, 2, 3, 4, 5]) {
    change('en/about.yaml', /^heading: .*/m, `heading: Heading ${save}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Heading ${save}`);
    const before = await address();
    change('photos.yaml', /[\s\S]*/, `${shown.about.photo.name}:\n  left: ${save}\n`);
    await expect.poll(async () => ['', before].includes(await address())).toBe(false);
    change('site.yaml', /^( *clay: ).*/m, `$1"#a8431${save}"`);
    await expect(page.locator('html')).toHaveCSS('--clay', `#a8431${save}`);
  }
});

test('where nothing can be shown, the site says what is wrong', async ({ page, folder }) => {
  replaceInFile(`${folder}/content/site.yaml`, /^phone:/m, 'phoen:');
  await page.goto('/en/see');
  await expect(page.getByText('There is a mistake in the content.')).toBeVisible();
  await page.goto(await siteOrigin(page));
  await expect(page.getByText('phoen is not known here').first()).toBeVisible();
});

test('the site is made, kept and downloaded, and mistakes are refused', async ({
  page,
  folder,
}) => {
  // What is published is compressed for minutes, whatever `IMAGES` is.
  replaceInFile(`${folder}/src/photographs/service.ts`, /: 4;$/m, ': fastEffort;');
  const old = [1, 2, 3].map((day) => `site-2026-01-0${day}-120000-netlify.zip`);
  mkdirSync(`${folder}/published`);
  for (const name of old) writeFileSync(`${folder}/published/${name}`, 'an older site');
  // The site as it is now is served in the same program, with the React of developers.
  await page.goto('/en/see');
  await expect(page.getByRole('link', { name: 'Open the site' })).toBeVisible();
  const mend = spoil(folder, 'intro');
  await page.reload();
  await expect(page.getByText('There is a mistake in the content.')).toBeVisible();
  await page.goto('/en/publish');
  await expect(page.getByText('There is a mistake in the content')).toBeVisible();
  mend();
  await page.reload();
  const make = page.getByRole('button', { name: 'A web host with cPanel' });
  const anyway = page.getByRole('checkbox', { name: 'Publish them all the same' });
  if (await anyway.isVisible()) await anyway.check();
  await make.click();
  // Counted in what Astro itself prints.
  const bar = page.getByRole('progressbar');
  await expect(bar).toHaveAttribute('value', /^\d+$/, { timeout: 240_000 });
  await expect(page.getByText('A web host with cPanel:')).toBeVisible();
  await expect(page.getByText('The site is made for this host')).toBeVisible({ timeout: 240_000 });

  const download = page.waitForEvent('download');
  await page
    .getByRole('link', { name: /-cpanel\.zip$/ })
    .first()
    .click();
  const files = unzipSync(readFileSync(await (await download).path()));
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['.htaccess', 'en/about.html', '404.html']),
  );
  const scripts = Object.entries(files).filter(([name]) => name.endsWith('.js'));
  expect(scripts.filter(([, bytes]) => `${Buffer.from(bytes)}`.includes('DevTools for'))).toEqual(
    [],
  );
  // Those of the other host stay.
  const kept = readdirSync(`${folder}/published`).sort();
  expect(kept).toEqual([...old, expect.stringMatching(/-cpanel\.zip$/)]);
  // The name of the file is long.
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a build that fails is one sentence, and the next press works again', async ({
  page,
  folder,
}) => {
  writeFileSync(`${folder}/astro.config.ts`, 'throw new Error("error: ENOSPC: no space left");');
  await page.goto('/en/publish');
  const anyway = page.getByRole('checkbox', { name: 'Publish them all the same' });
  if (await anyway.isVisible()) await anyway.check();
  await page.getByRole('button', { name: 'Netlify' }).click();
  await expect(page.getByText('The disk is full. Nothing is lost')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Netlify' })).toBeEnabled();
  // Nor can the site be shown then.
  await page.goto('/en/see');
  await expect(page.getByText('The disk is full. Nothing is lost')).toBeVisible();
});
