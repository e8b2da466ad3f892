import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { readContent } from '../../src/content/parse/read.ts';
import { localeCodes } from '../../src/i18n/locales.ts';
import { expect, test } from '../helpers/desk.ts';

test.use({ locale: 'en', viewport: { width: 1280, height: 720 } });

const { entries, site } = readContent();
const { home, contact, catalog, about } = entries.en;

/** The page of the site within the editor. */
const frameOf = (page: Page) => page.frameLocator('iframe');

/** Opens the editor, until the page in it can be pressed. */
async function open(page: Page, address = '/en/edit') {
  await page.goto(address);
  // The server of the site starts with the first page.
  await expect(frameOf(page).locator('[data-edit]').first()).toBeVisible({ timeout: 90_000 });
}

/** A field of a language. */
const field = (page: Page | Locator, name: string, language = 'English') =>
  page.getByRole('group', { name, exact: true }).getByRole('textbox', { name: language });

async function save(page: Page, said = 'Saved.') {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('.saving').getByRole('status')).toContainText(said);
}

/** The lines of all content files that are not as they were, as git says them. */
function changes(folder: string): string[] {
  const args = ['diff', '--no-index', '--unified=0', 'content', `${folder}/content`];
  const { stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return stdout.split('\n').filter((line) => /^[-+](?!-- |\+\+ )/.test(line));
}

test('a press on a sentence opens its field, and what is typed is on the page at once', async ({
  page,
  folder,
}) => {
  await open(page);
  const frame = frameOf(page);
  await frame.getByText(home.steps.heading, { exact: true }).click();
  const heading = page.locator('textarea:focus');
  await expect(heading).toHaveValue(home.steps.heading);
  await expect(heading).toHaveAccessibleName('English');
  await heading.fill('Step by step');
  await expect(frame.getByRole('button', { name: 'Step by step' })).toBeVisible();
  expect(changes(folder)).toEqual([]);
  await save(page);
  expect(changes(folder)).toEqual([
    `-  heading: ${home.steps.heading}`,
    '+  heading: Step by step',
  ]);
  // The page is loaded again, and is what was saved.
  await expect(frame.getByText('Step by step')).toBeVisible();
});

test('a slide stays while it is edited, and a press on its photograph opens the photograph', async ({
  page,
}) => {
  await open(page);
  const frame = frameOf(page);
  const photo = frame.locator('.hero-photo img').first();
  await expect(photo).toHaveAttribute('data-edit', /hero/);
  const { width = 0, height = 0 } = (await photo.boundingBox()) ?? {};
  // Beside the words; a part of the photograph is beyond the window.
  await photo.click({ position: { x: 0.8 * width, y: height / 2 }, force: true });
  const group = page.getByRole('group', { name: 'Photograph', exact: true });
  await expect(group.getByRole('img', { name: `${home.hero.slides[0]?.photo}` })).toBeVisible();
  // One without the factory's own numbers in it.
  const text = `${home.hero.slides.map((slide) => slide.text).findLast((text) => !/\d/.test(text))}`;
  await page.getByRole('searchbox', { name: 'Find a word' }).fill(text);
  await page.getByRole('button', { name: text }).first().click();
  const heading = frame.locator('h1');
  await expect(heading).toHaveText(text);
  await page.clock.install();
  await page.clock.runFor(10_000);
  await expect(heading).toHaveText(text);
});

test('a link does not lead away, until that is wanted', async ({ page }) => {
  await open(page);
  const link = frameOf(page).getByRole('navigation').getByText(about.navigation, { exact: true });
  await link.first().click();
  await expect(page.locator('textarea:focus')).toHaveValue(about.navigation);
  await page.getByRole('checkbox', { name: 'Links lead on' }).check();
  await page.getByRole('button', { name: 'Home', exact: true }).click();
  await link.first().click();
  await expect(frameOf(page).getByText(about.heading)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'About us' })).toBeVisible();
});

test('all mistakes are told, at their fields and over them, and the fields that are right are saved', async ({
  page,
  folder,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'The factory', exact: true }).click();
  const phone = page.getByRole('textbox', { name: 'Phone', exact: true });
  const before = await phone.inputValue();
  await phone.fill('call us');
  await page.getByRole('textbox', { name: 'Email' }).fill('write to us');
  await page.getByRole('textbox', { name: 'Minimum order' }).fill('٦٤ قطعة');
  await save(page, 'Saved, but for the fields marked in red, and the lists that these are in.');
  for (const name of ['Phone', 'Email']) {
    const input = page.getByRole('textbox', { name, exact: true });
    await expect(input).toHaveAccessibleDescription(/must be an? /);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
  }
  const minimum = changes(folder).filter((line) => line.startsWith('+'));
  expect(minimum.filter((line) => !line.includes('sampleValues'))).toEqual([
    expect.stringMatching(/^\+minimum: 64/),
  ]);
  await page.getByRole('button', { name: /The factory › Email: must/ }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  // What was saved, and what was not, can still be taken back.
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  for (let press = 0; press < 3; press++) await undo.click();
  await expect(phone).toHaveValue(before);
});

test('both coordinates are read from one paste, and what is no number is kept out of the file', async ({
  page,
  folder,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'The factory', exact: true }).click();
  await page.getByRole('textbox', { name: 'Latitude' }).fill('31.2001, 29.9187');
  await expect(page.getByRole('textbox', { name: 'Longitude' })).toHaveValue('29.9187');
  await page.getByRole('textbox', { name: 'Top discount' }).fill('عشرون');
  await save(page, 'Saved, but for the fields marked in red, and the lists that these are in.');
  const discount = page.getByRole('textbox', { name: 'Top discount' });
  await expect(discount).toHaveValue('عشرون');
  await expect(discount).toHaveAccessibleDescription(/must be a number/);
  const saved = readContent(`${folder}/content`).site;
  expect(saved.coordinates).toEqual({ latitude: 31.2001, longitude: 29.9187 });
  expect(saved.discount).toBe(site.discount);
  // A save that replaces a sample value leaves what was typed to be taken back, and does not bring the sample back.
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.click();
  await expect(discount).toHaveValue(`${site.discount}`);
  await undo.click();
  const isSample = site.sampleValues.includes('coordinates');
  await expect(page.getByRole('textbox', { name: 'Latitude' })).toHaveValue(
    `${isSample ? 31.2001 : site.coordinates.latitude}`,
  );
});

test('of two tabs, neither loses what the other one saves', async ({ page, context, folder }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await open(tab);
    await tab.getByRole('button', { name: 'Contact us', exact: true }).click();
  }
  await field(page, 'Introduction').fill('Mine');
  await field(page, 'Details').fill('Mine too');
  await field(other, 'Introduction').fill('Other');
  await field(other, 'Heading').fill('Other too');
  await save(page);
  await save(other, 'Changed elsewhere meanwhile');
  const { intro, details, heading } = readContent(`${folder}/content`).entries.en.contact;
  expect([intro, details, heading]).toEqual(['Mine', 'Mine too', 'Other too']);
  const both = other.getByRole('group', { name: /changed elsewhere meanwhile/ });
  await expect(both).toContainText(/Mine.*Other/s);
  await both.getByRole('button', { name: 'Mine' }).click();
  await expect(field(other, 'Introduction')).toHaveValue('Other');
  await save(other);
  expect(readContent(`${folder}/content`).entries.en.contact.intro).toBe('Other');
});

test('what is not saved is there again after the tab was closed, beside what has changed since', async ({
  page,
  context,
  folder,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Contact us', exact: true }).click();
  await field(page, 'Introduction').fill('Not saved');
  await field(page, 'Details').fill('Not saved either');
  await page.close();
  const file = `${folder}/content/en/contact.yaml`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^intro: .*/m, 'intro: By hand'));
  const again = await context.newPage();
  await open(again, '/en/edit?file=content/en/contact.yaml&field=details');
  await expect(field(again, 'Details')).toHaveValue('Not saved either');
  await expect(field(again, 'Introduction')).toHaveValue('By hand');
  await expect(again.getByRole('group', { name: /changed elsewhere/ })).toContainText('Not saved');
});

test('changes are taken back one after the other, and whole saves later', async ({
  page,
  folder,
}) => {
  await open(page, '/en/edit?file=content/en/contact.yaml&field=intro');
  const [intro, details] = [field(page, 'Introduction'), field(page, 'Details')];
  await intro.fill('One');
  await details.fill('Two');
  await page.keyboard.press('Control+z');
  await expect(details).toHaveValue(contact.details);
  await expect(intro).toHaveValue('One');
  await page.keyboard.press('Control+Shift+z');
  await expect(details).toHaveValue('Two');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  await page.getByRole('button', { name: 'Before' }).click();
  const dialog = page.getByRole('dialog', { name: 'Before' });
  await expect(dialog).toContainText('In English › Contact us › Introduction');
  await expect(dialog.getByRole('deletion').filter({ hasText: contact.intro })).toBeVisible();
  await expect(dialog.getByRole('insertion').filter({ hasText: 'One' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Take it back' }).first().click();
  await expect(intro).toHaveValue(contact.intro);
  expect(changes(folder)).toEqual([]);
});

test('a photograph is chosen from small pictures, or brought in, and keeps the part that is pressed', async ({
  page,
  folder,
}) => {
  await open(page, '/en/edit?file=content/en/about.yaml&field=photo.name');
  const group = page.getByRole('group', { name: 'Photograph', exact: true }).first();
  await group.getByRole('button', { name: 'Another photograph' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('img').first()).toHaveJSProperty('naturalWidth', 320);
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'From this computer' }).click();
  const buffer = readFileSync('dist/apple-touch-icon.png');
  await (await chooser).setFiles({ name: 'Our Loom.heic', mimeType: 'image/heic', buffer });
  await expect(dialog.getByRole('alert')).toContainText('cannot use');
  const again = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'From this computer' }).click();
  await (await again).setFiles({ name: 'Our Loom.png', mimeType: 'image/png', buffer });
  await expect(dialog).toBeHidden();
  // It is on the page before it is saved.
  const shown = frameOf(page).getByRole('main').locator('img[src*="our-loom"]');
  await expect(shown).toHaveCount(1);
  const outdated = group.getByText('The description still speaks of the photograph before');
  for (const language of ['English', 'العربية']) {
    await expect(outdated).toBeVisible();
    await field(page, 'What the photograph shows', language).fill('A loom');
  }
  await expect(outdated).toBeHidden();
  const point = group.getByRole('button', { name: /must stay in view/ });
  const { width = 0, height = 0 } = (await point.boundingBox()) ?? {};
  await point.click({ position: { x: width / 4, y: (height * 3) / 4 } });
  await save(page);
  const saved = readContent(`${folder}/content`);
  expect(saved.entries.ar.about.photo.name).toBe('our-loom');
  expect(saved.entries.en.about.photo.name).toBe('our-loom');
  expect(saved.focusPoints['our-loom']?.left).toBeCloseTo(25, -1);
  expect(saved.focusPoints['our-loom']?.top).toBeCloseTo(75, -1);
  // One that is shown stays.
  await group.getByRole('button', { name: 'Another photograph' }).click();
  await dialog.getByRole('button', { name: `Delete ${home.audiences.traders.photo.name}` }).click();
  await expect(dialog.getByRole('alert')).toContainText('choose another there first');
  await dialog.getByRole('button', { name: about.photo.name, exact: true }).click();
  await save(page);
  await group.getByRole('button', { name: 'Another photograph' }).click();
  await dialog.getByRole('button', { name: 'Delete our-loom' }).click();
  await expect(dialog.getByRole('button', { name: 'our-loom', exact: true })).toBeHidden();
  expect(existsSync(`${folder}/content/photos/our-loom.png`)).toBe(false);
  expect(existsSync(`${folder}/before/our-loom.png`)).toBe(true);
});

test('a logo is brought in, seen on the page, and left out', async ({ page, folder }) => {
  await open(page);
  await page.getByRole('searchbox', { name: 'Find a word' }).fill('لوجو');
  await page.getByRole('button', { name: /^Logo/ }).first().click();
  const group = page.getByRole('group', { name: 'Logo, all languages' });
  const file = group.getByLabel(/^From this computer/);
  const bytes =
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><path d="M0 0h90v30"/></svg>';
  const svg = { name: 'Our Logo.SVG', mimeType: 'image/svg+xml', buffer: Buffer.from(bytes) };
  await file.setInputFiles({ ...svg, name: 'logo.pdf' });
  await expect(group.getByRole('alert')).toContainText('no kind of file that a logo can be');
  await file.setInputFiles(svg);
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  await expect(group.getByRole('img')).toHaveJSProperty('naturalWidth', 90);
  expect(readFileSync(`${folder}/content/logo/logo.svg`, 'utf8')).toBe(bytes);
  const shown = frameOf(page).getByRole('banner').locator('img').first();
  await expect(shown).toHaveJSProperty('naturalWidth', 90);
  const buffer = readFileSync('dist/apple-touch-icon.png');
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await expect(shown).toHaveJSProperty('naturalWidth', 180);
  await group.getByRole('button', { name: 'Leave out: Logo, all languages' }).click();
  await expect(group.getByRole('img')).toBeHidden();
  await expect(shown).toBeHidden();
});

test('an item is added in every language, moved, doubled and removed, and each is taken back', async ({
  page,
  folder,
}) => {
  await open(page, '/en/edit?file=content/en/catalog.yaml&field=styles.0.name');
  const list = page.getByRole('group', { name: 'Styles', exact: true }).first();
  const first = catalog.styles[0];
  await list.getByRole('button', { name: `Double 1 · ${first?.name}` }).click();
  await list.getByRole('button', { name: `Move down 1 · ${first?.name}` }).click();
  const before = catalog.styles.length;
  await expect(list.getByRole('button', { name: /^Double \d+ ·/ })).toHaveCount(before + 1);
  await list.getByRole('button', { name: /^Remove 3 ·/ }).click();
  await expect(page.getByText('Removed. “Undo” brings it back.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('button', { name: /^Double \d+ ·/ })).toHaveCount(before + 1);
  await save(page);
  const saved = readContent(`${folder}/content`);
  for (const code of localeCodes)
    expect(saved.entries[code].catalog.styles).toHaveLength(before + 1);
  expect(saved.mistakes).toEqual([]);
});

test('colors change on the page as they are chosen', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'The factory', exact: true }).click();
  const clay = page.getByRole('group', { name: /^Clay/ }).getByRole('textbox');
  await clay.last().fill('#0000aa');
  await expect(frameOf(page).locator('html')).toHaveCSS('--clay', '#0000aa');
  await expect(page.getByText(/With Paper: \d+\.\d:1, of 4\.5:1 at least/).last()).toBeVisible();
  await clay.last().fill('#f6f1e6');
  await expect(clay.last()).toHaveAccessibleDescription(/nearest color that works/);
});

test('words are found in every form, in both languages', async ({ page }) => {
  await open(page);
  await page.getByRole('searchbox', { name: 'Find a word' }).fill('واتساب');
  await page.getByRole('button', { name: /The factory › WhatsApp number/ }).click();
  await expect(page.getByRole('textbox', { name: 'WhatsApp number' })).toBeFocused();
  const [word = ''] = contact.details.split(' ').sort((one, other) => other.length - one.length);
  await page.getByRole('searchbox', { name: 'Find a word' }).fill(word);
  await page.getByRole('button', { name: /^Contact us › Details/ }).click();
  await expect(field(page, 'Details')).toBeFocused();
});

test('after a change of languages the desk opens again, with these', async ({ page, folder }) => {
  await open(page, '/en/edit?file=content/site.yaml&field=languages');
  const languages = page.getByRole('group', { name: 'Languages of the site' });
  const shown = page.getByRole('radio', { name: 'العربية', exact: true });
  for (const isThere of [false, true]) {
    await languages.getByRole('checkbox', { name: 'العربية' }).setChecked(isThere);
    await languages.getByRole('button', { name: 'Change the languages' }).click();
    await expect(frameOf(page).locator('[data-edit]').first()).toBeVisible({ timeout: 90_000 });
    await expect(shown).toHaveCount(isThere ? 1 : 0);
    expect(existsSync(`${folder}/content/ar`)).toBe(isThere);
    // What is open in a language that was left out opens in one that is there.
    const answer = await page.request.get('/ar/ready');
    expect(new URL(answer.url()).pathname).toBe(isThere ? '/ar/ready' : '/en/ready');
    await page.getByRole('button', { name: 'The factory', exact: true }).click();
  }
  await shown.check();
  await expect(frameOf(page).locator('html')).toHaveAttribute('lang', 'ar');
});

test('it says when the desk is closed, and loses nothing', async ({ page, started }) => {
  await open(page, '/en/edit?file=content/en/contact.yaml&field=intro');
  await field(page, 'Introduction').fill('New');
  await started.stop();
  await save(page, 'The desk is closed.');
  await expect(field(page, 'Introduction')).toHaveValue('New');
});

test('a finding of “Ready?” leads to its field, in Arabic too', async ({ page }) => {
  await open(page, '/ar/edit?file=content/ar/home.yaml&field=hero.slides.1.text');
  const { text = '' } = entries.ar.home.hero.slides[1] ?? {};
  await expect(page.locator('textarea:focus')).toHaveValue(/\S/);
  await expect(frameOf(page).getByText(text)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'العربية' })).toBeChecked();
});

for (const locale of localeCodes)
  test(`the editor in ${locale} can be used by everybody, with the keyboard alone`, async ({
    page,
  }) => {
    await open(page, `/${locale}/edit`);
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    expect(violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
    const { steps } = entries[locale].home;
    const heading = frameOf(page).locator(`[data-edit="${locale}/home.yaml steps.heading"]`);
    await expect(heading).toHaveText(steps.heading);
    await heading.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('textarea:focus')).toHaveValue(steps.heading);
    await page.keyboard.type('!');
    await expect(heading).toHaveText(/!$/);
  });
