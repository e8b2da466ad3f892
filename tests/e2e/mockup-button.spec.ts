import { pathOf } from '../../src/i18n/routes.ts';
import { blockStorage, entries, expect, holdRoute, test } from '../helpers/fixtures.ts';
import { hasStyles, stylesIn } from '../helpers/mockup.ts';
import { expectNoViolations } from '../helpers/page-checks.ts';

test.skip(!hasStyles, 'no style has a plain photograph');

test('the button is there once the message can take a style in', async ({ page }) => {
  const answer = await holdRoute(page, '/chat/ar.json');
  await page.goto(pathOf('catalog', 'ar'));
  const button = page
    .getByRole('button', { name: entries.ar.catalog.mockup.open, exact: true })
    .first();
  await expect(button).toBeHidden();
  answer();
  await expect(button).toBeVisible();
});

test('under each style with a plain photograph is a button, which shows that style first', async ({
  page,
}) => {
  const words = entries.ar.catalog.mockup;
  await page.goto(pathOf('catalog', 'ar'));
  const openers = page.getByRole('button', { name: words.open, exact: true });
  const styles = stylesIn('ar');
  await expect(openers).toHaveCount(styles.length);
  for (const [index, { name }] of styles.entries())
    await expect(openers.nth(index)).toHaveAccessibleDescription(name);
  const dialog = page.getByRole('dialog', { name: words.open, exact: true });
  const row = dialog.getByRole('list', { name: words.styleRow, exact: true });
  const { styles: shown } = await (await page.request.get('/mockup/ar.json')).json();
  const photoOf = (index: number) => JSON.stringify(shown.at(index).photo);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  for (const index of [styles.length - 1, 0]) {
    await openers.nth(index).click();
    const chosen = row.getByRole('button', { name: `${styles[index]?.name}`, exact: true });
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    await expect(row.getByRole('button')).toHaveCount(styles.length);
    // No other photograph comes before the one that was asked for.
    if (index > 0 && photoOf(0) !== photoOf(-1))
      expect(fetched.filter((path) => photoOf(0).includes(path))).toEqual([]);
    await dialog.getByRole('button', { name: words.close, exact: true }).click();
    await expect(dialog).toBeHidden();
  }
});

for (const [part, address] of Object.entries({
  words: '**/mockup/*.json',
  script: '**/_astro/OpenScript*',
  React: '**/_astro/client.*.js',
})) {
  test(`the ${part} of the mockup: fetched with the press, not before; a failure is told of, and the next press tries again`, async ({
    page,
    errors,
  }) => {
    const words = entries.en.catalog.mockup;
    const opener = page.getByRole('button', { name: words.open, exact: true }).first();
    const failed = page.getByRole('alert').filter({ hasText: words.failed });
    const fetched: (string | null)[] = [];
    await page.route(address, async (route) => {
      fetched.push(await opener.getAttribute('aria-busy'));
      await (fetched.length === 1 ? route.fulfill({ status: 503 }) : route.continue());
    });
    // Older browsers have only the attribute.
    await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'ariaBusy'));
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(pathOf('catalog', 'en'), { waitUntil: 'networkidle' });
    await expect(opener).toBeVisible();
    expect(fetched).toEqual([]);
    await opener.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await opener.click();
    await expect.poll(() => fetched.length).toBe(1);
    await expect(opener).not.toHaveAttribute('aria-busy');
    await expect(failed).toBeInViewport({ ratio: 1 });
    await expectNoViolations(page);
    await opener.click();
    await expect(page.getByRole('dialog', { name: words.open, exact: true })).toBeVisible();
    await expect(opener).not.toHaveAttribute('aria-busy');
    await expect(failed).toBeHidden();
    expect(fetched).toEqual(['true', 'true']);
    // Chromium also warns of words that were fetched and waited for the script.
    const lost = errors.splice(0).filter((error) => !error.includes('preloaded'));
    expect(lost).toEqual([expect.stringContaining('503')]);
  });
}

test('where storage is blocked or a canvas cannot be read, there is no button', async ({
  page,
  context,
}) => {
  await blockStorage(page, 'sessionStorage');
  const other = await context.newPage();
  await other.addInitScript(() => {
    CanvasRenderingContext2D.prototype.getImageData = () => new ImageData(1, 1);
  });
  for (const each of [page, other]) {
    await each.goto(pathOf('catalog', 'ar'));
    await each.waitForLoadState();
    await expect(
      each.getByRole('button', { name: entries.ar.catalog.mockup.open, exact: true }),
    ).toHaveCount(0);
    await expect(each.locator('[data-mockup]')).toHaveCount(0);
  }
});
