import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales.ts';
import { everyPage } from '../../src/i18n/routes.ts';
import { expect, holdRoute, mobile, test } from '../helpers/fixtures.ts';
import { shiftsSince } from '../helpers/page-checks.ts';

/* The page's own font comes late, and what devices have stands in for it: nothing moves when it is there. */

// The fonts that stand in are written into the page.
test.use({ ...mobile, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

const widths = [360, 412];

/** For each family of the page that a device has, the package and the script of the font that is it. */
type Device = Record<string, [name: string, script: string]>;

const noto: Device = { 'Sans rtl': ['noto-sans-arabic', 'arabic'] };
const roboto: Device = { 'Roboto ltr': ['roboto', 'latin'] };
const arial: Device = { 'Arial ltr': ['arimo', 'latin'] };
const notoLatin: Device = { 'Noto ltr': ['noto-sans', 'latin'] };

/* Neither Roboto nor Arial's metric twin has Arabic letters. */
const devices: Record<Locale, Record<string, Device>> = {
  ar: {
    'Noto Sans Arabic and Roboto': { ...noto, ...roboto },
    'Noto Sans Arabic and Arial': { ...noto, ...arial },
    'Noto Sans Arabic and Noto Sans': { ...noto, ...notoLatin },
  },
  en: { Roboto: roboto, Arial: arial, 'Noto Sans': notoLatin },
};

for (const { locale, path } of everyPage) {
  for (const [name, device] of Object.entries(devices[locale])) {
    test(`${path} does not move when its font comes later than ${name}`, async ({ page }) => {
      const moved: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        const { shift, parts } = await visitWithLateFont(page, path, device);
        if (shift > 0.001) moved.push(`${width} px: ${shift.toFixed(4)} ${parts.join(', ')}`);
      }
      expect(moved).toEqual([]);
    });
  }
}

/** How far the page's parts move when the page's own font takes the place of another. */
async function visitWithLateFont(page: Page, path: string, device: Device) {
  await page.unrouteAll();
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/@font-face\s*\{[^}]*\}/g, (face) =>
      onDevice(face, device),
    );
    await route.fulfill({ response, body });
  });
  const release = await holdRoute(page, /^http.*\.woff2$/);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => page.evaluate(isReadWithoutFont)).toBe(true);
  const start = await page.evaluate(twoFrames);
  release();
  await page.waitForLoadState();
  return page.evaluate(shiftsSince, start);
}

/** A font face of the page with the device's font, or nothing where the device has none. */
function onDevice(face: string, device: Device): string {
  if (/family:\s*Typeface/.test(face)) return face;
  const [, [name, script] = []] =
    Object.entries(device).find(([family]) => face.includes(family)) ?? [];
  if (!name) return '';
  const weight = /weight:\s*700/.test(face) ? 700 : 400;
  const file = `@fontsource/${name}/files/${name}-${script}-${weight}-normal.woff2`;
  const bytes = readFileSync(`${import.meta.dirname}/node_modules/${file}`, 'base64');
  return face.replace(/src:[^;]*;/, `src: url(data:font/woff2;base64,${bytes});`);
}

/** Whether words stand in the font of the device, and the page's own is still on its way; runs in the page. */
function isReadWithoutFont(): boolean {
  const faces = [...document.fonts];
  const isOwn = ({ family }: FontFace) => family === 'Typeface';
  return (
    performance.getEntriesByName('first-contentful-paint').length > 0 &&
    faces.some((face) => isOwn(face) && face.status === 'loading') &&
    faces.some((face) => !isOwn(face) && face.status === 'loaded') &&
    faces.every((face) => isOwn(face) || face.status !== 'loading')
  );
}

/** Waits until what is there has been drawn; runs in the page. */
async function twoFrames(): Promise<number> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  return performance.now();
}
