import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { words } from '../../editor/forms/labels.ts';
import { readContent } from '../../src/content/parse/read.ts';
import { valueAt } from '../../src/content/schema/shape.ts';
import { expect, test } from '../helpers/desk.ts';

// Sveltia CMS draws a field only when it comes into view: a tall window shows what the tests use.
test.use({ locale: 'en', viewport: { width: 1200, height: 1600 } });

const side = (page: Page, language: string) =>
  page.getByRole('group', { name: new RegExp(`Edit .${language}. Content`) });

async function open(page: Page, form: string) {
  await page.goto('/en/forms');
  await page.getByRole('row', { name: form }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
}

/** Takes the photograph that is chosen in the dialog. */
async function insert(page: Page) {
  await page.getByRole('button', { name: 'Insert' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function save(page: Page, answer: string | RegExp = 'Entry saved.') {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(answer)).toBeVisible();
}

/** The lines of all content files that are not as they were, as git says them. */
function changes(folder: string): string[] {
  const args = ['diff', '--no-index', '--unified=0', 'content', `${folder}/content`];
  const { stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return stdout.split('\n').filter((line) => /^[-+](?!-- |\+\+ )/.test(line));
}

test('a word changes; a change by hand meanwhile is shown, not lost', async ({ page, folder }) => {
  await open(page, 'Home');
  const eyebrow = side(page, 'English').getByRole('textbox', {
    name: 'Small line over the slides',
  });
  const before = await eyebrow.inputValue();
  const file = `${folder}/content/en/home.yaml`;
  const byHand = readFileSync(file, 'utf8').replace(/^navigation: .*/m, 'navigation: By hand');
  writeFileSync(file, byHand);
  await eyebrow.fill('Word');
  await save(page, 'Entry Changed by Someone Else');
  expect(readFileSync(file, 'utf8')).toBe(byHand);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Reload Entry' }).click();
  const question = page.getByRole('alertdialog').filter({ hasText: 'Reload' });
  await question.getByRole('button', { name: 'Reload Entry' }).click();
  await expect(eyebrow).toHaveValue(before);
  await eyebrow.fill('Word');
  await save(page);
  expect(readFileSync(file, 'utf8')).toBe(byHand.replace(`eyebrow: ${before}`, 'eyebrow: Word'));
});

test('a field keeps its quotes, and refuses all nonsense at once', async ({ page, folder }) => {
  await open(page, 'The factory');
  const phone = page.getByRole('textbox', { name: 'Phone' });
  const before = await phone.inputValue();
  const email = await page.getByRole('textbox', { name: 'Email' }).inputValue();
  await phone.fill('call us');
  await page.getByRole('textbox', { name: 'Email' }).fill('write to us');
  await save(page, /The factory › Phone: must /);
  const refusal = page.getByRole('alertdialog', { name: 'Nothing was saved' });
  const mistakes = refusal.getByText(/Email: must .*Phone: must/s);
  await expect(mistakes).toHaveCSS('white-space-collapse', 'preserve-breaks');
  await expect(refusal).not.toContainText('try again');
  expect(changes(folder)).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button').first().click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await phone.fill('+20 122 222 2222');
  await save(page);
  const [gone = '', come] = changes(folder);
  expect(gone).toContain(`"${before}"`);
  expect(come).toBe(gone.replace('-', '+').replace(before, '+20 122 222 2222'));
});

test('the factory is saved when no sample is left, with a number as an Arabic keyboard writes it', async ({
  page,
  folder,
}) => {
  const file = `${folder}/content/site.yaml`;
  const own = readFileSync(file, 'utf8').replace(
    /^sampleValues:.*(\n +- .*)*/m,
    'sampleValues: []',
  );
  writeFileSync(file, own);
  await page.setViewportSize({ width: 1200, height: 4000 });
  await open(page, 'The factory');
  await page.getByRole('spinbutton', { name: /^Minimum order/ }).fill('\u200f١٬٠٦٤');
  await save(page);
  expect(readFileSync(file, 'utf8')).toBe(own.replace(/^minimum: \d+/m, 'minimum: 1064'));
});

test('another form opens when the address goes to it', async ({ page }) => {
  await open(page, 'Home');
  await page.goto(page.url().replace('home', 'contact'));
  const details = side(page, 'English').getByRole('textbox', { name: 'Details' });
  await expect(details).toHaveValue(readContent().entries.en.contact.details);
  await page.goBack();
  await expect(
    side(page, 'English').getByRole('textbox', { name: 'Small line over the slides' }),
  ).toBeVisible();
});

test('whoever leaves with changes is asked, and a save says when the desk is closed', async ({
  page,
  started,
}) => {
  await open(page, 'Contact us');
  const question = page.waitForEvent('dialog');
  await side(page, 'English').getByRole('textbox', { name: 'Details' }).fill('New');
  await page.close({ runBeforeUnload: true });
  expect((await question).type()).toBe('beforeunload');
  await (await question).dismiss();
  await started.stop();
  await save(page, /The desk is closed/);
});

test('what it cannot begin with is said in the page', async ({ page, folder }) => {
  writeFileSync(`${folder}/content/en/about.yaml`, Buffer.from('title: About us', 'utf16le'));
  await page.goto('/en/forms');
  await expect(page.getByText(/about.* is not saved as UTF-8/i)).toBeVisible();
});

/** Takes a file from elsewhere in place of the last photograph. */
async function upload(page: Page, name: string, saved: string) {
  // The forms draw a field only where the window shows it.
  await page.setViewportSize({ width: 1200, height: 4000 });
  const replace = side(page, 'Arabic').getByRole('button', { name: /^Replace/ });
  await expect(replace).toHaveCount(2);
  await replace.last().click();
  const dialog = page.getByRole('dialog');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  const buffer = readFileSync('dist/apple-touch-icon.png');
  await (await chooser).setFiles({ name, mimeType: 'image/png', buffer });
  // Until then, the one that was chosen before would be inserted.
  await expect(dialog.getByRole('option', { name: saved, selected: true })).toBeVisible();
  await insert(page);
}

test('a photograph from elsewhere joins the others', async ({ page, folder }) => {
  await open(page, 'About us');
  await upload(page, 'Our Loom.png', 'our-loom.png');
  await page.getByRole('button', { name: 'Save' }).click();
  const saved = `${folder}/content/photos/our-loom.png`;
  await expect.poll(() => existsSync(saved)).toBe(true);
  expect(readFileSync(saved).equals(readFileSync('dist/apple-touch-icon.png'))).toBe(true);
  const change = [expect.stringMatching(/^- {2}name: /), '+  name: our-loom'];
  expect(changes(folder)).toEqual([...change, ...change]);
});

test('a photograph whose name ends as that of something else is refused by what it is', async ({
  page,
  folder,
}) => {
  await open(page, 'About us');
  await upload(page, 'Our Loom.heic', 'our-loom.heic');
  await save(page, /our-loom\.heic is a photograph, but .* it ends in \.png/);
  expect(changes(folder)).toEqual([]);
});

test('a press on a photograph sets its point that stays in view', async ({ page, folder }) => {
  const [name = ''] = readContent().photos.usable.keys();
  writeFileSync(`${folder}/content/photos.yaml`, `${name}: { left: 1, top: 1 }\n`);
  await open(page, 'Where photographs are cropped');
  const photo = page.getByRole('group', { name }).first().locator('img');
  await expect(photo).toHaveJSProperty('complete', true);
  const { width = 0, height = 0 } = (await photo.boundingBox()) ?? {};
  await photo.click({ position: { x: width / 4, y: (height * 3) / 4 } });
  await save(page);
  expect(readContent(`${folder}/content`).focusPoints[name]).toEqual({ left: 25, top: 75 });
});

test('a new style stands in every language, and is removed when that is meant', async ({
  page,
  folder,
}) => {
  const [[photo = '', file = ''] = []] = readContent().photos.usable;
  await open(page, 'Catalog');
  await side(page, 'Arabic')
    .getByRole('button', { name: /Add .Styles/ })
    .click();
  for (const language of ['Arabic', 'English']) {
    const style = side(page, language)
      .getByRole('group', { name: /Styles.+Field/ })
      .getByRole('group')
      .filter({ has: page.getByRole('button', { name: 'Remove' }) })
      .last();
    await style.hover();
    await page.mouse.wheel(0, 600);
    if (language === 'Arabic') {
      await style.getByRole('textbox', { name: 'Name in links' }).fill('tee-new');
      await style.getByRole('button', { name: 'Browse' }).first().click();
      await page.getByRole('option', { name: file }).click();
      await insert(page);
    }
    await style.getByRole('textbox', { name: 'Name', exact: true }).fill(language);
    await style.getByRole('textbox', { name: 'What the photograph shows' }).fill('A shirt');
  }
  await save(page);
  const lines = (name: string) => [
    '+  - id: tee-new',
    `+    name: ${name}`,
    '+    photo:',
    `+      name: ${photo}`,
    '+      alt: A shirt',
  ];
  expect(changes(folder)).toEqual([...lines('Arabic'), ...lines('English')]);

  // Only fields in view are drawn.
  await page.setViewportSize({ width: 1200, height: 6000 });
  await open(page, 'Catalog');
  const styles = side(page, 'Arabic').getByRole('group', { name: /Styles.+Field/ });
  const remove = styles.getByRole('button', { name: 'Remove', exact: true }).last();
  page.once('dialog', (dialog) => dialog.dismiss());
  await remove.click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  page.once('dialog', (dialog) => dialog.accept());
  await remove.click();
  await save(page);
  expect(changes(folder)).toEqual([]);
});

test.describe('for an owner whose browser speaks Arabic', () => {
  test.use({ locale: 'ar' });

  test('the forms do too', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'عدّل' }).click();
    await page.getByRole('row', { name: 'الرئيسية' }).click();
    await expect(page.getByRole('button', { name: 'حفظ' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });
});

test('the words of Sveltia CMS that are replaced are there, and the others stay', async ({
  page,
}) => {
  const read = (locale: string) =>
    JSON.parse(readFileSync(`editor/node_modules/@sveltia/cms/locales/${locale}.json`, 'utf8'));
  for (const places of Object.values(words.interface).map(Object.keys))
    expect(
      places.filter((place) => typeof valueAt(read('en-US'), place.split('.')) !== 'string'),
    ).toEqual([]);
  const sent = await (await page.request.get('/@sveltia/cms/locales/ar.json')).text();
  const served = JSON.parse(sent.replace('export default ', ''));
  expect(served.save_conflict.title).toBe(words.interface.ar?.['save_conflict.title']);
  expect(served.assets_dialog.title).toEqual(read('ar').assets_dialog.title);
});

test('what the desk cannot do is hidden, whatever a language calls it', async ({ page }) => {
  await page.route('**/locales/ar.json', async (route) => {
    const words = await (await route.fetch()).text();
    const body = words.replaceAll(/ترجمة من|"delete":"حذف"/g, (found) =>
      found.replace(/ترجمة|حذف/, 'غير متاح'),
    );
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto('/ar/forms#/collections/_singletons/entries/about');
  const translate = page.locator('button[title^="غير متاح من"]');
  await expect(page.getByRole('button', { name: 'حفظ' })).toBeVisible();
  await expect(translate).not.toHaveCount(0);
  await expect(translate.filter({ visible: true })).toHaveCount(0);
  await page.goto('/ar/forms#/assets/-/all');
  const remove = page.locator('button[data-label="غير متاح"]');
  await expect(remove).not.toHaveCount(0);
  await expect(remove.filter({ visible: true })).toHaveCount(0);
});
