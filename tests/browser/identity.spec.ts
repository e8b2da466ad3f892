import { expect, test } from './test.ts';

for (const scheme of ['light', 'dark'] as const) {
  test(`the icon stands out from ${scheme} tabs`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/about');
    const ground = await page.evaluate(async () => {
      const icon = new Image(32, 32);
      icon.src = '/favicon.svg';
      await icon.decode();
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.drawImage(icon, 0, 0);
      return [...context.getImageData(4, 4, 1, 1).data.subarray(0, 3)];
    });
    const lightness = ground.reduce((sum, value) => sum + value, 0) / 3;
    if (scheme === 'light') expect(lightness).toBeLessThan(80);
    else expect(lightness).toBeGreaterThan(120);
  });
}
