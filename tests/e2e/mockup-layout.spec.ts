import { expect, holdRoute, test } from '../helpers/fixtures.ts';
import { file, hasStyles, open, png, stylesIn } from '../helpers/mockup.ts';
import { publishedName } from '../helpers/published-name.ts';

test.skip(!hasStyles, 'no style has a plain photograph');

test('the mockup fits a narrow phone and large letters, and forced colors leave its parts an edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const plain = RegExp.escape(publishedName(stylesIn('ar')[0]?.plain));
  const release = await holdRoute(page, new RegExp(`/${plain}\\..*\\.avif`));
  // The page itself may show the photograph that is held.
  const opened = await open(page, 'ar', undefined, 'domcontentloaded');
  const { words, dialog, button, chooser, save } = opened;
  await chooser.setInputFiles(file(png));
  // Until the style is seen, there is nothing to save.
  await expect(dialog.getByRole('application')).toBeVisible();
  await expect(save).toBeHidden();
  release();
  await expect(save).toBeVisible();
  for (const size of ['100%', '200%']) {
    await page.evaluate(
      (size) => document.documentElement.style.setProperty('font-size', size),
      size,
    );
    const { scrollWidth, clientWidth } = await dialog.evaluate(({ scrollWidth, clientWidth }) => ({
      scrollWidth,
      clientWidth,
    }));
    expect(scrollWidth, size).toBe(clientWidth);
    await save.scrollIntoViewIfNeeded();
    await expect(save).toBeInViewport({ ratio: 1 });
  }
  await expect(button(words.close)).toBeInViewport({ ratio: 1 });
  // The controls scroll, and in a window that is low too, as at a zoom of 400 %, all does.
  for (const [height, scrolled] of [
    [640, dialog.locator('.tools')],
    [256, dialog],
  ] as const) {
    await page.setViewportSize({ width: 320, height });
    const top = () => scrolled.evaluate((part) => part.scrollTop);
    await scrolled.evaluate((part) => part.scrollTo(0, 0));
    await page.mouse.move(160, height - 40);
    await page.mouse.wheel(0, 50);
    await expect.poll(top).toBeGreaterThan(0);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(button(words.center)).toHaveCSS('border-block-start', /^1px solid rgb\(/);
  // What is chosen is marked, and the label of the field that nobody sees has its ring.
  await expect(dialog.locator('[aria-pressed="true"]').first()).toHaveCSS('outline-width', '2px');
  await chooser.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(chooser).toBeFocused();
  await expect(dialog.getByText(words.chooseOther)).toHaveCSS('outline-width', '3px');
});

test('in a low window and on a phone held sideways, the style stays beside its controls', async ({
  page,
}) => {
  const { words, dialog, button, chooser, save } = await open(page, 'ar');
  await chooser.setInputFiles(file(png));
  for (const [width, height] of [
    [1280, 600],
    [1366, 580],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const control of [save, dialog.getByRole('slider'), button(words.chestSmall)]) {
      await control.click();
      await expect(control).toBeInViewport({ ratio: 0.9 });
      await expect(dialog.getByRole('application')).toBeInViewport({ ratio: 0.9 });
    }
    await expect(button(words.close)).toBeInViewport({ ratio: 1 });
  }
});
